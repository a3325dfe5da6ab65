export const chart = {
  asTable: '以表格查看',
  asChart: '以图表查看',
  none: '暂无数据',
  total: '合计',
  share: '占比',
  unit: '单位：{{size}}{{unit}}',
  yuan: '元',
  scale: { wan: '万', yi: '亿', thousand: '千', million: '百万' },
} as const

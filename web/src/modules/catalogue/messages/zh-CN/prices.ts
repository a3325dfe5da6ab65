/** Price history of goods. */
export const prices = {
  list: '商城价',
  agreement: '我的协议价',
  week: '日期',
  summary: '近 {{weeks}} 周的价格，当前商城价 {{price}}',
  lowest: '近 30 天商城最低价 {{price}}（{{day}}）',
  unchanged: '自 {{day}} 起商城价未变动',
  changes: '自 {{day}} 起商城价变动 {{count}} 次',
} as const

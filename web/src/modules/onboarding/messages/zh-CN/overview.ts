/** Supplier at a glance. */
export const supplier360 = {
  title: '供应商全景',
  blocked: '该供应商有生效中的限制',
  toList: '查看列表',
  none: '暂无记录',
  part: {
    qualifications: '品类准入',
    agreements: '协议',
    contracts: '合同',
    orders: '订单（近 12 个月）',
    invoices: '发票',
    payables: '应付账款',
    incidents: '违规',
    scores: '评分',
    dispositions: '处置',
  },
  figure: {
    total: '合计',
    open: '处理中',
    inForce: '生效中',
    expiring: '30 天内到期',
    overdue: '已逾期',
    amount: '金额（元）',
    rest: '未付（元）',
    paid: '已付（元）',
  },
} as const

import { inChinese } from '#contract/kit/labels.ts'
import { openLineLabels, toInvoiceLabels } from '#contract/settlement/matching/match.ts'

/** What suppliers still have to invoice 待开票. */
export const toInvoice = {
  title: '待开票',
  keyword: '关键词',
  hint: '对账单号 / 供应商 / 付款单位',
  none: '没有符合条件的对账单',
  noneReason: '请调整筛选条件后重试。',
  empty: '没有待开票的对账单',
  emptyReason: '确认对账单后，待开票金额在此显示。',
  field: { ...inChinese(toInvoiceLabels), keyword: '关键词', rates: '按税率' },
  action: { lines: '开票明细', upload: '上传发票' },
  rate: '{{rate}}%',
  noRate: '运费等（税率以发票为准）',
  rateTotal: '不含税 {{net}} · 税额 {{tax}}',
  remark: '备注栏请填写对账单号 {{statementNo}}',
  line: {
    title: '开票明细',
    keyword: '关键词',
    hint: '商品 / 订单编号 / 单据号',
    none: '没有符合条件的明细',
    noneReason: '请调整筛选条件后重试。',
    empty: '已全部开票',
    emptyReason: '该对账单没有待开票的明细。',
    action: {},
    field: { ...inChinese(openLineLabels), keyword: '关键词' },
  },
} as const

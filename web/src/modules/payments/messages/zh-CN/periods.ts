import { inChinese } from '#contract/kit/labels.ts'
import { accrualLabels, periodLabels } from '#contract/payments/periods/periods.ts'

/** Accounting periods 会计期间. */
export const periods = {
  title: '会计期间',
  purpose: '按付款单位逐月结账：已收货未开票的期末暂估、次月冲回；结账后的收货与发票计入下一期间',
  tabs: '期间状态',
  all: '全部',
  keyword: '关键词',
  hint: '付款单位 / 税号 / 月份',
  none: '没有符合条件的会计期间',
  noneReason: '请调整筛选条件后重试。',
  empty: '暂无会计期间',
  emptyReason: '有收货后按月显示。',
  count: '{{count}} 笔',
  field: {
    ...inChinese(periodLabels),
    keyword: '关键词',
    status: { label: '状态', options: { open: '未结账', closed: '已结账' } },
  },
  action: { close: '结账', accruals: '暂估明细', xlsx: '导出凭证 Excel', xml: '导出入账信息 XML', archive: '下载归档' },
  check: {
    over: '会计期间已结束',
    previous: '上一期间已结账',
    statements: '对账单全部确认',
    payments: '付款全部有银行结果',
    exceptions: '发票全部审核',
    redForms: '红字确认单全部完成',
    unstated: '收货全部对账',
  },
  outcome: { ok: '通过', warn: '提示', fail: '未通过' },
  close: {
    title: '{{month}} 结账',
    note: '结账后不可反结账；提示项不影响结账，未开票的收货自动暂估。',
    done: '已结账',
  },
  accrual: {
    title: '暂估明细',
    of: '{{month}} 暂估明细',
    keyword: '关键词',
    hint: '供应商',
    none: '没有符合条件的暂估',
    noneReason: '请调整筛选条件后重试。',
    empty: '没有已收货未开票的明细',
    emptyReason: '截至期末的收货均已开票。',
    field: { ...inChinese(accrualLabels), keyword: '关键词' },
    action: {},
  },
} as const

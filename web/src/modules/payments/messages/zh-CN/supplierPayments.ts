import { inChinese } from '#contract/kit/labels.ts'
import { receiptLabels, receivableLabels } from '#contract/payments/supplierPayments.ts'

/** Payments of a supplier 收款. */
export const supplierPayments = {
  title: '收款',
  purpose: '查看待收发票与到账记录，维护收款账户',
  views: '收款内容',
  view: { receivables: '待收款', retentions: '质保金', receipts: '到账记录', payee: '收款账户' },
  receivable: {
    title: '待收款',
    tabs: '收款状态',
    tab: { unsettled: '未结清', settled: '已结清', all: '全部' },
    keyword: '关键词',
    hint: '发票号码 / 付款单位',
    none: '没有符合条件的发票',
    noneReason: '请调整筛选条件后重试。',
    empty: '暂无待收款',
    emptyReason: '发票经采购方审核后，在此显示到期日与进度。',
    field: {
      ...inChinese(receivableLabels),
      keyword: '关键词',
      status: {
        label: '状态',
        options: { open: '待付款', held: '暂停付款', paying: '付款中', settled: '已结清' },
      },
    },
    action: {},
  },
  receipt: {
    title: '到账记录',
    keyword: '关键词',
    hint: '付款申请号 / 付款单位 / 银行流水号',
    none: '没有符合条件的到账记录',
    noneReason: '请调整筛选条件后重试。',
    empty: '暂无到账记录',
    emptyReason: '采购方付款后，在此显示。',
    bounced: '已退票',
    field: { ...inChinese(receiptLabels), keyword: '关键词', payeeBank: '收款账户' },
    action: {},
  },
} as const

import { inChinese } from '#contract/kit/labels.ts'
import { invoicedOrderLabels } from '#contract/settlement/matching/match.ts'

/** Invoices of a buyer's own orders 我的发票. */
export const myInvoices = {
  title: '我的发票',
  purpose: '我的订单收货、开票到哪一步，以及开票信息',
  views: '我的发票',
  view: { orders: '订单发票', titles: '开票信息' },
  keyword: '关键词',
  hint: '订单编号 / 供应商',
  none: '没有符合条件的订单',
  noneReason: '请调整筛选条件后重试。',
  empty: '暂无订单发票',
  emptyReason: '收货后的订单在此显示开票进度。',
  tabs: '开票进度',
  tab: { all: '全部', waiting: '待开票', exception: '有差异', invoiced: '已开票' },
  field: {
    ...inChinese(invoicedOrderLabels),
    keyword: '关键词',
    invoices: '发票',
    state: {
      label: '发票状态',
      options: { received: '待对账', stated: '待开票', exception: '有差异', invoicing: '核对中', invoiced: '已开票' },
    },
  },
  action: {},
} as const

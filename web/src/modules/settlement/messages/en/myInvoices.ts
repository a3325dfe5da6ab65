import { inEnglish } from '#contract/kit/labels.ts'
import { invoicedOrderLabels } from '#contract/settlement/matching/match.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { myInvoices as zh } from '../zh-CN/myInvoices.ts'

/** Invoices of a buyer's own orders 我的发票. */
export const myInvoices: SameKeys<typeof zh> = {
  title: 'My invoices',
  purpose: 'How far your orders are received and invoiced, and your invoice titles.',
  views: 'My invoices',
  view: { orders: 'Invoices of orders', titles: 'Invoice titles' },
  keyword: 'Keyword',
  hint: 'Order or supplier',
  none: 'No orders found',
  noneReason: 'Change the filters and try again.',
  empty: 'No invoices yet',
  emptyReason: 'Orders appear here once they were received.',
  tabs: 'Progress of invoices',
  tab: { all: 'All', waiting: 'Awaiting invoice', exception: 'With a difference', invoiced: 'Invoiced' },
  field: {
    ...inEnglish(invoicedOrderLabels),
    keyword: 'Keyword',
    invoices: 'Invoices',
    state: {
      label: 'Invoice state',
      options: {
        received: 'Awaiting statement',
        stated: 'Awaiting invoice',
        exception: 'With a difference',
        invoicing: 'Under review',
        invoiced: 'Invoiced',
      },
    },
  },
  action: {},
}

import {
  invoicedOrderLabels,
  openLineLabels,
  orderInvoiceStateNames,
  toInvoiceLabels,
} from '#contract/settlement/matching/match.ts'
import type { exportInvoicedOrders, exportOpenLines, exportToInvoice } from '#contract/settlement/matching/matching.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const toInvoiceColumns: ColumnsOf<typeof exportToInvoice> = toInvoiceLabels
export const openLineColumns: ColumnsOf<typeof exportOpenLines> = openLineLabels
export const invoicedOrderColumns: ColumnsOf<typeof exportInvoicedOrders> = {
  ...invoicedOrderLabels,
  state: { title: invoicedOrderLabels.state, words: orderInvoiceStateNames },
}

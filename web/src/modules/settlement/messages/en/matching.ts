import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { matching as zh } from '../zh-CN/matching.ts'

/** Matching 三单匹配: an invoice beside the lines of statements. */
export const matching: SameKeys<typeof zh> = {
  title: 'Invoice matching',
  purpose: 'Invoices beside receipts and statements. What agrees passes by itself, the rest is resolved here.',
  queue: 'Invoices to resolve',
  queueTabs: 'Stage',
  tab: { exception: 'Exceptions', matched: 'To approve' },
  none: 'No invoices to resolve',
  noneReason: 'Invoices that agree are matched by themselves.',
  choose: 'Choose an invoice on the left',
  invoice: 'Invoice',
  basis: 'Basis',
  noBasis: 'No statement fits',
  difference: 'Invoice − receipts',
  method: { totals: 'By totals of each rate', lines: 'Line by line', none: 'Not matched' },
  rows: 'Line by line',
  side: { invoice: 'Invoice', line: 'Receipts and statement' },
  column: { name: 'Item', quantity: 'Quantity', price: 'Price with tax', gross: 'With tax', outcome: 'Result' },
  outcome: { ok: 'Agrees', price: 'Price', quantity: 'Quantity', rate: 'Tax rate', noReceipt: 'No receipt' },
  total_one: '{{count}} line',
  total: '{{count}} lines',
  more_one: '{{count}} more line is in the details of the invoice',
  more: '{{count}} more lines are in the details of the invoice',
  resolve: 'What to do',
  resolveNote: 'The supplier learns the result and the reason',
  overriddenBy: '{{name}} accepted the difference',
  detail: 'Details of the invoice',
}

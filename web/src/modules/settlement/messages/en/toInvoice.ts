import { inEnglish } from '#contract/kit/labels.ts'
import { openLineLabels, toInvoiceLabels } from '#contract/settlement/matching/match.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { toInvoice as zh } from '../zh-CN/toInvoice.ts'

/** What suppliers still have to invoice 待开票. */
export const toInvoice: SameKeys<typeof zh> = {
  title: 'To invoice',
  keyword: 'Keyword',
  hint: 'Statement, supplier or payer',
  none: 'No statements found',
  noneReason: 'Change the filters and try again.',
  empty: 'Nothing to invoice',
  emptyReason: 'What confirmed statements still lack in invoices appears here.',
  field: { ...inEnglish(toInvoiceLabels), keyword: 'Keyword', rates: 'By tax rate' },
  action: { lines: 'Lines to invoice', upload: 'Upload invoice' },
  rate: '{{rate}}%',
  noRate: 'Shipping and the like, at the rate of the invoice',
  rateTotal: '{{net}} without tax, tax {{tax}}',
  remark: 'Put statement number {{statementNo}} into the remark',
  line: {
    title: 'Lines to invoice',
    keyword: 'Keyword',
    hint: 'Product, order or document',
    none: 'No lines found',
    noneReason: 'Change the filters and try again.',
    empty: 'All invoiced',
    emptyReason: 'Nothing of this statement is left to invoice.',
    action: {},
    field: { ...inEnglish(openLineLabels), keyword: 'Keyword' },
  },
}

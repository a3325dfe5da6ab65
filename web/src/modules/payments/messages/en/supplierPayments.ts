import { inEnglish } from '#contract/kit/labels.ts'
import { receiptLabels, receivableLabels } from '#contract/payments/supplierPayments.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { supplierPayments as zh } from '../zh-CN/supplierPayments.ts'

export const supplierPayments: SameKeys<typeof zh> = {
  title: 'Payments',
  purpose: 'See what you are owed and what was paid, and keep your payee account up to date',
  views: 'Views of payments',
  view: { receivables: 'Receivables', retentions: 'Retentions', receipts: 'Payments received', payee: 'Payee account' },
  receivable: {
    title: 'Receivables',
    tabs: 'Status of receivables',
    tab: { unsettled: 'Unsettled', settled: 'Settled', all: 'All' },
    keyword: 'Keyword',
    hint: 'Invoice number or payer',
    none: 'No matching invoices',
    noneReason: 'Try other filters.',
    empty: 'Nothing to receive',
    emptyReason: 'Invoices that the buyer has approved appear here with their due dates.',
    field: {
      ...inEnglish(receivableLabels),
      keyword: 'Keyword',
      status: {
        label: 'Status',
        options: { open: 'To be paid', held: 'On hold', paying: 'Being paid', settled: 'Settled' },
      },
    },
    action: {},
  },
  receipt: {
    title: 'Payments received',
    keyword: 'Keyword',
    hint: 'Request number, payer or bank reference',
    none: 'No matching payments',
    noneReason: 'Try other filters.',
    empty: 'No payments yet',
    emptyReason: 'Payments of the buyer appear here.',
    bounced: 'Returned',
    field: { ...inEnglish(receiptLabels), keyword: 'Keyword', payeeBank: 'Payee account' },
    action: {},
  },
}

import { inEnglish } from '#contract/kit/labels.ts'
import { batchLabels, paymentLabels } from '#contract/payments/batch.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { paymentBatches as zh } from '../zh-CN/paymentBatches.ts'

export const paymentBatches: SameKeys<typeof zh> = {
  title: 'Payment batches',
  purpose:
    'Send approved requests to the bank, directly or as a file. Payments without an answer are never sent again.',
  tabs: 'Status of batches',
  tab: { all: 'All', sent: 'Being paid', done: 'Completed' },
  keyword: 'Keyword',
  hint: 'Batch number or person',
  none: 'No matching batches',
  noneReason: 'Try other filters.',
  empty: 'No payment batches yet',
  emptyReason: 'Choose approved payment requests to make a batch.',
  failedCount: '{{count}} failed',
  count_one: '{{count}} payment',
  count: '{{count}} payments',
  download: 'Download bank file',
  file: 'Bank file',
  fileNote: 'It never changes',
  results: 'Bank results',
  resultsHint: 'Matched by our serial alone. A result that is known changes nothing.',
  imported: '{{applied}} recorded, {{repeated}} repeated, {{foreign}} not of this batch',
  problem: '{{serial}}: {{text}}',
  field: {
    ...inEnglish(batchLabels),
    keyword: 'Keyword',
    paid: 'Paid',
    waiting: 'Waiting for the bank',
    failed: 'Failed',
    reason: 'Reason',
    channel: { label: 'Way to the bank', options: { file: 'Bank file', bank: 'Direct to the bank' } },
    status: { label: 'Status', options: { sent: 'Being paid', done: 'Completed' } },
  },
  action: { giveUp: 'Give up unknown payments' },
  bankState: {
    queued: 'Direct · to be submitted',
    sending: 'Direct · submitted, waiting for the bank',
    accepted: 'Direct · accepted by the bank',
  },
  requested: 'last asked',
  giveUp: {
    title: 'Give up payments that the bank does not know?',
    text: 'Call the bank first. Their amounts are free again and can be requested anew; pay nothing twice.',
  },
  payment: {
    title: 'Payments',
    keyword: 'Keyword',
    hint: 'Serial, account name or request number',
    none: 'No matching payments',
    noneReason: 'Try other filters.',
    empty: 'No payments yet',
    emptyReason: 'The payments of the batch appear here.',
    field: {
      ...inEnglish(paymentLabels),
      keyword: 'Keyword',
      payeeName: 'Payee, serial and account',
      paidOn: 'Paid on, bank reference',
      status: { label: 'Status', options: { sent: 'Sent', paid: 'Paid', failed: 'Failed', bounced: 'Returned' } },
    },
    action: {},
  },
  happened: {
    paymentBatch: {
      created: 'Batch made',
      resultsImported: 'Bank results recorded',
      givenUp: 'Unknown payments given up',
    },
  },
}

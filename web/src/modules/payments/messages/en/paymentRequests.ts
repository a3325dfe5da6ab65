import { inEnglish } from '#contract/kit/labels.ts'
import { requestLabels, requestRowLabels } from '#contract/payments/request.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { paymentRequests as zh } from '../zh-CN/paymentRequests.ts'

export const paymentRequests: SameKeys<typeof zh> = {
  title: 'Payment requests',
  purpose: 'Three people prepare, approve and execute. Amounts are reserved on submission, so nothing is paid twice.',
  tabs: 'Status of requests',
  tab: {
    all: 'All',
    draft: 'Draft',
    approving: 'In approval',
    approved: 'To be paid',
    paying: 'Being paid',
    paid: 'Paid',
    failed: 'Failed and returned',
  },
  keyword: 'Keyword',
  hint: 'Request number, supplier or payer',
  none: 'No matching requests',
  noneReason: 'Try other filters.',
  empty: 'No payment requests yet',
  emptyReason: 'Choose invoices in Payables to request their payment.',
  invoices_one: '{{count}} invoice',
  invoices: '{{count}} invoices',
  account: '{{bank}}, ending {{last4}}',
  payee: 'Payee account',
  rejected: 'Not approved',
  steps: 'Progress of the payment',
  step: { prepare: 'Prepared', approve: 'Approved', execute: 'Executed' },
  field: {
    ...inEnglish(requestLabels),
    keyword: 'Keyword',
    status: {
      label: 'Status',
      options: {
        draft: 'Draft',
        approving: 'In approval',
        approved: 'To be paid',
        paying: 'Being paid',
        paid: 'Paid',
        failed: 'Failed',
        bounced: 'Returned',
        void: 'Void',
      },
    },
  },
  action: {
    submit: 'Submit',
    send: 'Make batch',
    batch: 'Make payment batch',
    markPaid: 'Record payment',
    bounce: 'Record return',
    withdraw: 'Withdraw',
    discard: 'Void',
  },
  confirm: {
    submit: {
      title: 'Submit for approval?',
      text: '{{amount}} to pay. The amounts are reserved. A third person executes the payment once it is approved.',
    },
    bounce: {
      title: 'Record that the bank returned it?',
      text: 'What was paid is due again, and on hold until you release it.',
    },
    withdraw: { title: 'Withdraw this request?', text: 'The reserved amounts are free, and it is a draft again.' },
    discard: { title: 'Void this request?', text: "This can't be undone. The payables can be requested again." },
  },
  batch: {
    title: 'Make payment batch',
    submit: 'Make batch',
    count: 'Payments',
    fixed: 'Bank file',
    fixedText: 'It does not change any more. Results are matched by our serial.',
    field: {
      requestIds: 'Requests',
      format: {
        label: 'Way to the bank',
        options: { csv: 'Bank file, CSV (UTF-8)', xlsx: 'Bank file, Excel (XLSX)', direct: 'Directly to the bank' },
      },
    },
  },
  markPaid: {
    title: 'Record payment',
    field: { id: 'Request', version: 'Version', paidOn: 'Paid on', bankRef: 'Bank reference' },
  },
  row: {
    title: 'Payables of this request',
    none: 'No matching lines',
    noneReason: 'Try other filters.',
    empty: 'No lines yet',
    emptyReason: 'The invoices of the request appear here.',
    field: inEnglish(requestRowLabels),
    action: {},
  },
  happened: {
    payment: {
      created: 'Drafted',
      submitted: 'Submitted',
      withdrawn: 'Withdrawn',
      discarded: 'Voided',
      approved: 'Approved',
      rejected: 'Rejected',
      approvalExpired: 'Approval expired',
      offset: 'Settled by credits',
      sent: 'Put in a batch',
      paid: 'Paid',
      failed: 'Failed',
      bounced: 'Returned by the bank',
    },
  },
}

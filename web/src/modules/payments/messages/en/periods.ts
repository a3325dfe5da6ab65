import { inEnglish } from '#contract/kit/labels.ts'
import { accrualLabels, periodLabels } from '#contract/payments/periods/periods.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { periods as zh } from '../zh-CN/periods.ts'

/** Accounting periods 会计期间. */
export const periods: SameKeys<typeof zh> = {
  title: 'Accounting periods',
  purpose:
    'Close months by payer: receipts without an invoice are accrued and reversed; later facts go into the next month',
  tabs: 'State of months',
  all: 'All',
  keyword: 'Keyword',
  hint: 'Payer, tax number or month',
  none: 'No months found',
  noneReason: 'Change the filters and try again.',
  empty: 'No months yet',
  emptyReason: 'Months appear here once something was received.',
  count_one: '{{count}} document',
  count: '{{count}} documents',
  field: {
    ...inEnglish(periodLabels),
    keyword: 'Keyword',
    status: { label: 'Status', options: { open: 'Open', closed: 'Closed' } },
  },
  action: {
    close: 'Close month',
    accruals: 'Accruals',
    xlsx: 'Export vouchers (Excel)',
    xml: 'Export entries (XML)',
    archive: 'Download archive',
  },
  check: {
    over: 'The month is over',
    previous: 'The month before is closed',
    statements: 'All statements are confirmed',
    payments: 'The bank has answered all payments',
    exceptions: 'All invoices are approved',
    redForms: 'All red letters are finished',
    unstated: 'All receipts are in statements',
  },
  outcome: { ok: 'Passed', warn: 'Note', fail: 'Failed' },
  close: {
    title: 'Close {{month}}',
    note: 'A closed month cannot be opened again. Notes do not prevent it; receipts without an invoice are accrued.',
    done: 'The month is closed',
  },
  accrual: {
    title: 'Accruals',
    of: 'Accruals of {{month}}',
    keyword: 'Keyword',
    hint: 'Supplier',
    none: 'No accruals found',
    noneReason: 'Change the filters and try again.',
    empty: 'Nothing to accrue',
    emptyReason: 'Everything received by the end of the month is invoiced.',
    field: { ...inEnglish(accrualLabels), keyword: 'Keyword' },
    action: {},
  },
}

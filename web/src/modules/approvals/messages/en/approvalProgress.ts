import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { approvalProgress as zh } from '../zh-CN/approvalProgress.ts'

export const approvalProgress: SameKeys<typeof zh> = {
  title: 'Approval',
  expected: 'Expected approval',
  start: 'Requested',
  none: 'No approval needed',
  notNeeded: 'No approval needed: the order goes straight to the supplier.',
  round: 'Round {{number}}',
  status: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected', cancelled: 'Cancelled' },
  task: {
    waiting: 'waiting',
    open: 'deciding',
    agreed: 'approved',
    rejected: 'rejected',
    cancelled: 'cancelled',
    skipped: 'decided by others',
  },
  mode: { any: ' (any one of them)', all: ' (all of them)' },
  admin: 'Process administrator',
  took: 'took {{span}}',
  stayed: 'Waiting {{span}}',
  because: 'Rule: {{reasons}}',
  at: 'Step {{step}} of {{of}}',
}

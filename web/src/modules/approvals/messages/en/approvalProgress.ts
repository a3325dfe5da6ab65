import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { approvalProgress as zh } from '../zh-CN/approvalProgress.ts'

export const approvalProgress: SameKeys<typeof zh> = {
  title: 'Approval progress',
  expected: 'Expected approval',
  start: 'Requested',
  startAward: 'Award proposed',
  none: 'No approval needed',
  notNeeded: 'No approval needed. The order goes straight to the supplier.',
  round: 'Round {{number}}',
  status: { pending: 'Pending approval', approved: 'Approved', rejected: 'Rejected', cancelled: 'Cancelled' },
  task: {
    waiting: 'not started',
    open: 'pending approval',
    agreed: 'approved',
    rejected: 'rejected',
    cancelled: 'cancelled',
    skipped: 'handled by others',
  },
  mode: { any: ' (any one)', all: ' (everyone)' },
  admin: 'Workflow administrator',
  took: 'took {{span}}',
  stayed: 'waiting {{span}}',
  because: 'Rule: {{reasons}}',
  at: 'Step {{step}} of {{of}}',
}

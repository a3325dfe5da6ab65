import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { approvalProgress as zh } from '../zh-CN/approvalProgress.ts'

export const approvalProgress: SameKeys<typeof zh> = {
  title: 'Approval progress',
  expected: 'Expected approval',
  start: 'Submitted for approval',
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
    lapsed: 'Lapsed',
    returned: 'Returned',
  },
  mode: {
    any: ' (any one)',
    all: ' (everyone)',
    ratio: ' (a share of them)',
    inTurn: ' (one after the other)',
    cc: ' (copied)',
  },
  onBehalfOf: '{{name}} (for {{other}})',
  admin: 'Workflow administrator',
  chosenByYou: 'Chosen by the requester at submission: {{names}}',
  share: ' ({{percent}}% agree)',
  byLetter: 'by email',
  took: 'took {{span}}',
  stayed: 'waiting {{span}}',
  stuck: 'No one can approve this step. It waits for a hand-over.',
  because: 'Rule: {{reasons}}',
  at: 'Step {{step}} of {{of}}',
}

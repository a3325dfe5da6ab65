import type { StateNames } from '#contract/kit/refusals.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { Id, Instant, List, Maybe, Note, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { ApprovalDocument, ApprovalPerson } from './approvals.ts'

/** `stuck`: nobody may decide; `late`: the step waits for longer than `lateAfterDays`. */
export const StuckReason = OneOf(['stuck', 'late'])
export type StuckReason = Static<typeof StuckReason>
export const stuckReasonNames = {
  stuck: ['无人可审批', 'No one can approve'],
  late: ['超时未审批', 'Waiting for too long'],
} as const satisfies StateNames<StuckReason>
export const lateAfterDays = 3

/** A pending approval that does not move. */
export const StuckApproval = shape({
  instanceId: Id,
  ...ApprovalDocument,
  requesterName: Type.String(),
  deptName: Type.String(),
  nodeName: Type.String(),
  nodeEnName: Type.String(),
  reason: StuckReason,
  holders: List(ApprovalPerson),
  startedAt: Instant,
  since: Instant,
  stuckSince: Maybe(Instant),
})
export type StuckApproval = Static<typeof StuckApproval>

export const listStuckApprovals = listRoute({
  path: '/sysrest/api/workApply/stuck',
  access: 'approval.oversee',
  entrances: ['operator'],
  summary:
    'List pending approvals that nobody may decide, or that wait for too long in their step, longest first; the keyword matches number and title',
  filters: { reason: Optional(StuckReason), keyword: Optional(Note(100)) },
  sort: ['since', 'amount'],
  record: StuckApproval,
})
export const exportStuckApprovals = exportRoute(listStuckApprovals, {
  path: '/sysrest/api/workApply/exportStuck',
  columns: [
    'kindName',
    'docNo',
    'title',
    'amount',
    'requesterName',
    'deptName',
    'nodeName',
    'reason',
    'holders',
    'startedAt',
    'since',
  ],
})

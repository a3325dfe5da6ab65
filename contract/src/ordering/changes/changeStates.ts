import type { StateNames } from '#contract/kit/refusals.ts'
import { OneOf, type Static } from '#contract/kit/schema.ts'

/**
 * `approving`: the order costs more, so approvers decide first; `waiting` for the supplier; then `effective`, or ended
 * without effect: `rejected` or `expired` in approval, `declined` by the supplier, `withdrawn` by the buyer.
 */
export const ChangeStatus = OneOf(['approving', 'waiting', 'effective', 'rejected', 'declined', 'withdrawn', 'expired'])
export type ChangeStatus = Static<typeof ChangeStatus>
export const changeStatusNames = {
  approving: ['审批中', 'Pending approval'],
  waiting: ['待供应商确认', 'Waiting for the supplier'],
  effective: ['已生效', 'In effect'],
  rejected: ['审批驳回', 'Rejected'],
  declined: ['供应商不同意', 'Declined by supplier'],
  withdrawn: ['已撤销', 'Withdrawn'],
  expired: ['审批超时', 'Approval expired'],
} as const satisfies StateNames<ChangeStatus>

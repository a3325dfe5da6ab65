import type { StateNames } from '#contract/kit/refusals.ts'
import { Amount, Count, Day, Id, Instant, Maybe, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Kind of a change 变更 of a contract in force; both parties sign each of them. */
export const ContractChangeKind = OneOf(['extension', 'amount', 'terms', 'suspension', 'resumption', 'termination'])
export type ContractChangeKind = Static<typeof ContractChangeKind>
export const changeKindNames = {
  extension: ['延期', 'Extension'],
  amount: ['金额变更', 'Change of amount'],
  terms: ['补充条款', 'Supplementary terms'],
  suspension: ['中止', 'Suspension'],
  resumption: ['恢复履行', 'Resumption'],
  termination: ['解除', 'Termination'],
} as const satisfies StateNames<ContractChangeKind>

export const ContractChangeStatus = OneOf(['approving', 'signing', 'effective', 'rejected', 'refused', 'withdrawn'])
export type ContractChangeStatus = Static<typeof ContractChangeStatus>
export const contractChangeStatusNames = {
  approving: ['审批中', 'Pending approval'],
  signing: ['待签章', 'Awaiting signatures'],
  effective: ['已生效', 'In effect'],
  rejected: ['审批未通过', 'Rejected'],
  refused: ['已拒签', 'Refused'],
  withdrawn: ['已撤回', 'Withdrawn'],
} as const satisfies StateNames<ContractChangeStatus>

/** Terms of a contract on one side of a change; null: the change is not about it. */
export const ChangedTerms = shape({
  validTo: Maybe(Day),
  gross: Maybe(Amount),
  net: Maybe(Amount),
  tax: Maybe(Amount),
  terms: Maybe(Type.String()),
})
export type ChangedTerms = Static<typeof ChangedTerms>

export const ContractChange = shape({
  id: Id,
  changeNo: Count,
  kind: ContractChangeKind,
  status: ContractChangeStatus,
  before: ChangedTerms,
  after: ChangedTerms,
  note: Type.String(),
  reason: Type.String({ description: 'why it was rejected or refused' }),
  createdByName: Type.String(),
  createdAt: Instant,
  effectiveAt: Maybe(Instant),
})
export type ContractChange = Static<typeof ContractChange>

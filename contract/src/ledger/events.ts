import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Amount, Count, Id, Type } from '#contract/kit/schema.ts'
import { FundKind } from './ledger.ts'
import { QuotaApplicationStatus } from './quotaApplications.ts'

export const ledgerEvents = {
  ...eventsOf('budget', noStates, {
    set: { kind: FundKind, deptId: Id, from: Amount, to: Amount },
    thresholdReached: {
      kind: FundKind,
      deptId: Id,
      name: Type.String(),
      deptName: Type.String(),
      percent: Count,
      available: Amount,
    },
  }),
  ...eventsOf('quotaApplication', QuotaApplicationStatus, {
    applied: { deptId: Id },
    granted: { applicantId: Id, deptId: Id, deptName: Type.String(), fundId: Id, amount: Amount },
    refused: { applicantId: Id, deptId: Id, deptName: Type.String(), reason: Type.String() },
  }),
}

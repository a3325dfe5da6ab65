import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Amount, Count, Id, Type } from '#contract/kit/schema.ts'
import { FundKind } from './ledger.ts'

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
}

import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Amount, Id } from '#contract/kit/schema.ts'
import { FundKind } from './ledger.ts'

export const ledgerEvents = {
  ...eventsOf('budget', noStates, { set: { kind: FundKind, deptId: Id, from: Amount, to: Amount } }),
}

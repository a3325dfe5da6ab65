import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Count, Day, Id, List, Optional, shape, Type } from '#contract/kit/schema.ts'
import { AgreementStatus, ChangeKind } from './agreement.ts'

const facts = shape({
  agreementNo: Type.String(),
  title: Type.String(),
  supplierIds: List(Id),
  authorId: Id,
}).properties
const ofChange = {
  ...facts,
  kind: ChangeKind,
  changeNo: Count,
  isByIndex: Optional(Type.Boolean({ description: 'computed from a price index' })),
}

export const agreementsEvents = {
  ...eventsOf('agreement', AgreementStatus, {
    saved: { ...facts, lines: Optional(Count) },
    submitted: facts,
    withdrawn: facts,
    discarded: facts,
    approved: facts,
    rejected: facts,
    approvalExpired: facts,
    confirmed: { ...facts, lastDay: Day },
    declined: facts,
    partyConfirmed: { ...facts, supplierName: Type.String() },
    partyLeft: { ...facts, supplierName: Type.String() },
    awarded: facts,
    replaced: facts,
    begun: facts,
    expired: facts,
    suspended: facts,
    resumed: facts,
    terminated: facts,
    expiring: { ...facts, supplierName: Type.String(), lastDay: Day, days: Count },
    capReached: { ...facts, name: Type.String(), percent: Count },
    changeProposed: ofChange,
    changeWithdrawn: ofChange,
    changeApproved: ofChange,
    changeRejected: ofChange,
    changeExpired: ofChange,
    changeConfirmed: ofChange,
    changeDeclined: ofChange,
    indexMissing: { ...facts, code: Type.String(), name: Type.String(), month: Type.String() },
  }),
  ...eventsOf('priceIndex', noStates, {
    saved: { code: Type.String(), name: Type.String() },
    disabled: { code: Type.String(), name: Type.String() },
    enabled: { code: Type.String(), name: Type.String() },
    recorded: { code: Type.String(), name: Type.String(), month: Type.String(), value: Type.String() },
    corrected: {
      code: Type.String(),
      name: Type.String(),
      month: Type.String(),
      value: Type.String(),
      before: Type.String(),
    },
  }),
}

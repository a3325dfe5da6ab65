import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Amount, Day, Id, Optional, Type } from '#contract/kit/schema.ts'
import { PayableStatus } from './payable.ts'
import { RetentionOutcome, RetentionStatus } from './retentions/retention.ts'
import { RedFormStatus, RedSide } from './red/redForm.ts'
import { StatementStatus } from './statement.ts'

const facts = {
  statementNo: Type.String(),
  supplierId: Id,
  supplierName: Type.String(),
  ownerId: Id,
  month: Type.String(),
  gross: Amount,
}

const ofPayable = {
  invoiceNo: Type.String(),
  supplierId: Id,
  supplierName: Type.String(),
  gross: Amount,
  dueOn: Day,
}

const ofRetention = {
  ...ofPayable,
  ownerId: Id,
}

const ofRedForm = {
  redFormNo: Type.String(),
  blueNumber: Type.String(),
  supplierId: Id,
  supplierName: Type.String(),
  ownerId: Type.String(),
  startedBy: RedSide,
  gross: Amount,
}

export const settlementEvents = {
  ...eventsOf('statement', StatementStatus, {
    created: facts,
    sent: facts,
    disputed: { ...facts, name: Type.String(), requested: Amount },
    answered: { ...facts, name: Type.String(), decision: Type.String() },
    confirmed: { ...facts, digest: Optional(Type.String({ description: 'SHA-256 of the lines' })) },
    voided: { ...facts, wasSent: Type.Boolean() },
  }),
  ...eventsOf('payable', PayableStatus, {
    created: ofPayable,
    held: ofPayable,
    released: ofPayable,
    discounted: { ...ofPayable, amount: Amount },
    reduced: { ...ofPayable, amount: Amount },
    cancelled: ofPayable,
  }),
  ...eventsOf('retention', RetentionStatus, {
    withheld: ofRetention,
    proposed: { ...ofRetention, outcome: RetentionOutcome, amount: Amount },
    declined: ofRetention,
    released: { ...ofRetention, amount: Amount },
    deducted: { ...ofRetention, amount: Amount },
    reversed: { ...ofRetention, amount: Amount },
    due: { ...ofRetention, amount: Amount, days: Type.Integer() },
  }),
  ...eventsOf('supplierTerms', noStates, { set: { isSme: Type.Boolean(), discountPct: Type.String() } }),
  ...eventsOf('redForm', RedFormStatus, {
    started: ofRedForm,
    decided: { ...ofRedForm, decision: Type.String() },
    accepted: ofRedForm,
    confirmed: ofRedForm,
    refused: ofRedForm,
    revoked: ofRedForm,
    expired: ofRedForm,
    failed: ofRedForm,
    reminded: ofRedForm,
    issued: { ...ofRedForm, redNumber: Type.String() },
  }),
}

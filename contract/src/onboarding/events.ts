import { caseEvents } from '#contract/kit/case/events.ts'
import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Day, Id, Type } from '#contract/kit/schema.ts'
import { BlockKind } from '#contract/suppliers/blocks.ts'
import { DispositionStatus } from './dispositions.ts'
import { IncidentSource, IncidentStatus } from './incidents.ts'
import { PassportStatus } from './passports.ts'
import { QualificationStatus } from './qualifications.ts'

const ofSupplier = { supplierId: Id, supplierName: Type.String(), kind: BlockKind }

const about = { supplierId: Id, supplierName: Type.String() }
const ofPassport = { companyName: Type.String(), issuerName: Type.String(), edition: Type.Integer() }
const qualified = { supplierId: Id, supplierName: Type.String(), categories: Type.String() }

export const onboardingEvents = {
  ...caseEvents('supplierApplication'),
  ...caseEvents('supplierRestore'),
  ...caseEvents('profileChange'),
  ...caseEvents('scoreContest'),
  ...eventsOf('scorecard', noStates, {
    published: { ...about, period: Type.String(), points: Type.String(), band: Type.String() },
    revised: { ...about, period: Type.String(), points: Type.String(), band: Type.String() },
  }),
  ...eventsOf('scoreScheme', noStates, { saved: {} }),
  ...eventsOf('disposition', DispositionStatus, {
    proposed: ofSupplier,
    stated: { supplierId: Id, supplierName: Type.String() },
    decided: ofSupplier,
    dropped: ofSupplier,
    lifted: ofSupplier,
  }),
  ...eventsOf('incident', IncidentStatus, {
    opened: { ...about, source: IncidentSource },
    stated: about,
    dismissed: about,
    warned: about,
    escalated: about,
  }),
  ...eventsOf('passport', noStates, {
    issued: { ...about, edition: Type.Integer() },
    granted: { ...about, host: Type.String() },
    withdrawn: { ...about, host: Type.String() },
  }),
  ...eventsOf('supplierPassport', PassportStatus, {
    delivered: ofPassport,
    adopted: ofPassport,
    setAside: ofPassport,
    withdrawn: ofPassport,
  }),
  ...eventsOf('qualification', QualificationStatus, {
    opened: qualified,
    submitted: qualified,
    withdrawn: qualified,
    sentBack: qualified,
    reviewed: qualified,
    reopened: qualified,
    qualified: { ...qualified, validTo: Day },
    conditioned: { ...qualified, validTo: Day },
    disqualified: qualified,
    cancelled: qualified,
    expiring: { ...qualified, validTo: Day, days: Type.Integer() },
  }),
}

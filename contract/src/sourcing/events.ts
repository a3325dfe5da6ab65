import { changedFields } from '#contract/kit/changes.ts'
import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Id, List, Optional, Type } from '#contract/kit/schema.ts'
import { EnrolmentStatus } from './enrolments.ts'
import { ObjectionStatus, ObjectionSubject } from './objections/objection.ts'
import { DemandStatus } from './demands/demands.ts'
import { ProjectKind, ProjectState } from './projectStates.ts'
import { ClosingHead } from './seal/sealLog.ts'

/** Common payload of all moves, so that one listener can follow a project. */
const moved = { projectNo: Type.String(), kind: ProjectKind, title: Type.String(), ownerId: Id, deptId: Id }
const ofRound = { round: Type.Integer(), seq: Type.Integer() }
const ofOpener = { round: Type.Integer(), opener: Type.String() }
const ofKey = { personId: Id, fingerprint: Type.String() }
const ofPasskey = { ...ofKey, passkey: Type.String() }
/** Omits the objecting supplier, because more users can read events than objections. */
const ofObjection = { projectId: Id, subject: ObjectionSubject }
const ofExpert = { userId: Id, name: Type.String(), no: Optional(Type.Integer()), hash: Optional(Type.String()) }
const ofDemand = { name: Type.String(), deptId: Id, projectId: Optional(Id) }
const ofSupplier = { projectId: Id, supplierId: Id, supplierName: Type.String() }

export const sourcingEvents = {
  ...eventsOf('project', ProjectState, {
    created: moved,
    edited: { ...changedFields },
    removed: moved,
    submitted: moved,
    withdrawn: moved,
    approved: moved,
    rejected: moved,
    recalled: moved,
    published: moved,
    publicationMissed: moved,
    enrolmentExtended: moved,
    enrolmentClosed: moved,
    quotingClosed: moved,
    negotiationBegun: { ...moved, round: Optional(Type.Integer()), asked: Optional(Type.Integer()) },
    negotiationClosed: moved,
    changed: { ...moved, ...changedFields, no: Optional(Type.Integer()) },
    awardProposed: moved,
    awardApproved: moved,
    awardRejected: moved,
    awardWithdrawn: moved,
    completed: moved,
    terminated: moved,
    failed: moved,
    evaluatorsChanged: {
      added: Optional(List(Type.String())),
      removed: Optional(List(Type.String())),
      expertIds: Optional(List(Id)),
    },
    scoresSubmitted: ofExpert,
    scoresReopened: ofExpert,
    conflictDeclared: ofExpert,
    scoringClosed: { experts: Type.Integer() },
  }),
  ...eventsOf('enrolment', EnrolmentStatus, {
    submitted: ofSupplier,
    passed: ofSupplier,
    rejected: ofSupplier,
    withdrawn: ofSupplier,
  }),
  ...eventsOf('demand', DemandStatus, {
    created: ofDemand,
    withdrawn: ofDemand,
    collected: ofDemand,
    released: ofDemand,
    awarded: ofDemand,
  }),
  ...eventsOf('question', noStates, { asked: { projectId: Id }, answered: { projectId: Id } }),
  ...eventsOf('objection', ObjectionStatus, {
    submitted: ofObjection,
    accepted: ofObjection,
    rejected: ofObjection,
    answered: { ...ofObjection, isPublished: Optional(Type.Boolean()) },
    withdrawn: ofObjection,
    closed: ofObjection,
    escalated: ofObjection,
    upheld: ofObjection,
    dismissed: ofObjection,
    released: ofObjection,
    overdue: ofObjection,
  }),
  /** Opener keys. */
  ...eventsOf('openerKey', noStates, {
    created: ofKey,
    revoked: ofKey,
    passkeyAdded: ofPasskey,
    passkeyRemoved: ofPasskey,
  }),
  /** Entity id is the project's; payloads omit the names of suppliers. */
  ...eventsOf('sealedRound', noStates, {
    halfMade: ofOpener,
    confirmed: ofOpener,
    restarted: { round: Type.Integer() },
    begun: ofRound,
    changed: ofRound,
    quoted: ofRound,
    quoteConfirmed: ofRound,
    withdrawn: ofRound,
    closed: { ...ofRound, head: ClosingHead },
    shareReleased: ofOpener,
    handedOver: { round: Type.Integer(), opener: Type.String(), substitute: Type.String(), fingerprint: Type.String() },
    openingRetried: { round: Type.Integer() },
    failureProposed: { round: Type.Integer() },
    failed: ofRound,
    countersigned: ofOpener,
    opened: { round: Type.Integer(), quotes: Type.Integer(), valid: Type.Integer() },
  }),
}

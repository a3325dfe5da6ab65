import { Availability } from '#contract/kit/availability.ts'
import { changedFields } from '#contract/kit/changes.ts'
import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Id, List, Optional, shape, Type } from '#contract/kit/schema.ts'
import { ProjectDepositStatus } from './deposits/deposits.ts'
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
const ofInvitation = { projectId: Id, firmName: Type.String() }
const ofDraw = { no: Type.Integer() }
/** Agencies by name as `added` and `removed`, and the accounts that act or acted for them. */
const ofAgents = {
  ...moved,
  agents: List(Id),
  added: Optional(List(Type.String())),
  removed: Optional(List(Type.String())),
}
/** Omits the objecting supplier, because more users can read events than objections. */
const ofObjection = { projectId: Id, subject: ObjectionSubject }
const ofExpert = { userId: Id, name: Type.String(), no: Optional(Type.Integer()), hash: Optional(Type.String()) }
const ofDemand = {
  name: Type.String(),
  deptId: Id,
  projectId: Optional(Id),
  source: Optional(shape({ kind: Type.String(), id: Id })),
}
/** Omits amounts and suppliers: more users read events than the auction. */
const ofAuction = { seq: Type.Integer(), no: Optional(Type.Integer()), lot: Optional(Type.Integer()) }
const ofDeposit = {
  projectId: Id,
  title: Type.String(),
  projectNo: Type.String(),
  supplierId: Id,
  amount: Type.String(),
}
const ofSupplier = { projectId: Id, supplierId: Id, supplierName: Type.String() }

export const sourcingEvents = {
  ...eventsOf('project', ProjectState, {
    created: moved,
    edited: { ...changedFields },
    handedOver: { toId: Id },
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
    approvalExpired: moved,
    awardWithdrawn: moved,
    auctionScheduled: moved,
    auctionBegun: moved,
    auctionClosed: moved,
    completed: moved,
    terminated: moved,
    failed: moved,
    clarificationAsked: { ...moved, clarificationId: Id },
    clarificationAnswered: { ...moved, clarificationId: Id },
    rerun: { nextId: Id, nextNo: Type.String(), attempt: Type.Integer() },
    evaluatorsChanged: {
      added: Optional(List(Type.String())),
      removed: Optional(List(Type.String())),
      expertIds: Optional(List(Id)),
    },
    scoresSubmitted: ofExpert,
    scoresReopened: ofExpert,
    conflictDeclared: ofExpert,
    scoringClosed: { experts: Type.Integer() },
    drawPrepared: { ...ofDraw, commitment: Type.String(), candidates: Type.Integer(), seats: Type.Integer() },
    expertsChosen: { ...ofDraw, seed: Type.String(), contribution: Type.String(), added: List(Type.String()) },
    drawVoided: ofDraw,
    agencyAppointed: ofAgents,
    agencyEnded: ofAgents,
  }),
  ...eventsOf('agency', Availability, {
    created: { name: Type.String() },
    edited: { ...changedFields },
    disabled: {},
    enabled: {},
  }),
  ...eventsOf('mailInvitation', noStates, {
    sent: ofInvitation,
    withdrawn: ofInvitation,
    accepted: ofInvitation,
    registered: { ...ofInvitation, supplierId: Id, title: Type.String(), projectNo: Type.String() },
  }),
  ...eventsOf('expert', Availability, { added: { userId: Id }, edited: {}, disabled: {}, enabled: {} }),
  ...eventsOf('enrolment', EnrolmentStatus, {
    submitted: ofSupplier,
    passed: ofSupplier,
    rejected: ofSupplier,
    withdrawn: ofSupplier,
  }),
  ...eventsOf('projectDeposit', ProjectDepositStatus, {
    reported: ofDeposit,
    confirmed: ofDeposit,
    declined: ofDeposit,
    returned: ofDeposit,
    forfeited: ofDeposit,
    due: { ...ofDeposit, supplierName: Type.String(), ownerId: Id, dueOn: Type.String(), days: Type.Integer() },
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
  /** Acts of the organiser in an auction; entity id is the project's. */
  ...eventsOf('auction', noStates, {
    joined: {},
    paused: ofAuction,
    resumed: ofAuction,
    extended: ofAuction,
    annulled: ofAuction,
    excluded: ofAuction,
    messaged: ofAuction,
    recorded: ofAuction,
    weighed: {},
    closed: ofAuction,
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

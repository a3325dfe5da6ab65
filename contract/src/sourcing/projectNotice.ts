import { AttachedFiles } from '#contract/files/files.ts'
import { route } from '#contract/kit/route.ts'
import { Day, Id, Instant, List, Maybe, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'
import { AuctionRule } from './auction/auctionRule.ts'
import { DepositTerms } from './deposits/deposits.ts'
import { EnrolmentStatus } from './enrolments.ts'
import { ObjectionSubject, PublicObjection } from './objections/objection.ts'
import { SealMode } from './sealModes.ts'
import { ProjectCard } from './projectCards.ts'
import { ProjectResult } from './result.ts'
import { SealedQuoteState } from './seal.ts'
import { AwardBy, Evaluation, ProjectScope } from './projectStates.ts'

/** Viewer: side of the user in a project. */
export const viewers = [
  'visitor',
  'supplier',
  'enrolled',
  'department',
  'owner',
  'overseer',
  'expert',
  'supervisor',
  'agency',
] as const
export const ProjectViewer = OneOf(viewers)
export type ProjectViewer = Static<typeof ProjectViewer>

/** Facts with restricted visibility; `hall/visibility.ts` defines who sees them. */
export const projectFacts = [
  'items',
  'changes',
  'questions',
  'files',
  'budget',
  'contact',
  'counts',
  'enrolments',
  'suppliers',
  'quotes',
  'totals',
  'scores',
  'award',
  'ranking',
  'objections',
] as const
export const ProjectFact = OneOf(projectFacts)
export type ProjectFact = Static<typeof ProjectFact>

/** Visibility: always, never, only one's own, after the opening, after scoring, or after publication. */
export const Sees = OneOf(['yes', 'no', 'own', 'opened', 'scored', 'published'])
export type Sees = Static<typeof Sees>

export const NoticeItem = shape({
  id: Id,
  lineNo: Type.Integer(),
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  quantity: Type.String(),
  budgetPrice: Maybe(Type.String()),
  needDate: Maybe(Day),
  remark: Type.String(),
  /** Lot of an auction by lot, otherwise empty. */
  lot: Type.String(),
})
export const ChangeNotice = shape({
  no: Type.Integer(),
  at: Instant,
  title: Type.String(),
  changes: List(shape({ field: Type.String(), subject: Type.String(), before: Type.String(), after: Type.String() })),
})
export type ChangeNotice = Static<typeof ChangeNotice>
export const Question = shape({
  id: Id,
  body: Type.String(),
  askedAt: Instant,
  isMine: Type.Boolean(),
  answer: Type.String(),
  answeredAt: Maybe(Instant),
})
export type Question = Static<typeof Question>

/** Past and future public events. */
export const NoticeMoment = shape({
  kind: OneOf([
    'published',
    'changed',
    'enrolBegin',
    'enrolEnd',
    'quoteBegin',
    'quoteEnd',
    'negotiationBegin',
    'negotiationEnd',
    'auctionBegin',
    'auctionEnd',
    'completed',
    'failed',
    'terminated',
  ]),
  at: Instant,
  isDone: Type.Boolean(),
  no: Maybe(Type.Integer()),
})
export type NoticeMoment = Static<typeof NoticeMoment>

export const ParticipantAction = OneOf([
  'enrol',
  'withdrawEnrolment',
  'quote',
  'ask',
  'object',
  'follow',
  'unfollow',
  'manage',
])
export type ParticipantAction = Static<typeof ParticipantAction>

/** Sealing data of a project, to compare with receipts and letters. */
export const NoticeSeal = shape({
  round: Type.Integer(),
  mode: SealMode,
  k: Type.Integer(),
  n: Type.Integer(),
  fingerprint: Type.String({ description: "fingerprint of the last round's key" }),
  endAt: Instant,
  isClosed: Type.Boolean(),
  isFailed: Type.Boolean({ description: 'the project ended without opening the round' }),
})
export type NoticeSeal = Static<typeof NoticeSeal>

/** Caller's quote of the last round, with the terms that it was read with. */
export const StandingQuote = shape({ state: SealedQuoteState, seq: Type.Integer(), termsSeq: Type.Integer() })
export type StandingQuote = Static<typeof StandingQuote>

/** Notice of a published project, as far as the caller may see it. */
export const ProjectNotice = shape({
  ...ProjectCard.properties,
  now: Instant,
  version: Type.Integer(),
  viewer: ProjectViewer,
  visibility: List(shape({ fact: ProjectFact, sees: List(shape({ viewer: ProjectViewer, sees: Sees })) })),
  scope: ProjectScope,
  evaluation: Evaluation,
  awardBy: AwardBy,
  quotesWhole: Type.Boolean({ description: 'a quote must include all items' }),
  minSuppliers: Type.Integer(),
  attempt: Type.Integer({ description: '1 for a first project, 2 for its first re-run' }),
  maxRounds: Type.Integer({ description: 'number of quoting rounds, including negotiations' }),
  auctionRule: Maybe(AuctionRule),
  hasAuction: Type.Boolean({ description: 'a live auction is planned, runs or has been held' }),
  deliveryAddress: Type.String(),
  requirements: Type.String(),
  enrolRequirements: Type.String(),
  deposit: Maybe(DepositTerms),
  questionEndAt: Maybe(Instant),
  contactName: Type.String(),
  contactTel: Maybe(Type.String()),
  reason: Type.String({ description: 'reason of the termination' }),
  items: List(NoticeItem),
  fileNames: List(shape({ fileName: Type.String(), size: Type.Integer() })),
  files: AttachedFiles,
  changes: List(ChangeNotice),
  questions: List(Question),
  objections: List(PublicObjection),
  objectionSubjects: List(ObjectionSubject),
  moments: List(NoticeMoment),
  seal: Maybe(NoticeSeal),
  result: Maybe(ProjectResult),
  enrolment: Maybe(shape({ id: Id, version: Type.Integer(), status: EnrolmentStatus, reason: Type.String() })),
  quote: Maybe(StandingQuote),
  isApply: Type.Boolean({ description: 'suppliers can enrol through the portal during the enrolment period' }),
  can: List(ParticipantAction),
})
export type ProjectNotice = Static<typeof ProjectNotice>

export const getProjectNotice = route({
  method: 'GET',
  path: '/inquiry/api/project/notice',
  access: 'public',
  ofPortal: true,
  summary: 'Get a published project, as far as it is visible to the caller',
  input: shape({ id: Id }),
  reply: ProjectNotice,
})

import { AttachedFiles } from '#contract/files/files.ts'
import { route } from '#contract/kit/route.ts'
import { Day, Id, Instant, List, Maybe, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'
import { AuctionRule } from './auction/auctionRule.ts'
import { EnrolmentStatus } from './enrolments.ts'
import { ObjectionSubject, PublicObjection } from './objections/objection.ts'
import { SealMode } from './sealModes.ts'
import { ProjectCard } from './projectCards.ts'
import { ProjectResult } from './result.ts'
import { SealedQuoteState } from './seal.ts'
import { AwardBy, Evaluation, ProjectScope } from './projectStates.ts'

/** On which side of a project somebody stands. */
export const viewers = [
  'visitor',
  'supplier',
  'enrolled',
  'department',
  'owner',
  'overseer',
  'expert',
  'supervisor',
] as const
export const ProjectViewer = OneOf(viewers)
export type ProjectViewer = Static<typeof ProjectViewer>

/** What of a project is not everybody's; `hall/visibility.ts` says who sees it. */
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
  'scores',
  'award',
  'ranking',
  'objections',
] as const
export const ProjectFact = OneOf(projectFacts)
export type ProjectFact = Static<typeof ProjectFact>

/**
 * Always, never, only what is one's own, after the opening, once scoring is closed, or once the result is published.
 */
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

/** What has happened in public, and what is to come. */
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

/** How the quotes of a project are sealed: what people compare with their receipts and letters. */
export const NoticeSeal = shape({
  round: Type.Integer(),
  mode: SealMode,
  k: Type.Integer(),
  n: Type.Integer(),
  fingerprint: Type.String({ description: 'of the key of the last round' }),
  endAt: Instant,
  isClosed: Type.Boolean(),
})
export type NoticeSeal = Static<typeof NoticeSeal>

/** The caller's quote of the last round, and the terms that are read with it. */
export const StandingQuote = shape({ state: SealedQuoteState, seq: Type.Integer(), termsSeq: Type.Integer() })
export type StandingQuote = Static<typeof StandingQuote>

/** The page of a published project, as far as the caller may see it. */
export const ProjectNotice = shape({
  ...ProjectCard.properties,
  now: Instant,
  version: Type.Integer(),
  viewer: ProjectViewer,
  visibility: List(shape({ fact: ProjectFact, sees: List(shape({ viewer: ProjectViewer, sees: Sees })) })),
  scope: ProjectScope,
  evaluation: Evaluation,
  awardBy: AwardBy,
  quotesWhole: Type.Boolean({ description: 'whether a quote must be of all items' }),
  minSuppliers: Type.Integer(),
  mostRounds: Type.Integer({ description: 'rounds of quotes, the first and every negotiation counted' }),
  auctionRule: Maybe(AuctionRule),
  deliveryAddress: Type.String(),
  requirements: Type.String(),
  enrolRequirements: Type.String(),
  questionEndAt: Maybe(Instant),
  contactName: Type.String(),
  contactTel: Maybe(Type.String()),
  reason: Type.String({ description: 'why it was terminated' }),
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
  isApply: Type.Boolean({ description: 'whether suppliers enrol through the portal, as long as they can' }),
  can: List(ParticipantAction),
})
export type ProjectNotice = Static<typeof ProjectNotice>

export const getProjectNotice = route({
  method: 'GET',
  path: '/inquiry/api/project/notice',
  access: 'public',
  ofPortal: true,
  summary: 'A published project, as far as the caller may see it.',
  input: shape({ id: Id }),
  reply: ProjectNotice,
})

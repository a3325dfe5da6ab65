import type { StateNames } from '#contract/kit/refusals.ts'
import { OneOf, type Static } from '#contract/kit/schema.ts'

/** Kinds of projects: 询比价, 竞价, 定点; all share one flow. */
export const projectKinds = ['inquiry', 'bidding', 'fixed'] as const
export const ProjectKind = OneOf(projectKinds)
export type ProjectKind = Static<typeof ProjectKind>

/** Status codes of the specification; 1 is a draft. */
export const ProjectStatus = OneOf(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
export type ProjectStatus = Static<typeof ProjectStatus>

/** States of the flow: the statuses, and 10 for a negotiation 议价 and 11 for an auction 竞价, parts of status 5. */
export const ProjectState = OneOf(['1', '2', '3', '4', '5', '10', '11', '6', '8', '7', '9'])
export type ProjectState = Static<typeof ProjectState>
export const projectStateNames = {
  '1': ['草稿', 'Draft'],
  '2': ['项目审批', 'In approval'],
  '3': ['待发布', 'Ready to publish'],
  '4': ['报名及资格预审', 'Enrolment'],
  '5': ['报价', 'Quoting'],
  '10': ['议价', 'Negotiation'],
  '11': ['竞价', 'Auction'],
  '6': ['待确认中标结果', 'Awaiting award'],
  '8': ['结果待发布', 'Result ready to publish'],
  '7': ['已完成', 'Completed'],
  '9': ['已终止', 'Terminated'],
} as const satisfies StateNames<ProjectState>

export const statusOf = (state: ProjectState): ProjectStatus => (state === '10' || state === '11' ? '5' : state)
/** 10 during a negotiation, empty otherwise. */
export const DetailStatus = OneOf(['', '10'])
export type DetailStatus = Static<typeof DetailStatus>
export const detailStatusOf = (state: ProjectState): DetailStatus => (state === '10' ? '10' : '')

/** Actions on a project; `…Due` are automatic at a deadline, `failQuotes` at an opening with too few valid quotes. */
export const ProjectAction = OneOf([
  'submit',
  'withdraw',
  'approve',
  'reject',
  'expireApproval',
  'recall',
  'publish',
  'publishDue',
  'enrolmentDue',
  'quotingDue',
  'negotiate',
  'extendNegotiation',
  'auction',
  'auctionDue',
  'auctionClosed',
  'change',
  'award',
  'withdrawAward',
  'announce',
  'failOpening',
  'failQuotes',
  'terminate',
])
export type ProjectAction = Static<typeof ProjectAction>

/** 1 单次采购, 2 框架 (协议采购). */
export const PurchaseForm = OneOf(['1', '2'])
export type PurchaseForm = Static<typeof PurchaseForm>

/** 1: suppliers enrol before they quote; 2: no enrolment 无需报名. */
export const Audit = OneOf(['1', '2'])
export type Audit = Static<typeof Audit>

/** Number on a card: enrolments until `signupend`, then quotes. */
export const EndFlow = OneOf(['signupend', 'quoteend'])
export type EndFlow = Static<typeof EndFlow>

/** 1 masks the budget. */
export const IsShowPrice = OneOf(['0', '1'])
export type IsShowPrice = Static<typeof IsShowPrice>

/** Reason of a project's end without a result. */
export const ProjectEnding = OneOf([
  'terminated',
  'tooFewEnrolments',
  'tooFewQuotes',
  'tooFewValidQuotes',
  'unopenable',
])
export type ProjectEnding = Static<typeof ProjectEnding>

/** Participation: everyone, or invited suppliers only. */
export const ProjectScope = OneOf(['open', 'invited'])
export type ProjectScope = Static<typeof ProjectScope>

/** Lowest price 最低价法, or weighted scores 综合评分法. */
export const Evaluation = OneOf(['lowest', 'weighted'])
export type Evaluation = Static<typeof Evaluation>

/** Award to one supplier, by line, or split by quantity. */
export const AwardBy = OneOf(['total', 'line', 'split'])
export type AwardBy = Static<typeof AwardBy>

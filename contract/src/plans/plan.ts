import type { StateNames } from '#contract/kit/refusals.ts'
import {
  Amount,
  Count,
  Day,
  Id,
  Instant,
  List,
  Maybe,
  Month,
  Note,
  OneOf,
  Pieces,
  Price,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import { DemandStatus } from '../sourcing/demands/demands.ts'
import { NoteOfPrice } from '../sourcing/projectDraft.ts'

/** Cycle 计划周期: 填报中 `filling` → 已截止 `closed` → 汇总中 `consolidating` → 已下达 `released` → 已关闭 `ended`. */
export const PlanCycleStatus = OneOf(['filling', 'closed', 'consolidating', 'released', 'ended'])
export type PlanCycleStatus = Static<typeof PlanCycleStatus>
export const planCycleStatusNames = {
  filling: ['填报中', 'Open'],
  closed: ['已截止', 'Closed'],
  consolidating: ['汇总中', 'Consolidating'],
  released: ['已下达', 'Released'],
  ended: ['已关闭', 'Ended'],
} as const satisfies StateNames<PlanCycleStatus>

/** Plan of a department in a cycle. A rejected or withdrawn plan is a draft again. */
export const PlanStatus = OneOf(['draft', 'approving', 'approved', 'consolidated', 'released', 'closed'])
export type PlanStatus = Static<typeof PlanStatus>
export const planStatusNames = {
  draft: ['草稿', 'Draft'],
  approving: ['审批中', 'Pending approval'],
  approved: ['已批准', 'Approved'],
  consolidated: ['已汇总', 'Consolidated'],
  released: ['已下达', 'Released'],
  closed: ['已关闭', 'Closed'],
} as const satisfies StateNames<PlanStatus>

export const planActions = ['edit', 'submit', 'withdraw', 'callOff'] as const
/** Moves that follow from an approval or from the cycle. */
export const planOutcomes = ['approve', 'reject', 'expireApproval', 'consolidate', 'release', 'end'] as const
export const PlanAction = OneOf([...planActions, ...planOutcomes])
export type PlanAction = Static<typeof PlanAction>

/** Method by which goods are bought: `mall` at list or agreement prices, by call-off; `sourcing` 寻源 through a demand. */
export const PlanMethod = OneOf(['mall', 'sourcing'])
export type PlanMethod = Static<typeof PlanMethod>
export const planMethodNames = {
  mall: ['商城/协议', 'Mall'],
  sourcing: ['寻源', 'Sourcing'],
} as const satisfies StateNames<PlanMethod>

export const maxPlanLines = 200
export const planLengths = { name: 100, spec: 200, unit: 20, subject: 40, reason: 200 } as const

/**
 * Line as it is written. Of goods of the catalogue the server takes name, specification, unit and price itself; what
 * has no goods is described in words, with an expected price. A quantity of 0 is not filled in yet.
 */
export const PlanLineDraft = shape({
  skuId: Maybe(Id),
  name: Note(planLengths.name),
  spec: Note(planLengths.spec),
  unit: Note(planLengths.unit),
  quantity: Pieces,
  price: NoteOfPrice,
  needDate: Maybe(Day),
  subject: Note(planLengths.subject),
  reason: Note(planLengths.reason),
})
export type PlanLineDraft = Static<typeof PlanLineDraft>

/** Order by which a line joined a group purchase: it waits, goes on, or has given its pieces back to the line. */
export const PlannedJoinStatus = OneOf(['joined', 'settled', 'dissolved'])
export type PlannedJoinStatus = Static<typeof PlannedJoinStatus>
export const PlannedJoin = shape({
  orderId: Id,
  orderNo: Type.String(),
  quantity: Pieces,
  status: PlannedJoinStatus,
})
export type PlannedJoin = Static<typeof PlannedJoin>

export const PlanLine = shape({
  id: Id,
  skuId: Maybe(Id),
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  picture: Type.String(),
  quantity: Pieces,
  price: Maybe(Type.String({ ...Price, description: 'price when the plan was saved; null: not known' })),
  amount: Amount,
  needDate: Maybe(Day),
  subject: Type.String(),
  reason: Type.String(),
  lastQuantity: Maybe(Type.Integer({ description: 'quantity in the former plan of the department' })),
  available: Maybe(Type.Integer({ description: 'stock of the goods' })),
  currentPrice: Maybe(Type.String({ ...Price, description: "the caller's price now; null: cannot be ordered" })),
  method: Maybe(PlanMethod),
  sourced: Type.Integer({ description: 'pieces in a demand' }),
  calledOff: Type.Integer({ description: 'pieces in orders' }),
  remaining: Type.Integer({ description: 'pieces that can still be called off' }),
  demandStatus: Maybe(DemandStatus),
  group: Maybe(
    shape({
      id: Id,
      price: Type.String({ ...Price, description: 'price of the first rung' }),
      endsAt: Instant,
      left: Type.Integer({ description: 'places that are left' }),
    }),
  ),
  joins: List(PlannedJoin),
})
export type PlanLine = Static<typeof PlanLine>

const cycleFields = {
  cycleId: Id,
  cycleNo: Type.String(),
  month: Month,
  supplement: Count,
  cycleStatus: PlanCycleStatus,
  closesAt: Instant,
}

/** Cycle with the plan of the caller's department, as far as it has one. */
export const PlanOfCycle = shape({
  ...cycleFields,
  planId: Maybe(Id),
  planNo: Maybe(Type.String()),
  status: Maybe(PlanStatus),
  authorName: Maybe(Type.String()),
  kinds: Count,
  amount: Amount,
  submittedAt: Maybe(Instant),
  can: List(OneOf(['start', 'open'])),
})
export type PlanOfCycle = Static<typeof PlanOfCycle>

/** Plan without its lines. */
const planFields = {
  id: Id,
  version: Type.Integer(),
  planNo: Type.String(),
  ...cycleFields,
  deptId: Id,
  deptName: Type.String(),
  authorName: Type.String(),
  status: PlanStatus,
  kinds: Count,
  amount: Amount,
  submittedAt: Maybe(Instant),
}
export const PlanSummary = shape(planFields)
export type PlanSummary = Static<typeof PlanSummary>

export const Plan = shape({
  ...planFields,
  lines: List(PlanLine),
  reason: Type.String({ description: 'why it was rejected last' }),
  formerAmount: Maybe(Type.String({ ...Amount, description: 'amount of the former plan of the department' })),
  budgetAvailable: Maybe(Type.String({ ...Amount, description: "available budget of the caller's department" })),
  filled: Type.Integer({ description: 'departments with a submitted plan in the cycle' }),
  pricePercent: Type.Integer({ description: 'rise of a price up to which a call-off needs no further approval' }),
  can: List(PlanAction),
})
export type Plan = Static<typeof Plan>

export const ofPlan = { id: Id, version: Type.Integer() }
export const LineToCallOff = shape({
  lineId: Id,
  quantity: Type.Integer({ minimum: 1, maximum: 99_999_999 }),
  seenPrice: Price,
})

import type { Labels } from '#contract/kit/labels.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { OrderStatus } from '#contract/ordering/orderStates.ts'
import {
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  PlannedInstant,
  Price,
  Quantity,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'

/** 10 草稿 · 20 待审核 · 25 已驳回 · 30 进行中 (预告 until its start) · 40 已成团 · 45 未成团 · 90 已取消 */
export const OfferStatus = OneOf(['10', '20', '25', '30', '40', '45', '90'])
export type OfferStatus = Static<typeof OfferStatus>
export const offerStatusNames = {
  '10': ['草稿', 'Draft'],
  '20': ['待审核', 'Pending review'],
  '25': ['已驳回', 'Rejected'],
  '30': ['进行中', 'Open'],
  '40': ['已成团', 'Reached'],
  '45': ['未成团', 'Not reached'],
  '90': ['已取消', 'Cancelled'],
} as const satisfies StateNames<OfferStatus>

export const OfferAction = OneOf(['edit', 'submit', 'withdraw', 'discard', 'approve', 'refuse', 'cancel', 'end'])
export type OfferAction = Static<typeof OfferAction>

/** Rung of a ladder 阶梯: the price of all pieces once this many are ordered. The first makes the group come about. */
export const Rung = shape({ from: Quantity, price: Price })
export type Rung = Static<typeof Rung>

/** What a supplier proposes. */
export const OfferDraft = shape({
  skuId: Id,
  rungs: Type.Array(Rung, { minItems: 1, maxItems: 6 }),
  maxQty: Quantity,
  perBuyer: Maybe(Quantity),
  perDept: Maybe(Quantity),
  startsAt: Maybe(PlannedInstant),
  endsAt: PlannedInstant,
  freezeHours: Type.Integer({ minimum: 0, maximum: 720 }),
  note: Note(200),
})
export type OfferDraft = Static<typeof OfferDraft>

/** Fields of an offer that everybody who sees it reads. */
const shown = {
  id: Id,
  version: Type.Integer(),
  offerNo: Type.String(),
  status: OfferStatus,
  isUpcoming: Type.Boolean({ description: 'approved, not started yet' }),
  supplierId: Id,
  supplierName: Type.String(),
  skuId: Id,
  productId: Id,
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  picture: Type.String({ description: 'same-site path; empty without a picture' }),
  listPrice: Type.String({ ...Price, description: 'list price when the offer was proposed' }),
  rungs: List(Rung),
  maxQty: Quantity,
  perBuyer: Maybe(Quantity),
  perDept: Maybe(Quantity),
  startsAt: Maybe(Instant),
  endsAt: Instant,
  fixedAt: Type.String({ ...Instant, description: 'from then on nobody withdraws' }),
  freezeHours: Type.Integer(),
  note: Type.String(),
  pledged: Type.Integer({ description: 'pieces that count' }),
  approving: Type.Integer({ description: 'pieces of orders in approval, which do not count yet' }),
  price: Maybe(Type.String({ ...Price, description: 'reached price, once ended' })),
  endedAt: Maybe(Instant),
}

/** Offer as its supplier and the operators see it. */
export const GroupOffer = shape({
  ...shown,
  reason: Type.String({ description: 'why it was rejected or cancelled' }),
  createdAt: Instant,
  submittedAt: Maybe(Instant),
  can: List(OfferAction),
})
export type GroupOffer = Static<typeof GroupOffer>

/** Offer as buyers see it in the list. */
export const Group = shape(shown)
export type Group = Static<typeof Group>

/** Offer on its page, with what concerns the reader; pledges are shown by department, never by person. */
export const GroupDetail = shape({
  ...shown,
  now: Type.String({ ...Instant, description: "the server's time" }),
  canJoin: Type.Boolean(),
  most: Type.Integer({ description: 'most pieces that the reader can still take' }),
  available: Type.Integer({ description: 'pieces in stock' }),
  minQty: Type.Integer(),
  myPrice: Maybe(Type.String({ ...Price, description: "today's price for the reader's department" })),
  isAgreementPrice: Type.Boolean(),
  budgetLeft: Maybe(Type.String({ description: "available in the department's budget; null without one" })),
  departments: List(
    shape({
      deptId: Id,
      deptName: Type.String(),
      pledged: Type.Integer(),
      approving: Type.Integer(),
      joinedAt: Instant,
    }),
  ),
  orders: List(shape({ orderId: Id, orderNo: Type.String(), quantity: Quantity, status: OrderStatus })),
})
export type GroupDetail = Static<typeof GroupDetail>

export const offerLabels = {
  offerNo: ['编号', 'Number'],
  name: ['商品', 'Product'],
  spec: ['规格', 'Specification'],
  supplierName: ['供应商', 'Supplier'],
  status: ['状态', 'Status'],
  listPrice: ['商城价', 'List price'],
  rungs: ['价格阶梯', 'Price ladder'],
  maxQty: ['总量上限', 'Most pieces'],
  perBuyer: ['每人限购', 'Per person'],
  perDept: ['每部门限购', 'Per department'],
  startsAt: ['开始时间', 'Starts'],
  endsAt: ['结束时间', 'Ends'],
  freezeHours: ['锁定时长（小时）', 'Freeze (hours)'],
  note: ['说明', 'Note'],
  pledged: ['已报数量', 'Pledged'],
  price: ['成团价', 'Reached price'],
  reason: ['驳回或取消原因', 'Reason'],
  createdAt: ['创建时间', 'Created'],
  submittedAt: ['提交时间', 'Submitted'],
  endedAt: ['实际结束', 'Ended'],
} as const satisfies Labels<typeof GroupOffer>

import { AttachedFiles } from '#contract/files/files.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import {
  Amount,
  Count,
  Id,
  Instant,
  List,
  Maybe,
  OneOf,
  Quantity,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'

/**
 * Kind of a return 售后: `refund` 退货退款, `exchange` 换货, `repair` 维修, `allowance` 仅退款 (money only), `resend` 补发
 * (missing pieces).
 */
export const returnKinds = ['refund', 'exchange', 'repair', 'allowance', 'resend'] as const
export const ReturnKind = OneOf(returnKinds)
export type ReturnKind = Static<typeof ReturnKind>
export const returnKindNames = {
  refund: ['退货退款', 'Return and refund'],
  exchange: ['换货', 'Exchange'],
  repair: ['维修', 'Repair'],
  allowance: ['仅退款', 'Refund only'],
  resend: ['补发', 'Resend'],
} as const satisfies StateNames<ReturnKind>

/** Reason of a return; each carries its fault, which decides who pays for the way back. */
export const returnReasons = ['quality', 'damaged', 'wrong', 'missing', 'notAsDescribed', 'notNeeded', 'other'] as const
export const ReturnReason = OneOf(returnReasons)
export type ReturnReason = Static<typeof ReturnReason>
export const returnReasonNames = {
  quality: ['质量问题', 'Defective'],
  damaged: ['运输破损', 'Damaged in transit'],
  wrong: ['发错商品', 'Wrong item'],
  missing: ['少件漏发', 'Missing pieces'],
  notAsDescribed: ['与描述不符', 'Not as described'],
  notNeeded: ['不再需要', 'No longer needed'],
  other: ['其他原因', 'Other'],
} as const satisfies StateNames<ReturnReason>

export const ReturnFault = OneOf(['supplier', 'carrier', 'buyer'])
export type ReturnFault = Static<typeof ReturnFault>
export const returnFaultNames = {
  supplier: ['供应商', 'Supplier'],
  carrier: ['物流', 'Carrier'],
  buyer: ['采购方', 'Buyer'],
} as const satisfies StateNames<ReturnFault>

/**
 * 20 审批中 · 30 待供应商处理 · 32 待采购方确认 · 35 供应商拒绝 · 40 待寄回 · 50 待供应商收货 · 60 平台介入 · 75 待供应商发货 ·
 * 78 待采购方收货 · 80 已完成 · 90 已撤销 · 95 已关闭
 */
export const ReturnStatus = OneOf(['20', '30', '32', '35', '40', '50', '60', '75', '78', '80', '90', '95'])
export type ReturnStatus = Static<typeof ReturnStatus>
export const returnStatusNames = {
  '20': ['审批中', 'Pending approval'],
  '30': ['待供应商处理', 'Awaiting supplier'],
  '32': ['待采购方确认', 'Awaiting buyer'],
  '35': ['供应商拒绝', 'Declined by supplier'],
  '40': ['待寄回', 'Awaiting shipment back'],
  '50': ['待供应商收货', 'On the way back'],
  '60': ['平台介入', 'In arbitration'],
  '75': ['待供应商发货', 'Awaiting replacement'],
  '78': ['待采购方收货', 'Replacement in transit'],
  '80': ['已完成', 'Completed'],
  '90': ['已撤销', 'Withdrawn'],
  '95': ['已关闭', 'Closed'],
} as const satisfies StateNames<ReturnStatus>
/** States in which a return is open and occupies pieces of its order. */
export const openReturns = ['20', '30', '32', '35', '40', '50', '60', '75', '78'] as const

export const returnActions = [
  'withdraw',
  'agree',
  'refuse',
  'offer',
  'acceptOffer',
  'declineOffer',
  'appeal',
  'close',
  'send',
  'take',
  'dispute',
  'decide',
  'ship',
  'receive',
  'claimRefund',
  'approve',
  'reject',
] as const
/** Automatic moves, made when a deadline has passed. */
export const returnTimeouts = ['expireApproval', 'agreeDue', 'closeDue', 'takeDue', 'receiveDue'] as const
export const ReturnAction = OneOf([...returnActions, ...returnTimeouts])
export type ReturnAction = Static<typeof ReturnAction>

/** Who pays for the way back. */
export const FreightPayer = OneOf(['buyer', 'supplier'])
export type FreightPayer = Static<typeof FreightPayer>

/** Line of a return, with the goods as ordered. */
export const ReturnLine = shape({
  orderLineId: Id,
  skuId: Id,
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  picture: Type.String(),
  quantity: Quantity,
  amount: Type.String({ ...Amount, description: 'asked for; 0.00 for kinds without money' }),
  refunded: Type.String({ ...Amount, description: 'given back so far' }),
  restocked: Type.Integer({ description: 'taken back into stock by the supplier' }),
  scrapped: Type.Integer({ description: 'taken back and scrapped' }),
  missing: Type.Integer({ description: 'sent back according to the buyer, but not arrived' }),
})
export type ReturnLine = Static<typeof ReturnLine>

/** Parcel of a return, either way. */
export const ReturnParcel = shape({ carrier: Type.String(), trackingNo: Type.String(), at: Instant })
export type ReturnParcel = Static<typeof ReturnParcel>

/** Supplier's offer of another kind or a smaller amount, for the buyer to accept or decline. */
export const ReturnOffer = shape({ kind: ReturnKind, amount: Amount, reason: Type.String() })
export type ReturnOffer = Static<typeof ReturnOffer>

/** Address for goods sent back. */
export const ReturnAddress = shape({ consignee: Type.String(), mobile: Type.String(), address: Type.String() })
export type ReturnAddress = Static<typeof ReturnAddress>

/** Statement of one party with its evidence. */
export const ReturnStatement = shape({
  by: OneOf(['buyer', 'supplier', 'operator']),
  name: Type.String(),
  text: Type.String(),
  attachments: AttachedFiles,
  at: Instant,
})
export type ReturnStatement = Static<typeof ReturnStatement>

/** Return, as all of its parties see it. */
export const Return = shape({
  id: Id,
  version: Type.Integer(),
  returnNo: Type.String(),
  orderId: Id,
  orderNo: Type.String(),
  supplierId: Id,
  supplierName: Type.String(),
  companyName: Type.String(),
  deptName: Type.String(),
  buyerName: Type.String(),
  kind: ReturnKind,
  status: ReturnStatus,
  reason: ReturnReason,
  fault: ReturnFault,
  isRejected: Type.Boolean({ description: 'goods rejected at their receipt, which are already refunded' }),
  freightBy: FreightPayer,
  freight: Type.String({
    ...Amount,
    description: 'paid by the buyer for the way back; deducted from what the supplier is owed if that side pays',
  }),
  note: Type.String(),
  requested: Type.String({ ...Amount, description: 'amount requested' }),
  refunded: Type.String({ ...Amount, description: 'amount given back' }),
  quantity: Count,
  lines: List(ReturnLine),
  offer: Maybe(ReturnOffer),
  answer: Type.String({ description: 'reason of the last refusal or decision' }),
  address: Maybe(ReturnAddress),
  parcel: Maybe(ReturnParcel),
  replacement: Maybe(ReturnParcel),
  statements: List(ReturnStatement),
  submittedAt: Instant,
  finishedAt: Maybe(Instant),
  dueAt: Maybe(Type.String({ ...Instant, description: 'time of the next automatic action' })),
  dueAction: Maybe(ReturnAction),
  can: List(ReturnAction),
})
export type Return = Static<typeof Return>

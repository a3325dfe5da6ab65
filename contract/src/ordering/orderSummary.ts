import { goodsFields } from './quotedLine.ts'
import {
  Amount,
  Count,
  Day,
  Id,
  Instant,
  List,
  Maybe,
  OneOf,
  Price,
  Quantity,
  Rate,
  shape,
  type Static,
  Type,
  Pieces,
} from '#contract/kit/schema.ts'
import { ChangeStatus } from './changes/changeStates.ts'
import { OrderStatus, OrderAction } from './orderStates.ts'

/**
 * `mall`: at catalogue prices; `agreement`: every line at an agreement price; `award` 中标 and `fixed` 定点: awarded by a
 * project, at the awarded prices; `group` 拼团: at the price of a group purchase; `planned` 计划: called off from a plan.
 */
export const OrderType = OneOf(['mall', 'agreement', 'award', 'fixed', 'group', 'planned'])
export type OrderType = Static<typeof OrderType>
/** Whether orders of this type take of caps: their goods and terms stay as placed. */
export const hasCaps = (type: OrderType): boolean => type === 'group' || type === 'planned'

/**
 * `term` 账期 (payment period in days), `quota` 授信额度 (reserved from the department's quota), `transfer` 对公转账,
 * `wallet` 钱包 (reserved from the department's wallet), `online` 在线支付 (paid before the supplier accepts).
 */
export const PaymentMethod = OneOf(['term', 'quota', 'transfer', 'wallet', 'online'])
export type PaymentMethod = Static<typeof PaymentMethod>

/** Price source of an ordered line: the catalogue, an award, a group purchase or a plan. */
export const LinePriceSource = OneOf(['agreement', 'tier', 'list', 'award', 'group', 'plan'])
export type LinePriceSource = Static<typeof LinePriceSource>
/** `skuId` and `productId` of award lines, which are not products of the catalogue. */
export const noGoods = '0'

/** Source project of an awarded order; its page is visible to the reader if `isVisible`. */
export const SourceProject = shape({
  projectId: Id,
  projectNo: Type.String(),
  title: Type.String(),
  isVisible: Type.Boolean(),
})
export type SourceProject = Static<typeof SourceProject>

/** Amount of an order; null for colleagues who may not see prices, such as receivers. */
export const OrderAmount = Maybe(Amount)

/** Order line: a snapshot of the ordered goods, with fulfilment progress. */
export const OrderLine = shape({
  orderLineId: Id,
  lineNo: Type.Integer(),
  ...goodsFields,
  categoryName: Type.String(),
  quantity: Quantity,
  price: Maybe(Price),
  priceSource: LinePriceSource,
  taxRate: Rate,
  amount: OrderAmount,
  taxAmount: OrderAmount,
  shipped: Count,
  received: Type.Integer({ description: 'received: accepted, rejected, and to be inspected' }),
  rejected: Count,
  closed: Type.Integer({ description: 'cancelled quantity, no longer delivered' }),
  inspecting: Type.Integer({ description: 'received, and not inspected yet' }),
  inReturn: Type.Integer({ description: 'accepted pieces in open returns' }),
  returned: Type.Integer({ description: 'accepted pieces sent back and refunded' }),
  allowance: Type.String({ ...Amount, description: 'refunded without goods' }),
  costCentreId: Maybe(Id),
  costCentre: Type.String({ description: 'code and name when ordered; empty for suppliers' }),
  projectNo: Type.String({ description: 'empty for suppliers' }),
  materialCode: Type.String({ description: "the tenant's own code of the goods today; may be empty" }),
})
export type OrderLine = Static<typeof OrderLine>

/** Supplier's proposal: smaller quantities or a later date, for the buyer to accept or decline. */
export const Proposal = shape({
  promisedDate: Maybe(Day),
  reason: Type.String(),
  lines: List(shape({ orderLineId: Id, quantity: Pieces })),
})
export type Proposal = Static<typeof Proposal>

/** Order in lists, displayed as a card. */
export const OrderSummary = shape({
  orderId: Id,
  orderNo: Type.String(),
  version: Type.Integer(),
  status: OrderStatus,
  orderType: OrderType,
  supplierId: Id,
  supplierName: Type.String(),
  buyerId: Id,
  buyerName: Type.String(),
  deptName: Type.String(),
  companyName: Type.String({ description: 'current name of the root department' }),
  consignee: Type.String(),
  paymentMethod: PaymentMethod,
  awaitsPayment: Type.Boolean({ description: 'to be paid online before the supplier accepts' }),
  quantity: Pieces,
  goodsAmount: OrderAmount,
  freight: OrderAmount,
  amount: Maybe(Type.String({ ...Amount, description: 'goods and freight, including tax' })),
  pointsAmount: Maybe(Type.String({ ...Amount, description: 'part of it that the buyer pays with points, in yuan' })),
  expectedDate: Maybe(Day),
  promisedDate: Maybe(Day),
  hasProposal: Type.Boolean(),
  changeStatus: Maybe({ ...ChangeStatus, description: 'of the latest change of the accepted order' }),
  reason: Type.String({ description: 'reason of the last rejection, refusal or cancellation' }),
  createdAt: Instant,
  submittedAt: Maybe(Instant),
  dueAt: Maybe(Type.String({ ...Instant, description: 'time of the next automatic action' })),
  dueAction: Maybe(OrderAction),
  lines: List(OrderLine),
  project: Maybe(SourceProject),
  can: List(OrderAction),
})
export type OrderSummary = Static<typeof OrderSummary>

/** Buying department as displayed to suppliers: 企业名 · 部门; only the company if the department is the company. */
export const buyingDepartmentOf = ({ companyName, deptName }: Pick<OrderSummary, 'companyName' | 'deptName'>): string =>
  [...new Set([companyName, deptName])].filter(Boolean).join(' · ')

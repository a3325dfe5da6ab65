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
import { OrderStatus, OrderAction } from './orderStates.ts'

/**
 * `mall`: at catalogue prices; `agreement`: every line at an agreement price; `award` 中标 and `fixed` 定点: awarded by a
 * project, at the awarded prices.
 */
export const OrderType = OneOf(['mall', 'agreement', 'award', 'fixed'])
export type OrderType = Static<typeof OrderType>

/** `term` 账期 (payment period in days), `quota` 授信额度 (reserved from the department's quota), `transfer` 对公转账. */
export const PaymentMethod = OneOf(['term', 'quota', 'transfer'])
export type PaymentMethod = Static<typeof PaymentMethod>

/** Price source of an ordered line: the catalogue, or an award. */
export const LinePriceSource = OneOf(['agreement', 'tier', 'list', 'award'])
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

/** Order line: a snapshot of the ordered goods, with fulfilment progress. */
export const OrderLine = shape({
  orderLineId: Id,
  lineNo: Type.Integer(),
  ...goodsFields,
  categoryName: Type.String(),
  quantity: Quantity,
  price: Price,
  priceSource: LinePriceSource,
  taxRate: Rate,
  amount: Amount,
  taxAmount: Amount,
  shipped: Count,
  received: Type.Integer({ description: 'received: accepted and rejected' }),
  rejected: Count,
  closed: Type.Integer({ description: 'cancelled quantity, no longer delivered' }),
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
  quantity: Pieces,
  goodsAmount: Amount,
  freight: Amount,
  amount: Type.String({ ...Amount, description: 'goods and freight, including tax' }),
  expectedDate: Maybe(Day),
  promisedDate: Maybe(Day),
  hasProposal: Type.Boolean(),
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

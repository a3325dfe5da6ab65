import type { Labels } from '#contract/kit/labels.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import {
  Amount,
  Day,
  Id,
  Instant,
  List,
  Maybe,
  Month,
  OneOf,
  Price,
  Rate,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'

/** State of a statement 对账单. */
export const StatementStatus = OneOf(['draft', 'sent', 'disputed', 'confirmed', 'void'])
export type StatementStatus = Static<typeof StatementStatus>
export const statementStatusNames = {
  draft: ['草稿', 'Draft'],
  sent: ['待供应商确认', 'Awaiting supplier'],
  disputed: ['有异议', 'Disputed'],
  confirmed: ['已确认', 'Confirmed'],
  void: ['已作废', 'Void'],
} as const satisfies StateNames<StatementStatus>

export const StatementAction = OneOf(['send', 'dispute', 'answer', 'confirm', 'void'])
export type StatementAction = Static<typeof StatementAction>

/**
 * Kind of a settlement line 结算明细: what a receipt accepted, what a return or an allowance takes off, freight of an
 * order, and the adjustment that settles a dispute.
 */
export const SettlementKind = OneOf(['receipt', 'return', 'allowance', 'freight', 'adjust'])
export type SettlementKind = Static<typeof SettlementKind>
export const settlementKindNames = {
  receipt: ['收货', 'Receipt'],
  return: ['退货', 'Return'],
  allowance: ['折让', 'Allowance'],
  freight: ['运费', 'Shipping'],
  adjust: ['调整', 'Adjustment'],
} as const satisfies StateNames<SettlementKind>

/** What a supplier disputes about a line. */
export const DisputeKind = OneOf(['quantity', 'price', 'duplicate', 'rate', 'other'])
export type DisputeKind = Static<typeof DisputeKind>
export const disputeKindNames = {
  quantity: ['数量不符', 'Quantity'],
  price: ['价格不符', 'Price'],
  duplicate: ['重复入账', 'Duplicate'],
  rate: ['税率不符', 'Tax rate'],
  other: ['其他', 'Other'],
} as const satisfies StateNames<DisputeKind>

/** Answer to a dispute: an adjustment to the requested amount, no change, or the line waits for the next statement. */
export const DisputeAnswer = OneOf(['accept', 'reject', 'takeOut'])
export type DisputeAnswer = Static<typeof DisputeAnswer>
export const DisputeStatus = OneOf(['open', 'accepted', 'rejected', 'takenOut'])
export type DisputeStatus = Static<typeof DisputeStatus>
export const disputeStatusNames = {
  open: ['待答复', 'Awaiting answer'],
  accepted: ['已接受', 'Accepted'],
  rejected: ['已说明', 'Explained'],
  takenOut: ['移至下期', 'Moved on'],
} as const satisfies StateNames<DisputeStatus>

/** Statement of one supplier and payer over a month. */
export const Statement = shape({
  id: Id,
  version: Type.Integer(),
  statementNo: Type.String(),
  supplierId: Id,
  supplierName: Type.String(),
  payerTitle: Type.String({ description: 'company that pays, from the invoice title of the orders' }),
  payerNo: Type.String({ description: 'its tax number' }),
  month: Month,
  fromOn: Day,
  toOn: Day,
  status: StatementStatus,
  lines: Type.Integer(),
  net: Amount,
  tax: Amount,
  gross: Type.String({ ...Amount, description: 'payable, with tax; negative: the supplier owes' }),
  retained: Maybe(Type.String({ ...Amount, description: 'withheld of the invoices for its lines; null in lists' })),
  disputes: Type.Integer({ description: 'disputes without an answer' }),
  ownerName: Type.String({ description: 'who drew it up' }),
  createdAt: Instant,
  sentAt: Maybe(Instant),
  confirmedAt: Maybe(Instant),
  confirmedByName: Type.String(),
  reason: Type.String({ description: 'why it is void' }),
  can: List(StatementAction),
})
export type Statement = Static<typeof Statement>

export const Dispute = shape({
  id: Id,
  kind: DisputeKind,
  requested: Type.String({ ...Amount, description: 'amount of the line that the supplier requests' }),
  text: Type.String(),
  byName: Type.String(),
  status: DisputeStatus,
  answer: Type.String(),
  answeredByName: Type.String(),
})
export type Dispute = Static<typeof Dispute>

/** Line of a statement; signs are those of the money, so that a column adds up. */
export const StatementLine = shape({
  id: Id,
  kind: SettlementKind,
  bookedOn: Day,
  sourceNo: Type.String({ description: 'number of the receipt, return or dispute' }),
  orderNo: Type.String(),
  deptName: Type.String(),
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  quantity: Type.Integer(),
  price: Maybe(Price),
  rate: Maybe(Type.String({ ...Rate, description: 'null: no rate, as for freight' })),
  net: Amount,
  tax: Amount,
  gross: Amount,
  dispute: Maybe(Dispute),
  can: List(StatementAction),
})
export type StatementLine = Static<typeof StatementLine>

/** What is not in a statement yet, by supplier and payer. */
export const Unstated = shape({
  id: Type.String({ description: 'supplier and payer' }),
  supplierId: Id,
  supplierName: Type.String(),
  payerNo: Type.String(),
  payerTitle: Type.String(),
  month: Month,
  lines: Type.Integer(),
  gross: Amount,
  firstOn: Day,
  lastOn: Day,
})
export type Unstated = Static<typeof Unstated>

export const statementLabels = {
  statementNo: ['对账单号', 'Statement number'],
  supplierName: ['供应商', 'Supplier'],
  payerTitle: ['付款单位', 'Payer'],
  payerNo: ['纳税人识别号', 'Tax number'],
  month: ['对账期间', 'Month'],
  status: ['状态', 'Status'],
  lines: ['明细行数', 'Lines'],
  net: ['不含税金额', 'Without tax'],
  tax: ['税额', 'Tax'],
  gross: ['含税金额', 'With tax'],
  disputes: ['未答复异议', 'Open disputes'],
  ownerName: ['制单人', 'Drawn up by'],
  sentAt: ['发送时间', 'Sent'],
  confirmedAt: ['确认时间', 'Confirmed'],
} as const satisfies Labels<typeof Statement>

export const lineLabels = {
  bookedOn: ['日期', 'Date'],
  kind: ['类型', 'Kind'],
  sourceNo: ['单据号', 'Document'],
  orderNo: ['订单编号', 'Order number'],
  deptName: ['部门', 'Department'],
  name: ['商品', 'Product'],
  spec: ['规格', 'Specification'],
  unit: ['单位', 'Unit'],
  quantity: ['数量', 'Quantity'],
  price: ['含税单价', 'Price with tax'],
  rate: ['税率（%）', 'Tax rate (%)'],
  net: ['不含税金额', 'Without tax'],
  tax: ['税额', 'Tax'],
  gross: ['含税金额', 'With tax'],
} as const satisfies Labels<typeof StatementLine>

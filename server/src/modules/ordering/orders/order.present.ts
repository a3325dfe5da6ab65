import { minus, sum } from '#contract/kit/money.ts'
import type { Fund } from '#contract/ledger/ledger.ts'
import type { OrderDetail, OrderFund } from '#contract/ordering/orders.ts'
import type { OrderLine, OrderSummary } from '#contract/ordering/orderSummary.ts'
import type { Actor } from '#kit/actor.ts'
import { keptOf, settlementOf } from '../cart/amounts.rules.ts'
import { holdsFunds, orderFlow } from './order.rules.ts'
import { factsOf } from './order.facts.rules.ts'
import type { OrderRow } from './order.store.ts'
import type { LineRow } from './order.columns.store.ts'
import { isAwarded } from '../awards/award.group.ts'
import { dueActionOf } from '../flow/times.rules.ts'

const at = (time: Date | null): string | null => time?.toISOString() ?? null

const presentLine = (line: LineRow): OrderLine => ({
  orderLineId: line.id,
  lineNo: line.line_no,
  skuId: line.sku_id,
  productId: line.product_id,
  name: line.name,
  spec: line.spec,
  brandName: line.brand_name,
  unit: line.unit,
  picture: line.picture,
  categoryName: line.category_name,
  quantity: line.quantity,
  price: line.price,
  priceSource: line.price_source,
  taxRate: line.tax_rate,
  amount: line.amount,
  taxAmount: line.tax_amount,
  shipped: line.shipped,
  received: line.received,
  rejected: line.rejected,
  closed: line.closed,
})

/**
 * Project of the order, if visible: projects for invited suppliers are visible to those suppliers and the project's
 * department, open ones to everyone.
 */
function projectOf(order: OrderRow, actor: Actor): OrderSummary['project'] {
  const { project_id: projectId, project_no: projectNo, project_title: title, project_scope: scope } = order
  if (projectId === null || projectNo === null || title === null) return null
  const isVisible =
    scope === 'open' || actor.supplierId !== null || (order.project_dept_path ?? []).includes(actor.deptId)
  return { projectId, projectNo, title, isVisible }
}

export const presentSummary = (order: OrderRow, actor: Actor): OrderSummary => ({
  orderId: order.id,
  orderNo: order.no,
  version: order.version,
  status: order.status,
  orderType: order.order_type,
  supplierId: order.supplier_id,
  supplierName: order.supplier_name,
  buyerId: order.buyer_id,
  buyerName: order.buyer_name,
  deptName: order.dept_name,
  companyName: order.company_name,
  consignee: order.consignee.name,
  paymentMethod: order.payment_method,
  quantity: order.lines.reduce((all, { quantity }) => all + quantity, 0),
  goodsAmount: order.goods_amount,
  freight: order.freight,
  amount: order.amount,
  expectedDate: order.expected_on,
  promisedDate: order.promised_on,
  hasProposal: order.proposal !== null,
  reason: order.reason,
  createdAt: order.created_at.toISOString(),
  submittedAt: at(order.submitted_at),
  dueAt: at(order.due_at),
  dueAction: order.due_at ? dueActionOf(order.status) : null,
  lines: order.lines.map(presentLine),
  project: projectOf(order, actor),
  can: orderFlow.can(factsOf(order), actor),
})

/** Detail of an order; omits internal fields of the buyer's side for suppliers. */
export function presentDetail(order: OrderRow, actor: Actor, funds: readonly OrderFund[] = []): OrderDetail {
  const isInside = actor.supplierId === null
  return {
    ...presentSummary(order, actor),
    taxAmount: order.tax_amount,
    settlement: settlementOf(order),
    parentOrderNo: isInside ? order.parent_no : null,
    mobile: order.consignee.mobile,
    regions: order.consignee.regions,
    address: order.consignee.detail,
    fullAddress: order.consignee.full,
    invoiceTitle: order.invoice_title,
    termDays: order.term_days,
    remark: order.remark,
    purpose: isInside ? order.purpose : '',
    attachments: order.attachments,
    proposal: order.proposal,
    acceptedAt: at(order.accepted_at),
    finishedAt: at(order.finished_at),
    approvalId: isInside ? order.approval_id : null,
    funds: isInside ? [...funds] : [],
  }
}

export const presentFund = (fund: Fund, order: OrderRow): OrderFund => {
  const all = sum([fund.reserved, fund.committed])
  const isHeld = holdsFunds[order.status] || (isAwarded(order) && order.status !== '90')
  // Rejected and closed quantities were refunded.
  const here = keptOf(order)
  return {
    kind: fund.kind,
    name: fund.name,
    amount: fund.amount,
    used: isHeld ? minus(all, here) : all,
    thisOrder: here,
    available: isHeld ? fund.available : minus(fund.available, here),
  }
}

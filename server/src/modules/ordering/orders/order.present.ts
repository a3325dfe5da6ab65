import { minus, sum } from '#contract/kit/money.ts'
import type { Fund } from '#contract/ledger/ledger.ts'
import type { OrderDetail, OrderFund } from '#contract/ordering/orders.ts'
import type { OrderLine, OrderSummary } from '#contract/ordering/orderSummary.ts'
import type { Actor } from '#kit/actor.ts'
import { keptOf, settlementOf } from '../cart/amounts.rules.ts'
import { holdsFunds, orderFlow } from './order.rules.ts'
import { seesPrices } from './order.party.rules.ts'
import { factsOf, isUnpaid } from './order.facts.rules.ts'
import type { OrderRow } from './order.store.ts'
import type { LineRow } from './order.columns.store.ts'
import { isAwarded } from '../awards/award.group.ts'
import { dueActionOf } from '../flow/times.rules.ts'

const at = (time: Date | null): string | null => time?.toISOString() ?? null

const presentLine = (line: LineRow, isPriced: boolean, isInside: boolean): OrderLine => ({
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
  price: isPriced ? line.price : null,
  priceSource: line.price_source,
  taxRate: line.tax_rate,
  amount: isPriced ? line.amount : null,
  taxAmount: isPriced ? line.tax_amount : null,
  shipped: line.shipped,
  received: line.received,
  rejected: line.rejected,
  closed: line.closed,
  inspecting: line.inspecting,
  inReturn: line.in_return,
  returned: line.returned,
  allowance: line.allowance,
  costCentreId: isInside ? line.cost_centre_id : null,
  costCentre: isInside ? line.cost_centre : '',
  projectNo: isInside ? line.project_no : '',
  materialCode: line.material_code,
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

export function presentSummary(order: OrderRow, actor: Actor): OrderSummary {
  const facts = factsOf(order)
  const isPriced = seesPrices(facts, actor)
  return {
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
    awaitsPayment: isUnpaid(order) && (order.status === '20' || order.status === '30'),
    quantity: order.lines.reduce((all, { quantity }) => all + quantity, 0),
    goodsAmount: isPriced ? order.goods_amount : null,
    freight: isPriced ? order.freight : null,
    amount: isPriced ? order.amount : null,
    // The supplier gets the whole amount, also what points pay.
    pointsAmount: actor.supplierId !== null ? '0.00' : isPriced ? order.points_amount : null,
    expectedDate: order.expected_on,
    promisedDate: order.promised_on,
    hasProposal: order.proposal !== null,
    changeStatus: order.change_status,
    reason: order.reason,
    createdAt: order.created_at.toISOString(),
    submittedAt: at(order.submitted_at),
    dueAt: at(order.due_at),
    dueAction: order.due_at ? dueActionOf(order.status) : null,
    lines: order.lines.map((line) => presentLine(line, isPriced, actor.supplierId === null)),
    project: projectOf(order, actor),
    can: orderFlow.can(facts, actor),
  }
}

/** Detail of an order; omits internal fields of the buyer's side for suppliers. */
export function presentDetail(order: OrderRow, actor: Actor, funds: readonly OrderFund[] = []): OrderDetail {
  const isInside = actor.supplierId === null
  const isPriced = seesPrices(factsOf(order), actor)
  const settlement = settlementOf(order)
  return {
    ...presentSummary(order, actor),
    taxAmount: isPriced ? order.tax_amount : null,
    settlement: isPriced ? settlement : { ...settlement, deducted: null, payable: null },
    parentOrderNo: isInside ? order.parent_no : null,
    mobile: order.consignee.mobile,
    regions: order.consignee.regions,
    address: order.consignee.detail,
    fullAddress: order.consignee.full,
    invoiceTitle: order.invoice_title,
    termDays: order.term_days,
    remark: order.remark,
    purpose: isInside ? order.purpose : '',
    needsInspection: order.needs_inspection,
    attachments: order.attachments,
    proposal: order.proposal,
    acceptedAt: at(order.accepted_at),
    finishedAt: at(order.finished_at),
    approvalId: isInside ? order.approval_id : null,
    funds: isInside && isPriced ? [...funds] : [],
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

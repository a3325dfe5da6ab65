import { template } from './template.ts'

const order = ['orderNo', 'amount', 'supplierName'] as const
const buyers = '/orderDetail?orderId={id}'
const suppliers = '/supplierOrderDetail?orderId={id}'
const reader = 'order.read'
const supplier = 'supplierOrder.read'

/** Approvals and orders. */
export const orderTemplates = {
  approvalTodo: template(
    'approvalTodo',
    '/orderApproval',
    ['docNo', 'amount'],
    ['{docNo} 待您审批', '单据 {docNo}，金额 ¥{amount}，请及时处理。'],
    ['{docNo} is waiting for your approval', 'Document {docNo}, ¥{amount}. Please review it soon.'],
    'approval.decide',
  ),
  orderApproved: template(
    'approvalResult',
    buyers,
    order,
    ['订单 {orderNo} 审批通过', '订单已通过审批并发送给供应商，等待供应商接单。'],
    ['Order {orderNo} was approved', 'The order was approved and sent to the supplier.'],
    reader,
  ),
  orderRejected: template(
    'approvalResult',
    buyers,
    order,
    ['订单 {orderNo} 审批被驳回', '请查看驳回原因，修改后可重新提交。'],
    ['Order {orderNo} was rejected', 'See the reason, edit the order and submit it again.'],
    reader,
  ),
  orderNew: template(
    'orderNew',
    suppliers,
    order,
    ['新订单 {orderNo} 待接单', '您有新的采购订单，请在时限内接单。'],
    ['New order {orderNo}', 'A new order is waiting for you. Accept or decline it in time.'],
    supplier,
  ),
  orderUrged: template(
    'orderRequest',
    suppliers,
    order,
    ['采购人催办订单 {orderNo}', '请尽快处理该订单。'],
    ['Nudge for order {orderNo}', 'The buyer asks for progress on this order.'],
    supplier,
  ),
  orderCancelRequested: template(
    'orderRequest',
    suppliers,
    order,
    ['订单 {orderNo} 申请取消', '采购人申请取消该订单，请确认是否同意。'],
    ['Cancellation requested for order {orderNo}', 'The buyer requests to cancel this order. Agree or decline.'],
    supplier,
  ),
  orderProposalAgreed: template(
    'orderRequest',
    suppliers,
    order,
    ['订单 {orderNo} 的调整已同意', '采购人同意了您申请的调整，请按调整后的内容履约。'],
    ['Change to order {orderNo} was agreed', 'The buyer agreed to the change that you requested.'],
    supplier,
  ),
  orderProposalDeclined: template(
    'orderRequest',
    suppliers,
    order,
    ['订单 {orderNo} 的调整未同意', '采购人未同意您申请的调整，请查看订单。'],
    ['Change to order {orderNo} was declined', 'The buyer declined the change that you requested.'],
    supplier,
  ),
  orderAccepted: template(
    'orderReply',
    buyers,
    order,
    ['供应商已接单：{orderNo}', '供应商已接单，将按约定备货发货。'],
    ['Order {orderNo} was accepted', 'The supplier accepted the order and will ship it as agreed.'],
    reader,
  ),
  orderRefused: template(
    'orderReply',
    buyers,
    order,
    ['供应商拒单：{orderNo}', '供应商未接受该订单，请查看原因并另行采购。'],
    ['Order {orderNo} was declined', 'The supplier declined the order. See the reason and order elsewhere.'],
    reader,
  ),
  orderExpired: template(
    'orderReply',
    buyers,
    order,
    ['订单 {orderNo} 超时未接单', '供应商未在时限内接单，订单已关闭。'],
    ['Order {orderNo} expired', "The supplier didn't accept the order in time, so it was closed."],
    reader,
  ),
  orderProposed: template(
    'orderReply',
    buyers,
    order,
    ['供应商申请调整订单 {orderNo}', '请核对调整内容，确认是否同意。'],
    ['Change requested for order {orderNo}', 'Check what the supplier wants to change, then agree or decline.'],
    reader,
  ),
  orderCancelAgreed: template(
    'orderReply',
    buyers,
    order,
    ['订单 {orderNo} 已取消', '供应商已同意取消该订单。'],
    ['Order {orderNo} was cancelled', 'The supplier agreed to cancel the order.'],
    reader,
  ),
  orderCancelRefused: template(
    'orderReply',
    buyers,
    order,
    ['订单 {orderNo} 未同意取消', '供应商未同意取消该订单，订单继续执行。'],
    ['Order {orderNo} continues', 'The supplier declined the cancellation, so the order continues.'],
    reader,
  ),
  orderShipped: template(
    'orderShipping',
    buyers,
    [...order, 'deliveryNo', 'carrier', 'trackingNo'],
    ['订单 {orderNo} 已发货', '发货单 {deliveryNo} 已发出，请在到货后确认收货。'],
    ['Order {orderNo} was shipped', 'Delivery {deliveryNo} is on its road. Confirm the receipt when it arrives.'],
    reader,
  ),
  orderReceived: template(
    'orderShipping',
    suppliers,
    [...order, 'receiptNo'],
    ['订单 {orderNo} 已收货', '采购人已确认收货，收货单 {receiptNo}。'],
    ['Order {orderNo} was received', 'The buyer confirmed the receipt {receiptNo}.'],
    supplier,
  ),
}

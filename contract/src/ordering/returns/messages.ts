import { byMail, template, topic } from '../../kit/messages.ts'

const facts = {
  returnNo: ['退货单号', 'Return number', 'TH202611230001'],
  orderNo: ['订单编号', 'Order number', 'DD202611230001'],
  amount: ['金额', 'Amount', '352.00'],
} as const
const shipped = {
  ...facts,
  carrier: ['承运商', 'Carrier', '顺丰速运', 'SF Express'],
  trackingNo: ['运单号', 'Tracking number', 'SF1234567890'],
} as const
const page = '/returnDetail?id={id}'
const buyer = 'order.return'
const supplier = 'supplierReturn.handle'

/** Messages of returns, to the side that acts next. */
export const returnMessages = {
  topics: {
    returnProgress: topic(
      '140050205',
      'order',
      ['退货与售后', 'Returns'],
      ['purchaser', 'supplier', 'operator'],
      [byMail, byMail],
    ),
  },
  templates: {
    returnSubmitted: template(
      'returnProgress',
      page,
      facts,
      ['退货申请 {returnNo} 待处理', '订单 {orderNo} 有新的退货申请，请在时限内答复；逾期视为同意。'],
      ['Return {returnNo} requested', 'Answer the return of order {orderNo} in time. No answer counts as agreement.'],
      supplier,
    ),
    returnApproved: template(
      'approvalResult',
      page,
      facts,
      ['退货 {returnNo} 审批通过', '退货申请已通过审批并发送给供应商，请等待答复。'],
      ['Return {returnNo} was approved', 'It was sent to the supplier.'],
      buyer,
    ),
    returnNotApproved: template(
      'approvalResult',
      page,
      facts,
      ['退货 {returnNo} 审批未通过', '退货申请已关闭，请查看原因。'],
      ['Return {returnNo} was not approved', 'It was closed. See the reason.'],
      buyer,
    ),
    returnAgreed: template(
      'returnProgress',
      page,
      facts,
      ['退货 {returnNo} 已同意', '供应商已同意您的退货申请，请查看退货地址与后续步骤。'],
      ['Return {returnNo} was agreed', 'The supplier agreed. See the return address and the next steps.'],
      buyer,
    ),
    returnRefused: template(
      'returnProgress',
      page,
      facts,
      ['退货 {returnNo} 被拒绝', '供应商拒绝了退货申请。不同意的，可申请平台介入。'],
      ['Return {returnNo} was declined', 'The supplier declined. You can ask the platform to decide.'],
      buyer,
    ),
    returnOffered: template(
      'returnProgress',
      page,
      facts,
      ['退货 {returnNo} 有新方案', '供应商提出了其他处理方案，请在时限内确认。'],
      ['New offer for return {returnNo}', 'The supplier offers something else. Answer in time.'],
      buyer,
    ),
    returnOfferDeclined: template(
      'returnProgress',
      page,
      facts,
      ['退货 {returnNo} 的方案未被接受', '采购方未接受您的方案，请重新答复。'],
      ['Offer for return {returnNo} was declined', 'The buyer declined your offer. Answer the request again.'],
      supplier,
    ),
    returnWithdrawn: template(
      'returnProgress',
      page,
      facts,
      ['退货 {returnNo} 已撤销', '采购方撤销了退货申请，无需处理。'],
      ['Return {returnNo} was withdrawn', 'The buyer withdrew the request.'],
      supplier,
    ),
    returnSent: template(
      'returnProgress',
      page,
      shipped,
      ['退货 {returnNo} 已寄回', '采购方已由 {carrier}（{trackingNo}）寄回商品，收到后请验收。'],
      [
        'Return {returnNo} was sent back',
        'The products are on their way by {carrier} ({trackingNo}). Check them on arrival.',
      ],
      supplier,
    ),
    returnRejected: template(
      'returnProgress',
      page,
      facts,
      ['订单 {orderNo} 有商品被拒收', '拒收商品已生成退货单 {returnNo}，收到后请验收入库；逾期视为全部入库。'],
      [
        'Products of order {orderNo} were rejected',
        'They come back with return {returnNo}. Take them in on arrival; otherwise all count as restocked.',
      ],
      supplier,
    ),
    returnShipped: template(
      'returnProgress',
      page,
      shipped,
      ['退货 {returnNo} 已发货', '供应商已由 {carrier}（{trackingNo}）发货，收到后请确认。'],
      ['Replacement of return {returnNo} was shipped', 'Shipped by {carrier} ({trackingNo}). Confirm on arrival.'],
      buyer,
    ),
    returnDisputed: template(
      'returnProgress',
      page,
      facts,
      ['退货 {returnNo} 待裁决', '双方未能达成一致，请根据说明与凭证裁决。'],
      ['Return {returnNo} needs a decision', 'Both sides disagree. Decide by their statements and evidence.'],
      'return.arbitrate',
    ),
    returnCompleted: template(
      'returnProgress',
      page,
      facts,
      ['退货 {returnNo} 已完成', '退货已完成，退款金额 ¥{amount}。'],
      ['Return {returnNo} is completed', 'The return is completed. Refund: ¥{amount}.'],
      buyer,
    ),
    returnDecided: template(
      'returnProgress',
      page,
      facts,
      ['退货 {returnNo} 已裁决', '平台已作出裁决，请查看结果与后续步骤。'],
      ['Return {returnNo} was decided', 'The platform has decided. See the result and the next steps.'],
    ),
  },
}

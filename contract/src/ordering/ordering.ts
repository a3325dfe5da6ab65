import { addressesRefusals } from './addresses.ts'
import { cartRefusals } from './cart.ts'
import type { Refusals } from '#contract/kit/refusals.ts'

/** What ordering says no with, 40001 to 40999. */
export const orderingRefusals = {
  ...addressesRefusals,
  ...cartRefusals,
  'order.noLines': [40101, '请选择要下单的商品', 'Please choose what to order.'],
  'order.priceChanged': [
    40102,
    '商品价格已变化，请确认后重新提交',
    'Prices have changed. Please look at them and submit again.',
  ],
  'order.notAvailable': [
    40103,
    '部分商品暂时无法下单，请调整后重新提交',
    'Some of the goods cannot be ordered now. Please adjust the order.',
  ],
  'order.addressGone': [40104, '收货地址不存在，请重新选择', 'The address does not exist. Please choose another.'],
  'order.invoiceTitleGone': [
    40105,
    '发票抬头不存在，请重新选择',
    'The invoice title does not exist. Please choose another.',
  ],
  'order.paymentOff': [40106, '该付款方式未开通', 'This way of paying is not available.'],
  'order.dateInvalid': [40107, '日期无效或早于今天', 'The date is not valid, or is before today.'],
  'order.duplicateLine': [40108, '同一行不能重复提交', 'The same line was given twice.'],
  'order.unknownLine': [40109, '订单中没有该行', 'The order has no such line.'],
  'order.allTakenOut': [40110, '订单至少保留一行商品', 'At least one line must stay in the order.'],
  'order.own': [40111, '只能操作自己的订单', 'You may do this only with an order of your own.'],
  'order.reasonMissing': [40112, '请填写原因', 'Please give a reason.'],
  'order.nothingRejected': [40113, '驳回整单请选择驳回', 'To reject every line, reject the order.'],
  'order.proposalOpen': [
    40121,
    '供应商的调整方案待您确认',
    'The supplier has proposed a change that waits for an answer.',
  ],
  'order.noProposal': [40122, '没有待确认的调整方案', 'There is no proposal to answer.'],
  'order.proposalEmpty': [40123, '请填写调整后的交期或数量', 'Please say what should change: the date, or quantities.'],
  'order.proposalTooMuch': [40124, '调整数量不能超过订购数量', 'You cannot offer more than was ordered.'],
  'order.dateNeedsProposal': [
    40125,
    '承诺交期晚于期望到货日，请改用调整方案',
    'The promised date is later than expected. Please propose it instead.',
  ],
  'order.alreadyUrged': [40126, '24 小时内已催过单', 'The supplier was already reminded within 24 hours.'],
  'order.shipped': [
    40127,
    '订单已发货，不能取消，请在收货后申请退货',
    'The order has been shipped and cannot be cancelled. Please return the goods instead.',
  ],
  'order.underway': [
    40128,
    '尚有在途商品，收货后才能短交关闭',
    'Goods are still on their way. Please receive them first.',
  ],
  'delivery.tooMuch': [
    40131,
    '发货数量超过未发数量（{name}：剩余 {open}）',
    'More would be shipped than is open ({name}: {open} left).',
  ],
  'delivery.nothing': [40132, '没有可发货的商品', 'There is nothing left to ship.'],
  'receipt.tooMuch': [
    40141,
    '收货数量超过可收数量（{name}：最多 {most}）',
    'More would be received than may be ({name}: at most {most}).',
  ],
  'receipt.nothing': [40142, '请填写收货数量', 'Please say how much has arrived.'],
  'receipt.reasonMissing': [40143, '拒收需填写原因', 'Please say why goods are rejected.'],
  'comment.incomplete': [40151, '请对每一种商品评分', 'Please score every line of the order.'],
  'comment.answered': [40152, '该评价已回复', 'This comment has been answered already.'],
  'document.failed': [40161, '文件生成失败，请稍后重试', 'The document could not be made. Please try again.'],
} as const satisfies Refusals

import type { Refusals } from '#contract/kit/refusals.ts'

/** What ordering says no with, 40001 to 40999. */
export const orderingRefusals = {
  'address.regions': [40001, '所在地区有误，请逐级选择', 'The region is invalid. Select it level by level.'],
  'address.tooMany': [40002, '最多保存 {most} 个收货地址', 'You can save up to {most} delivery addresses.'],
  'invoiceTitle.incomplete': [
    40003,
    '专用发票须填写地址、电话、开户行和账号',
    'Special VAT invoices need an address, phone, bank and bank account.',
  ],
  'invoiceTitle.last': [
    40004,
    '这是本部门最后一个可用的发票抬头，删除后将无法下单。请先新增发票抬头，再删除此抬头',
    "This is your department's last invoice title. Without it, no one can place orders. Add another one first.",
  ],
  'cart.full': [40021, '购物车最多可加入 {most} 种商品', 'Your cart can hold up to {most} different products.'],
  'cart.lineGone': [40022, '购物车内容已变化，请刷新后重试', 'Your cart has changed. Refresh and try again.'],
  'cart.quantityTooLarge': [40023, '数量超出允许范围', 'The quantity exceeds the allowed range.'],
  'cart.blocked': [
    40024,
    '您有 {count} 笔订单超过 30 天未评价，请先完成评价再下单',
    'You have {count} orders waiting for a review for more than 30 days. Review them before ordering.',
  ],
  'order.noLines': [40101, '请选择要下单的商品', 'Select the products to order.'],
  'order.priceChanged': [
    40102,
    '商品价格已变化，请确认后重新提交',
    'Prices have changed. Confirm them and submit again.',
  ],
  'order.notAvailable': [
    40103,
    '部分商品暂时无法下单，请调整后重新提交',
    "Some products can't be ordered right now. Adjust your order and submit again.",
  ],
  'order.addressGone': [
    40104,
    '收货地址不存在，请重新选择',
    "This delivery address doesn't exist. Choose another one.",
  ],
  'order.invoiceTitleGone': [
    40105,
    '发票抬头不存在，请重新选择',
    "This invoice title doesn't exist. Choose another one.",
  ],
  'order.paymentOff': [40106, '该付款方式未开通', "This payment method isn't available."],
  'order.dateInvalid': [
    40107,
    '日期无效或早于今天，请重新选择',
    'The date is invalid or in the past. Choose another one.',
  ],
  'order.duplicateLine': [40108, '商品重复提交，请刷新后重试', 'An item was submitted twice. Refresh and try again.'],
  'order.unknownLine': [
    40109,
    '商品已不在订单中，请刷新',
    'An item is no longer in this order. Refresh to see the latest.',
  ],
  'order.allTakenOut': [40110, '订单至少保留一种商品', 'Keep at least one item in the order.'],
  'order.own': [40111, '只能操作自己的订单', 'You can only do this with your own orders.'],
  'order.reasonMissing': [40112, '请填写原因', 'Enter a reason.'],
  'order.nothingRejected': [40113, '全部商品均不同意时，请选择“驳回”', 'To exclude all items, reject the order.'],
  'order.awardFixed': [
    40114,
    '中标订单的商品、数量和价格以定标结果为准，不能修改',
    'Items, quantities and prices of an awarded order are those of the award.',
  ],
  'order.consigneeIncomplete': [
    40115,
    '请先补充收货人、手机和收货地址',
    'Add the consignee, phone number and delivery address first.',
  ],
  'order.invoiceTitleMissing': [40116, '请先选择发票抬头', 'Choose an invoice title first.'],
  'order.awarded': [40117, '该定标结果已生成订单', 'This award has become orders already.'],
  'order.proposalOpen': [
    40121,
    '供应商申请的调整待采购人确认',
    "The supplier's change request is waiting for the buyer's response.",
  ],
  'order.noProposal': [40122, '没有待确认的调整申请', "There's no change request to respond to."],
  'order.proposalEmpty': [40123, '请填写调整后的交期或数量', 'Enter a new date or quantity.'],
  'order.proposalTooMuch': [40124, '调整数量不能超过订购数量', "You can't offer more than was ordered."],
  'order.dateNeedsProposal': [
    40125,
    '承诺交期晚于期望到货日，请使用“申请调整”',
    'The promised date is later than expected. Request a change instead.',
  ],
  'order.alreadyUrged': [40126, '24 小时内已催过单', "You've already nudged this supplier in the last 24 hours."],
  'order.shipped': [
    40127,
    '订单已发货，不能取消；如需退货请联系供应商',
    "The order has been shipped and can't be cancelled. To return items, contact the supplier.",
  ],
  'order.underway': [
    40128,
    '尚有在途商品，收货后才能关闭未交货部分',
    'Some items are still in transit. Receive them before closing the rest.',
  ],
  'delivery.tooMuch': [
    40131,
    '发货数量超过未发数量（{name}：剩余 {open}）',
    "Quantity exceeds what's left to ship ({name}: {open} left).",
  ],
  'delivery.nothing': [40132, '没有可发货的商品', "There's nothing left to ship."],
  'receipt.tooMuch': [
    40141,
    '收货数量超过可收数量（{name}：最多 {most}）',
    'Quantity exceeds what can be received ({name}: {most} max).',
  ],
  'receipt.nothing': [40142, '请填写收货数量', 'Enter the quantities received.'],
  'receipt.reasonMissing': [40143, '请填写拒收原因', 'Enter a rejection reason.'],
  'comment.incomplete': [40151, '请对每一种商品评分', 'Rate every item in the order.'],
  'comment.answered': [40152, '该评价已回复', 'This review has already been replied to.'],
  'document.failed': [40161, '文件生成失败，请稍后重试', "Couldn't generate the document. Please try again later."],
} as const satisfies Refusals

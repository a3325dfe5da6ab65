import type { Refusals } from '#contract/kit/refusals.ts'

/** Refusals of statements, 43100 to 43119, and of payables, 43160 to 43179. */
export const settlementRefusals = {
  'statement.taken': [
    43100,
    '该供应商本期对账单已存在，后续明细请并入下期对账单',
    'This supplier already has a statement of the month. Later lines go into the next one.',
  ],
  'statement.noLines': [43101, '没有可对账的明细', 'There is nothing to settle.'],
  'statement.periodOpen': [
    43102,
    '对账期间尚未结束，请在次月发送',
    'The month is not over yet. Send the statement next month.',
  ],
  'statement.disputesOpen': [
    43103,
    '还有异议未答复，全部答复后才能重新发送',
    'Answer all disputes before you send the statement again.',
  ],
  'statement.sameAmount': [
    43104,
    '主张金额与对账金额一致，请填写贵方核对的金额',
    'The amount is the same. Enter the amount that the line should have.',
  ],
  'statement.alreadyDisputed': [43105, '该行异议尚未答复', 'This line already has an open dispute.'],
  'payable.taken': [43160, '该发票已生成应付', 'This invoice already has its payable.'],
  'payment.tooMuch': [
    43161,
    '付款金额超出应付余额，请刷新后重试',
    'This is more than what is left to pay. Refresh and try again.',
  ],
  'payable.alreadyHeld': [43162, '该应付已暂停付款', 'This payable is already on hold.'],
  'payable.notHeld': [43163, '该应付没有可由人工恢复的暂停', 'This payable has no hold that can be released by hand.'],
  'payable.noDiscount': [
    43165,
    '该应付没有可享受的提前付款折扣，或已过期',
    'This payable has no discount for an early payment, or it is over.',
  ],
  'terms.discountHalf': [43166, '折扣比例与折扣期限须同时填写', 'Enter both the discount and its days.'],
  'prepayment.past': [43167, '付款日不能早于今天', 'The day of the payment cannot be in the past.'],
  'prepayment.zero': [43172, '预付金额须大于零', 'The amount must be more than zero.'],
  'prepayment.noOrder': [43168, '没有该订单，请核对订单编号', 'There is no such order. Check its number.'],
  'prepayment.notPayable': [
    43169,
    '供应商接单后、订单关闭前才能预付，且订单须有发票抬头税号',
    'An order is prepaid between its acceptance and its end, and needs a tax number in its invoice title.',
  ],
  'prepayment.tooMuch': [
    43170,
    '预付款合计不能超过订单金额，还可预付 {left} 元',
    'Prepayments cannot exceed the order. ¥{left} is left.',
  ],
  'prepayment.notCancellable': [
    43171,
    '已申请付款或已付款的预付款不能取消',
    'A prepayment that is requested or paid cannot be cancelled.',
  ],
  'payable.settled': [43164, '该应付已结清', 'This payable is already settled.'],
} as const satisfies Refusals

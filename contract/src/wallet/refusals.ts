import type { Refusals } from '#contract/kit/refusals.ts'

export const walletRefusals = {
  'wallet.short': [
    43301,
    '钱包余额不足：可用 {available} 元，需要 {needed} 元',
    'Insufficient wallet balance: ¥{available} available, ¥{needed} needed.',
  ],
  'wallet.none': [43302, '本部门尚未开通钱包', 'Your department has no wallet.'],
  'wallet.blocked': [43303, '钱包已冻结，请联系财务人员', 'The wallet is blocked. Contact your finance department.'],
  'wallet.taken': [43304, '该部门已有钱包', 'This department already has a wallet.'],
  'wallet.notBlocked': [43305, '钱包未冻结', "The wallet isn't blocked."],
  'topUp.ownRequest': [43311, '不能核实本人提交的充值', "You can't confirm your own top-up."],
  'topUp.refTaken': [43312, '该银行流水号已入账', 'A transfer with this bank reference has already been credited.'],
  'withdrawal.ownRequest': [43321, '不能为本人提交的提现打款', "You can't pay out your own withdrawal."],
  'withdrawal.noRule': [
    43322,
    '尚未配置提现的审批规则，请联系平台运营',
    'No approval rule covers withdrawals. Contact the operator.',
  ],
  'withdrawal.notYours': [
    43323,
    '只能提现到本钱包充值过的银行账户',
    'Money only goes back to a bank account that this wallet was topped up from.',
  ],
  'withdrawal.tooMuch': [
    43324,
    '超出该银行账户的充值余额：还可退回 {left} 元',
    'More than this bank account has topped up: ¥{left} can still go back to it.',
  ],
  'charge.noProvider': [43340, '尚未开通在线支付', 'Online payment is not set up.'],
  'charge.nothingDue': [43341, '该订单没有待支付的金额', 'Nothing of this order is to be paid.'],
  'charge.unknown': [43342, '收款单不存在', 'There is no such charge.'],
  'charge.amountDiffers': [43343, '支付金额与收款单不一致', 'The amount is not that of the charge.'],
  'charge.paidAlready': [43344, '收款单已由另一笔支付结清', 'Another payment has paid this charge.'],
  'charge.notSigned': [43345, '签名验证失败', 'The signature is wrong.'],
  'charge.noTaken': [43346, '收款单号重复', 'This number is in use.'],
  'charge.refTaken': [43347, '该支付流水号已入账', 'This payment was taken already.'],
  'charge.open': [
    43348,
    '该订单已有待支付的收款单，请刷新后重试',
    'This order has a charge already. Reload and try again.',
  ],
  'charge.refundedTooMuch': [43349, '退款金额超过已支付金额', 'This is more than what was paid.'],
  'points.short': [
    43331,
    '积分不足：可用积分可抵 {available} 元，需要 {needed} 元',
    'Insufficient points: worth ¥{available}, ¥{needed} needed.',
  ],
  'points.none': [43332, '您还没有积分', 'You have no points yet.'],
  'points.tooMany': [
    43333,
    '积分最多抵扣商品金额的 {percent}%',
    'Points can pay at most {percent}% of the product amount.',
  ],
  'points.noAccount': [43334, '没有可用的采购账号使用该用户名', 'No active buyer has this username.'],
  'points.datePast': [43335, '到期日期不能早于今天', "Expiry date can't be in the past."],
  'points.ownGrant': [43336, '不能给本人发放积分', "You can't grant points to yourself."],
} as const satisfies Refusals

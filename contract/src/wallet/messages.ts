import { byMail, template, topic } from '../kit/messages.ts'

const facts = {
  deptName: ['部门名称', 'Department', '采购管理部', 'Procurement'],
  amount: ['金额', 'Amount', '12,860.00'],
  reason: ['原因', 'Reason', '未查到该笔汇款', 'The transfer was not found'],
} as const
const points = {
  points: ['积分', 'Points', '1200'],
  expiresOn: ['到期日期', 'Expiry date', '2026-12-31'],
} as const

/** Messages of wallets and points. */
export const walletMessages = {
  topics: {
    walletToDo: topic(
      '140050511',
      'budget',
      ['钱包待处理', 'Wallets to handle'],
      ['operator', 'purchaser'],
      [byMail, byMail],
    ),
    wallet: topic('140050512', 'budget', ['钱包', 'Wallet'], ['purchaser'], [byMail, byMail]),
    points: topic('140050513', 'budget', ['积分', 'Points'], ['purchaser'], [byMail, byMail]),
  },
  templates: {
    topUpToConfirm: template(
      'walletToDo',
      '/walletAccounts?view=topUps',
      facts,
      ['{deptName}的充值待核实', '汇款金额 ¥{amount}，请核实到账后入账。'],
      ['A top-up of {deptName} awaits confirmation', 'Transfer of ¥{amount}. Credit it once it has arrived.'],
      'wallet.manage',
    ),
    topUpCredited: template(
      'wallet',
      '/wallet',
      facts,
      ['充值已到账', '{deptName}的钱包已入账 ¥{amount}。'],
      ['Your top-up was credited', '¥{amount} was credited to the wallet of {deptName}.'],
      'wallet.read',
    ),
    topUpRefused: template(
      'wallet',
      '/wallet',
      facts,
      ['充值未到账', '{deptName}的充值 ¥{amount} 被驳回：{reason}。'],
      ['Your top-up was refused', 'The top-up of ¥{amount} for {deptName} was refused: {reason}.'],
      'wallet.read',
    ),
    withdrawalToPay: template(
      'walletToDo',
      '/walletAccounts?view=withdrawals',
      facts,
      ['{deptName}的提现待打款', '提现金额 ¥{amount}，已通过审批。'],
      ['A withdrawal of {deptName} awaits payout', '¥{amount}, approved.'],
      'wallet.manage',
    ),
    withdrawalPaid: template(
      'wallet',
      '/wallet?view=withdrawals',
      facts,
      ['提现已打款', '{deptName}的钱包已提现 ¥{amount}。'],
      ['Your withdrawal was paid out', '¥{amount} of the wallet of {deptName} was paid out.'],
      'wallet.read',
    ),
    withdrawalEnded: template(
      'wallet',
      '/wallet?view=withdrawals',
      facts,
      ['提现未成功', '{deptName}的提现 ¥{amount} 未成功：{reason}。金额已恢复可用。'],
      ['Your withdrawal was not paid out', '¥{amount} of {deptName}: {reason}. The amount is available again.'],
      'wallet.read',
    ),
    pointsGranted: template(
      'points',
      '/myPoints',
      points,
      ['您获得 {points} 积分', '有效期至 {expiresOn}，下单时可抵扣。'],
      ['You received {points} points', 'Valid until {expiresOn}. Use them at checkout.'],
      'points.read',
    ),
    pointsExpiring: template(
      'points',
      '/myPoints',
      points,
      ['{points} 积分即将到期', '将于 {expiresOn} 到期，请及时使用。'],
      ['{points} points expire soon', 'They expire on {expiresOn}.'],
      'points.read',
    ),
  },
}

import { defineModule } from '../kit/manifest.ts'
import { walletMessages } from './messages.ts'
import { walletRefusals } from './refusals.ts'
import { walletWorkbench } from './workbench.ts'

export const wallet = defineModule({
  title: ['钱包与积分', 'Wallet and points'],
  permissions: {
    'wallet.read': ['查看钱包', 'View the wallet'],
    'wallet.use': ['充值与提现', 'Top up and withdraw'],
    'wallet.manage': ['管理钱包账户', 'Manage wallets'],
    'points.read': ['查看我的积分', 'View own points'],
    'points.manage': ['管理积分', 'Manage points'],
  },
  menus: [
    {
      entrance: 'purchaser',
      id: '100132',
      name: '钱包',
      enName: 'Wallet',
      url: 'wallet',
      needs: 'wallet.read',
      place: 57,
    },
    {
      entrance: 'purchaser',
      id: '100133',
      name: '我的积分',
      enName: 'My points',
      url: 'myPoints',
      needs: 'points.read',
      place: 58,
    },
    {
      entrance: 'purchaser',
      id: '100134',
      name: '钱包账户',
      enName: 'Wallets',
      url: 'walletAccounts',
      needs: 'wallet.manage',
      place: 59,
    },
    {
      entrance: 'operator',
      group: 'procurement',
      id: '100351',
      name: '钱包账户',
      enName: 'Wallets',
      url: 'walletAccounts',
      needs: 'wallet.manage',
      place: 74.5,
    },
    {
      entrance: 'operator',
      group: 'procurement',
      id: '100352',
      name: '积分规则',
      enName: 'Points',
      url: 'pointRules',
      needs: 'points.manage',
      place: 74.6,
    },
  ],
  workbench: walletWorkbench,
  approvals: {
    withdrawal: {
      names: ['提现', 'Withdrawal'],
      path: '/withdrawalDetail?id={id}',
      place: 20,
      holdDays: 14,
      neverByLetter: true,
    },
  },
  messages: walletMessages,
  refusals: { ...walletRefusals },
  refusalFields: {
    'wallet.taken': 'deptId',
    'topUp.refTaken': 'bankRef',
    'withdrawal.notYours': 'topUpId',
    'withdrawal.tooMuch': 'amount',
    'points.noAccount': 'account',
    'points.ownGrant': 'account',
    'points.datePast': 'expiresOn',
  },
})

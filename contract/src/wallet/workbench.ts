import type { WorkbenchParts } from '#contract/kit/workbench/parts.ts'

/** To-dos of wallets: transfers to confirm, and withdrawals to pay out. */
export const walletWorkbench = {
  todos: {
    'topUp.confirm': {
      name: ['钱包充值', 'Top-up'],
      action: ['去核实', 'Confirm'],
      entrances: ['operator', 'purchaser'],
      needs: 'wallet.manage',
      list: '/walletAccounts?view=topUps',
    },
    'withdrawal.pay': {
      name: ['钱包提现', 'Withdrawal'],
      action: ['去打款', 'Pay out'],
      entrances: ['operator', 'purchaser'],
      needs: 'wallet.manage',
      list: '/walletAccounts?view=withdrawals',
    },
  },
} as const satisfies WorkbenchParts

import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { wallet as zh, wallets as zhAll } from '../zh-CN/wallet.ts'

export const wallet: SameKeys<typeof zh> = {
  title: 'Wallet',
  purpose: 'Balance and entries of your department’s wallet; top it up to pay for orders at checkout',
  topUp: 'Top up',
  withdraw: 'Withdraw',
  notOpened: 'No wallet yet',
  notOpenedReason: 'Your first top-up opens it. Once the transfer has arrived, it pays for orders.',
  notOpenedReasonOthers: 'Ask the head of your department to top it up.',
  blockedBecause: 'The wallet is blocked and pays neither orders nor withdrawals: {{reason}}',
  views: 'Wallet content',
  view: { entries: 'Entries', topUps: 'Top-ups', withdrawals: 'Withdrawals' },
  noEntries: 'No entries yet',
  noEntriesReason: 'Top-ups, orders and withdrawals appear here.',
}

export const wallets: SameKeys<typeof zhAll> = {
  title: 'Wallets',
  purpose: 'Manage the wallets of departments, credit top-ups and pay out withdrawals',
  add: 'Open wallet',
  keyword: 'Keyword',
  hint: 'Department',
  none: 'No matching wallets',
  noneReason: 'Change the filters and try again.',
  empty: 'No wallets yet',
  emptyReason: 'Open one for a department; a first top-up opens one, too.',
  views: 'Wallet management',
  view: { accounts: 'Accounts', topUps: 'Top-ups', withdrawals: 'Withdrawals' },
  inUse: 'Active',
  isBlocked: 'Blocked',
  entriesTitle: '{{name}}: entries',
  blockTitle: 'Block wallet',
  blockText: 'The wallet of {{name}} will pay neither new orders nor withdrawals. Reserved amounts stay reserved.',
  form: { deptId: 'Department' },
  field: {
    keyword: 'Keyword',
    deptName: 'Department',
    available: 'Available',
    reserved: 'Reserved',
    spent: 'Spent',
    blocked: 'Status',
  },
  action: { entries: 'Entries', block: 'Block', unblock: 'Unblock' },
}

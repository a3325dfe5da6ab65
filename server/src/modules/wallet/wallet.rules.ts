import type { exportWalletEntries, exportWallets, WalletAction } from '#contract/wallet/wallet.ts'
import type { Actor } from '#kit/actor.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { entryKindNames, entryPartNames } from '#contract/ledger/ledger.ts'

/** What the actor may do with a wallet. */
export const walletCan = ({ blocked }: { readonly blocked: string }, { permissions }: Actor): WalletAction[] =>
  permissions.has('wallet.manage') ? [blocked === '' ? 'block' : 'unblock'] : []

/** Whose wallets are seen, with their top-ups and withdrawals. */
export interface WalletScope {
  /** The nearest wallet upward in this path, from which its last department pays; null: all wallets. */
  readonly deptPath: readonly string[] | null
  /** Account whose own requests are seen as well, whatever its department pays from meanwhile. */
  readonly userId: string
}

/** Who manages wallets sees all of them, who reads them the one of their department, and others none. */
export const walletScope = ({ permissions, deptPath, userId }: Actor): WalletScope => ({
  deptPath: permissions.has('wallet.manage') ? null : permissions.has('wallet.read') ? deptPath : [],
  userId,
})

/** `6222000012345678` → `**** 5678` */
export const maskAccount = (account: string): string => `**** ${account.slice(-4)}`

export const walletColumns: ColumnsOf<typeof exportWallets> = {
  deptName: ['部门', 'Department'],
  available: ['可用余额', 'Available'],
  reserved: ['冻结中', 'Reserved'],
  spent: ['累计支出', 'Spent'],
  blocked: ['冻结原因', 'Blocked because'],
}

export const walletEntryColumns: ColumnsOf<typeof exportWalletEntries> = {
  seq: ['流水号', 'No.'],
  kind: { title: ['类型', 'Type'], words: entryKindNames },
  part: { title: ['余额', 'Balance'], words: entryPartNames },
  change: ['变动金额', 'Change'],
  refKind: ['单据类型', 'Document type'],
  refNo: ['单据编号', 'Document no.'],
  at: ['时间', 'Time'],
}

import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Id,
  List,
  Maybe,
  Nothing,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { FundEntry } from '#contract/ledger/ledger.ts'

export const WalletAction = OneOf(['block', 'unblock'])
export type WalletAction = Static<typeof WalletAction>

/** Wallet 钱包 of a department. Its balance is available + reserved; reserved: held by open orders and withdrawals. */
export const Wallet = shape({
  id: Id,
  version: Type.Integer(),
  deptId: Id,
  deptName: Type.String(),
  available: Amount,
  reserved: Amount,
  spent: Type.String({ ...Amount, description: 'spent by accepted orders, less refunds' }),
  blocked: Type.String({ description: 'why it pays nothing; empty: it pays' }),
  can: List(WalletAction),
})
export type Wallet = Static<typeof Wallet>

const reader = { access: 'wallet.read', entrances: ['purchaser'] } as const
export const manager = { access: 'wallet.manage', entrances: ['purchaser', 'operator'] } as const

export const findWallet = route({
  method: 'GET',
  path: '/orderrest/api/wallet/find',
  ...reader,
  summary: "Get the wallet that the caller's department pays from: its own or the nearest above; null if there is none",
  input: Nothing,
  reply: shape({
    wallet: Maybe(Wallet),
    receiver: Type.String({ description: 'bank account that transfers for top-ups go to; empty: not stated' }),
  }),
})

export const listWalletEntries = listRoute({
  path: '/orderrest/api/wallet/entries',
  access: 'session',
  entrances: ['purchaser', 'operator'],
  summary:
    "List the ledger entries of a wallet, newest first: of the caller's with wallet.read, of any with wallet.manage",
  filters: { id: Id },
  record: FundEntry,
})
export const exportWalletEntries = exportRoute(listWalletEntries, {
  path: '/orderrest/api/wallet/exportEntries',
  columns: ['seq', 'kind', 'part', 'change', 'refKind', 'refNo', 'at'],
})

export const listWallets = listRoute({
  path: '/orderrest/api/wallet/list',
  ...manager,
  summary: 'List the wallets of all departments',
  filters: { keyword: Optional(Note(100)) },
  sort: ['deptName', 'available'],
  record: Wallet,
})
export const exportWallets = exportRoute(listWallets, {
  sensitive: true,
  path: '/orderrest/api/wallet/export',
  columns: ['deptName', 'available', 'reserved', 'spent', 'blocked'],
})
export const openWallet = route({
  method: 'POST',
  path: '/orderrest/api/wallet/open',
  ...manager,
  summary: 'Open an empty wallet for a department',
  input: shape({ deptId: Id }),
  reply: Wallet,
})
export const blockWallet = route({
  method: 'POST',
  path: '/orderrest/api/wallet/block',
  ...manager,
  summary:
    'Block a wallet: it pays no new order and no withdrawal until it is unblocked; what is reserved stays reserved',
  input: shape({ id: Id, version: Type.Integer(), reason: Text(200) }),
  reply: Wallet,
})
export const unblockWallet = route({
  method: 'POST',
  path: '/orderrest/api/wallet/unblock',
  ...manager,
  summary: 'Unblock a wallet',
  input: shape({ id: Id, version: Type.Integer() }),
  reply: Wallet,
})

import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'
import { manager } from './wallet.ts'

/** State of a top-up 充值: a bank transfer that finance has not found yet, has credited, or has not found. */
export const TopUpStatus = OneOf(['waiting', 'credited', 'refused', 'withdrawn'])
export type TopUpStatus = Static<typeof TopUpStatus>
export const topUpStatusNames = {
  waiting: ['待核实', 'Awaiting confirmation'],
  credited: ['已到账', 'Credited'],
  refused: ['已驳回', 'Refused'],
  withdrawn: ['已撤回', 'Withdrawn'],
} as const satisfies StateNames<TopUpStatus>
export const TopUpAction = OneOf(['confirm', 'refuse', 'withdraw'])
export type TopUpAction = Static<typeof TopUpAction>

/** Bank account numbers are masked except for the last four digits. */
export const TopUp = shape({
  id: Id,
  topUpNo: Type.String(),
  version: Type.Integer(),
  walletId: Id,
  deptName: Type.String(),
  amount: Amount,
  payerName: Type.String(),
  payerBank: Type.String(),
  payerAccount: Type.String({ description: 'masked except for the last four digits' }),
  note: Type.String(),
  status: TopUpStatus,
  bankRef: Type.String({ description: 'serial number of the transfer at the bank' }),
  requesterName: Type.String(),
  createdAt: Instant,
  endedAt: Maybe(Instant),
  endedByName: Type.String(),
  reason: Type.String({ description: 'why it was refused' }),
  can: List(TopUpAction),
})
export type TopUp = Static<typeof TopUp>

const user = { access: 'wallet.use', entrances: ['purchaser'] } as const
const ofTopUp = { id: Id, version: Type.Integer() }

export const listTopUps = listRoute({
  path: '/orderrest/api/wallet/topUps',
  access: 'session',
  entrances: ['purchaser', 'operator'],
  summary:
    "List the top-ups of the caller's wallet with wallet.read, of all wallets with wallet.manage, else the caller's own; waiting ones first",
  filters: { walletId: Optional(Id), status: Optional(TopUpStatus), keyword: Optional(Note(100)) },
  sort: ['createdAt', 'amount'],
  record: TopUp,
})
export const exportTopUps = exportRoute(listTopUps, {
  path: '/orderrest/api/wallet/exportTopUps',
  columns: [
    'topUpNo',
    'status',
    'deptName',
    'amount',
    'payerName',
    'payerBank',
    'payerAccount',
    'bankRef',
    'requesterName',
    'createdAt',
    'endedAt',
    'endedByName',
    'reason',
  ],
})
export const requestTopUp = route({
  method: 'POST',
  path: '/orderrest/api/wallet/topUp',
  ...user,
  summary: 'Report a bank transfer to the wallet; it is credited when finance confirms its arrival',
  input: shape({
    amount: Formatted('amount'),
    payerName: Text(100),
    payerBank: Text(100),
    payerAccount: { ...Text(32, 6), pattern: '^[0-9]{6,32}$', description: 'bank account number, digits' },
    note: Optional(Note(200)),
  }),
  reply: TopUp,
})
export const withdrawTopUp = route({
  method: 'POST',
  path: '/orderrest/api/wallet/withdrawTopUp',
  ...user,
  summary: "Withdraw one's own report of a transfer that is not confirmed yet",
  input: shape(ofTopUp),
  reply: TopUp,
})
export const confirmTopUp = route({
  method: 'POST',
  path: '/orderrest/api/wallet/confirmTopUp',
  ...manager,
  summary:
    'Confirm the arrival of a transfer: its amount is credited to the wallet, once for each transfer of the bank',
  input: shape({ ...ofTopUp, bankRef: Text(64) }),
  reply: TopUp,
})
export const refuseTopUp = route({
  method: 'POST',
  path: '/orderrest/api/wallet/refuseTopUp',
  ...manager,
  summary: 'Refuse a transfer that has not arrived; the requester sees the reason',
  input: shape({ ...ofTopUp, reason: Text(200) }),
  reply: TopUp,
})

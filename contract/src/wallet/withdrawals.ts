import { changesRoute } from '#contract/kit/changes.ts'
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
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'
import { manager } from './wallet.ts'

/** State of a withdrawal 提现. Its amount is reserved in the wallet until it is paid out, rejected or withdrawn. */
export const WithdrawalStatus = OneOf(['approving', 'paying', 'paid', 'rejected', 'withdrawn', 'failed'])
export type WithdrawalStatus = Static<typeof WithdrawalStatus>
export const withdrawalStatusNames = {
  approving: ['审批中', 'In approval'],
  paying: ['待打款', 'Awaiting payout'],
  paid: ['已打款', 'Paid out'],
  rejected: ['已驳回', 'Rejected'],
  withdrawn: ['已撤回', 'Withdrawn'],
  failed: ['打款失败', 'Payout failed'],
} as const satisfies StateNames<WithdrawalStatus>
export const WithdrawalAction = OneOf(['withdraw', 'pay', 'fail'])
export type WithdrawalAction = Static<typeof WithdrawalAction>

export const Withdrawal = shape({
  id: Id,
  withdrawalNo: Type.String(),
  version: Type.Integer(),
  walletId: Id,
  deptName: Type.String(),
  amount: Amount,
  payeeName: Type.String(),
  payeeBank: Type.String(),
  payeeAccount: Type.String({
    description: 'in full for those who pay out; else masked except for the last four digits',
  }),
  note: Type.String({ description: 'why the money is withdrawn' }),
  status: WithdrawalStatus,
  bankRef: Type.String({ description: 'serial number of the payout at the bank' }),
  requesterName: Type.String(),
  createdAt: Instant,
  endedAt: Maybe(Instant),
  endedByName: Type.String(),
  reason: Type.String({ description: 'why it was rejected, or could not be paid out' }),
  can: List(WithdrawalAction),
})
export type Withdrawal = Static<typeof Withdrawal>

/** Bank account that a wallet was topped up from, and that money can go back to. */
export const PayeeAccount = shape({
  topUpId: Id,
  payeeName: Type.String(),
  payeeBank: Type.String(),
  payeeAccount: Type.String({ description: 'masked except for the last four digits' }),
  left: Type.String({
    ...Amount,
    description: 'what can still go back to it: credited from it, less what was paid back or is requested',
  }),
})
export type PayeeAccount = Static<typeof PayeeAccount>

const user = { access: 'wallet.use', entrances: ['purchaser'] } as const
const ofWithdrawal = { id: Id, version: Type.Integer() }

export const listWithdrawals = listRoute({
  path: '/orderrest/api/wallet/withdrawals',
  access: 'session',
  entrances: ['purchaser', 'operator'],
  summary:
    "List the withdrawals of the caller's wallet with wallet.read, of all wallets with wallet.manage, else the caller's own, newest first",
  filters: { walletId: Optional(Id), status: Optional(WithdrawalStatus), keyword: Optional(Note(100)) },
  sort: ['createdAt', 'amount'],
  record: Withdrawal,
})
export const exportWithdrawals = exportRoute(listWithdrawals, {
  path: '/orderrest/api/wallet/exportWithdrawals',
  columns: [
    'withdrawalNo',
    'status',
    'deptName',
    'amount',
    'payeeName',
    'payeeBank',
    'payeeAccount',
    'bankRef',
    'note',
    'requesterName',
    'createdAt',
    'endedAt',
    'endedByName',
    'reason',
  ],
})
export const findWithdrawal = route({
  method: 'GET',
  path: '/orderrest/api/wallet/findWithdrawal',
  access: 'session',
  summary: 'Get a withdrawal, for those who see its wallet, and its approvers',
  input: shape({ id: Id }),
  reply: Withdrawal,
})
export const listWithdrawalChanges = changesRoute({
  path: '/orderrest/api/wallet/withdrawalHistory',
  access: 'session',
  summary: 'List the history of a withdrawal, for those who may see it',
  key: 'id',
})
export const listPayeeAccounts = route({
  method: 'GET',
  path: '/orderrest/api/wallet/payeeAccounts',
  ...user,
  summary: "List the bank accounts that the caller's wallet was topped up from",
  input: Nothing,
  reply: List(PayeeAccount),
})
export const requestWithdrawal = route({
  method: 'POST',
  path: '/orderrest/api/wallet/withdraw',
  ...user,
  summary: 'Request to pay money of the wallet back to a bank account, no more than came from it; it is approved first',
  input: shape({ topUpId: Id, amount: Formatted('amount'), note: Text(200) }),
  reply: Withdrawal,
})
export const cancelWithdrawal = route({
  method: 'POST',
  path: '/orderrest/api/wallet/cancelWithdrawal',
  ...user,
  summary: "Withdraw one's own request while it is in approval",
  input: shape(ofWithdrawal),
  reply: Withdrawal,
})
export const payWithdrawal = route({
  method: 'POST',
  path: '/orderrest/api/wallet/payWithdrawal',
  ...manager,
  summary: 'Record the payout of an approved withdrawal, once',
  input: shape({ ...ofWithdrawal, bankRef: Text(64) }),
  reply: Withdrawal,
})
export const failWithdrawal = route({
  method: 'POST',
  path: '/orderrest/api/wallet/failWithdrawal',
  ...manager,
  summary: 'Record that an approved withdrawal could not be paid out; its amount is available again',
  input: shape({ ...ofWithdrawal, reason: Text(200) }),
  reply: Withdrawal,
})

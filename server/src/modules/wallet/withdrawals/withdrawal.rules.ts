import {
  type exportWithdrawals,
  type WithdrawalAction,
  type WithdrawalStatus,
  withdrawalStatusNames,
} from '#contract/wallet/withdrawals.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import { flow, type Requirement } from '#kit/flow.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export interface WithdrawalFacts {
  readonly status: WithdrawalStatus
  readonly requester_id: string
  readonly person_id: string
}

const isOwn: Requirement<WithdrawalFacts> = {
  holds: ({ requester_id: requester }, { userId }) => requester === userId,
  otherwise: 'thing.notAllowed',
}
const isOfSamePerson = ({ person_id: requester }: WithdrawalFacts, { personId }: Actor): RefusalCode | false =>
  requester === personId && 'withdrawal.ownRequest'

/** Flow of a withdrawal: requested, approved by others, paid out by finance. */
export const withdrawalFlow = flow<
  WithdrawalFacts,
  WithdrawalStatus,
  WithdrawalAction | 'approve' | 'reject' | 'expire'
>(
  {
    withdraw: { from: ['approving'], to: 'withdrawn', needs: 'wallet.use', only: isOwn },
    approve: { from: ['approving'], to: 'paying', needs: 'owner' },
    reject: { from: ['approving'], to: 'rejected', needs: 'owner' },
    expire: { from: ['approving'], to: 'rejected', needs: 'system' },
    pay: { from: ['paying'], to: 'paid', needs: 'wallet.manage', unless: isOfSamePerson },
    fail: { from: ['paying'], to: 'failed', needs: 'wallet.manage' },
  },
  withdrawalStatusNames,
)

export const withdrawalColumns: ColumnsOf<typeof exportWithdrawals> = {
  withdrawalNo: ['提现单号', 'Withdrawal no.'],
  status: { title: ['状态', 'Status'], words: withdrawalStatusNames },
  deptName: ['部门', 'Department'],
  amount: ['金额', 'Amount'],
  payeeName: ['收款户名', 'Payee'],
  payeeBank: ['开户行', 'Bank'],
  payeeAccount: ['收款账号', 'Account'],
  bankRef: ['银行流水号', 'Bank reference'],
  note: ['提现原因', 'Reason for withdrawal'],
  requesterName: ['申请人', 'Requested by'],
  createdAt: ['申请时间', 'Requested'],
  endedAt: ['办结时间', 'Ended'],
  endedByName: ['办理人', 'Ended by'],
  reason: ['未成功原因', 'Not paid out because'],
}

import { type exportTopUps, type TopUpAction, type TopUpStatus, topUpStatusNames } from '#contract/wallet/topUps.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import { flow, type Requirement } from '#kit/flow.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export interface TopUpFacts {
  readonly status: TopUpStatus
  readonly requester_id: string
  readonly person_id: string
}

const isOwn: Requirement<TopUpFacts> = {
  holds: ({ requester_id: requester }, { userId }) => requester === userId,
  otherwise: 'thing.notAllowed',
}
/** Nobody credits money that they have reported themselves, under any of their accounts. */
const isOfSamePerson = ({ person_id: requester }: TopUpFacts, { personId }: Actor): RefusalCode | false =>
  requester === personId && 'topUp.ownRequest'

/** Flow of a top-up: ends once, credited, refused or withdrawn. */
export const topUpFlow = flow<TopUpFacts, TopUpStatus, TopUpAction>(
  {
    confirm: { from: ['waiting'], to: 'credited', needs: 'wallet.manage', unless: isOfSamePerson },
    refuse: { from: ['waiting'], to: 'refused', needs: 'wallet.manage' },
    withdraw: { from: ['waiting'], to: 'withdrawn', needs: 'wallet.use', only: isOwn },
  },
  topUpStatusNames,
)

export const topUpColumns: ColumnsOf<typeof exportTopUps> = {
  topUpNo: ['充值单号', 'Top-up no.'],
  status: { title: ['状态', 'Status'], words: topUpStatusNames },
  deptName: ['部门', 'Department'],
  amount: ['金额', 'Amount'],
  payerName: ['付款户名', 'Payer'],
  payerBank: ['开户行', 'Bank'],
  payerAccount: ['付款账号', 'Account'],
  bankRef: ['银行流水号', 'Bank reference'],
  requesterName: ['申请人', 'Requested by'],
  createdAt: ['申请时间', 'Requested'],
  endedAt: ['办结时间', 'Ended'],
  endedByName: ['办理人', 'Ended by'],
  reason: ['驳回原因', 'Refused because'],
}

import { AttachedFiles, Attachments } from '#contract/files/files.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Amount, Day, Instant, List, Maybe, Note, OneOf, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'
import { ofContract } from './contractKey.ts'

/** Deposit 履约保证金 of a contract in force: paid by the supplier, confirmed, then returned or forfeited. */

export const DepositStatus = OneOf(['due', 'reported', 'held', 'settling', 'returned', 'forfeited'])
export type DepositStatus = Static<typeof DepositStatus>
export const depositStatusNames = {
  due: ['待缴纳', 'Awaiting payment'],
  reported: ['待确认', 'Awaiting confirmation'],
  held: ['已缴纳', 'Paid'],
  settling: ['待审核退还', 'Settlement to be approved'],
  returned: ['已退还', 'Returned'],
  forfeited: ['已扣除', 'Forfeited'],
} as const satisfies StateNames<DepositStatus>
export const DepositAction = OneOf(['reportDeposit', 'decideDeposit', 'settleDeposit'])
export type DepositAction = Static<typeof DepositAction>

export const ContractDeposit = shape({
  amount: Amount,
  dueOn: Day,
  status: DepositStatus,
  paidOn: Maybe(Day),
  receipts: AttachedFiles,
  reportedByName: Type.String(),
  confirmedByName: Type.String(),
  confirmedAt: Maybe(Instant),
  forfeited: { ...Amount, description: 'yuan that are kept; the rest goes back' },
  reason: Type.String({ description: 'why a payment was not found, or what is kept' }),
  settlingByName: Type.String(),
  settledByName: Type.String(),
  settledAt: Maybe(Instant),
  can: List(DepositAction),
})
export type ContractDeposit = Static<typeof ContractDeposit>
const Reply = shape({ deposit: Maybe(ContractDeposit) })

export const reportDeposit = route({
  method: 'POST',
  path: '/orderrest/api/contractDeposit/report',
  access: 'supplierContract.sign',
  entrances: ['supplier'],
  summary: "Report that the deposit of a contract of the caller's supplier was paid, with its proof",
  input: shape({ ...ofContract, paidOn: Day, receipts: { ...Attachments('documents', 3), minItems: 1 } }),
  reply: Reply,
})
export const decideDeposit = route({
  method: 'POST',
  path: '/orderrest/api/contractDeposit/decide',
  access: 'contract.witness',
  entrances: ['purchaser'],
  summary:
    'Confirm that a deposit has arrived, or approve what becomes of it; or decline with a reason. Not by the person who reported or proposed it',
  input: shape({ ...ofContract, isAccepted: Type.Boolean(), reason: Note(200) }),
  reply: Reply,
})
export const settleDeposit = route({
  method: 'POST',
  path: '/orderrest/api/contractDeposit/settle',
  access: 'contract.draft',
  entrances: ['purchaser'],
  summary: 'Propose to return a deposit, or to keep some or all of it with a reason; somebody else approves it',
  input: shape({
    ...ofContract,
    forfeited: { ...Formatted('amount'), minLength: 1, description: 'yuan to keep; 0: all goes back' },
    reason: Text(200),
  }),
  reply: Reply,
})

import { type DepositStatus, depositStatusNames } from '#contract/contracts/deposit.ts'
import { compare } from '#contract/kit/money.ts'
import { flow, type Requirement } from '#kit/flow.ts'

/** Facts that the flow of deposits evaluates. */
export interface DepositFacts {
  readonly status: DepositStatus
  readonly supplierId: string
  readonly reporterId: string | null
  readonly settlerId: string | null
  readonly forfeited: string
}
type Required = Requirement<DepositFacts>

const isParty: Required = {
  holds: ({ supplierId }, actor) => actor.supplierId === supplierId,
  otherwise: 'thing.notFound',
}
/** Nobody confirms their own payment, or approves what they have proposed. */
const isOfAnother: Required = {
  holds: ({ status, reporterId, settlerId }, { personId }) =>
    (status === 'reported' ? reporterId : settlerId) !== personId,
  otherwise: 'contract.ownDeposit',
}

/** Flow of a deposit: paid, confirmed by somebody else, then returned or forfeited by two people. */
export const depositFlow = flow<DepositFacts, DepositStatus, 'report' | 'accept' | 'decline' | 'settle'>(
  {
    report: { from: ['due'], to: 'reported', needs: 'supplierContract.sign', only: isParty },
    accept: {
      from: ['reported', 'settling'],
      to: ({ status, forfeited }) =>
        status === 'reported' ? 'held' : compare(forfeited, '0') === 0 ? 'returned' : 'forfeited',
      into: { reported: ['held'], settling: ['returned', 'forfeited'] },
      needs: 'contract.witness',
      only: isOfAnother,
    },
    decline: {
      from: ['reported', 'settling'],
      to: ({ status }) => (status === 'reported' ? 'due' : 'held'),
      into: { reported: ['due'], settling: ['held'] },
      needs: 'contract.witness',
      only: isOfAnother,
    },
    settle: { from: ['held'], to: 'settling', needs: 'contract.draft' },
  },
  depositStatusNames,
)

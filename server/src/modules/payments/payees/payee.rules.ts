import { type PayeeAction, type PayeeChangeStatus, payeeChangeStatusNames } from '#contract/payments/payee.ts'
import type { Actor } from '#kit/actor.ts'
import { flow, type Requirement } from '#kit/flow.ts'

/** Facts that the flow of a change evaluates; people are those of the accounts. */
export interface PayeeFacts {
  readonly status: PayeeChangeStatus
  readonly supplier_id: string
  readonly by_supplier: boolean
  readonly requested_by_person: string
  readonly called_by_person: string | null
  readonly effective_at: Date | null
}
type Required = Requirement<PayeeFacts>

/** Nobody takes two of the three steps, whatever their permissions. */
const isOther: Required = {
  holds: ({ requested_by_person: by, called_by_person: called }, { personId }) =>
    personId !== by && personId !== called,
  otherwise: 'payee.samePerson',
}
const isCool: Required = {
  holds: ({ effective_at: at }, { now }) => at !== null && at <= now,
  otherwise: 'payee.cooling',
}
/** The side that proposed a change withdraws it. */
const isProposer: Required = {
  holds: ({ by_supplier: bySupplier, supplier_id: supplierId }, actor) =>
    bySupplier
      ? actor.supplierId === supplierId && actor.permissions.has('supplierPayment.propose')
      : actor.supplierId === null && actor.permissions.has('payment.prepare'),
  otherwise: 'thing.notAllowed',
}
const decides: Required = {
  holds: (_, { permissions }) => permissions.has('payee.verify') || permissions.has('payee.approve'),
  otherwise: 'thing.notAllowed',
}

const open: readonly PayeeChangeStatus[] = ['submitted', 'verified', 'cooling']

const payeeMoves = flow<PayeeFacts, PayeeChangeStatus, PayeeAction>(
  {
    callBack: { from: ['submitted'], to: 'verified', needs: 'payee.verify', only: isOther },
    approve: { from: ['verified'], to: 'cooling', needs: 'payee.approve', only: isOther },
    reject: { from: open, to: 'rejected', needs: 'owner', only: decides },
    withdraw: { from: open, to: 'withdrawn', needs: 'owner', only: isProposer },
    takeEffect: { from: ['cooling'], to: 'effective', needs: 'system', only: isCool },
  },
  payeeChangeStatusNames,
)

/** Flow of a change of a payee account: proposed, verified and approved by three people, then a cooling period. */
export const payeeFlow = {
  ...payeeMoves,
  can: (change: PayeeFacts, actor: Actor): PayeeAction[] => [
    ...payeeMoves.can(change, actor),
    ...(['reject', 'withdraw'] as const).filter(
      (action) => open.includes(change.status) && (action === 'reject' ? decides : isProposer).holds(change, actor),
    ),
  ],
}

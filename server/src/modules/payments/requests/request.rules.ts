import { compare, decimal, minus, sum, units } from '#contract/kit/money.ts'
import { type RequestAction, type RequestStatus, requestStatusNames } from '#contract/payments/request.ts'
import { flow, type Requirement } from '#kit/flow.ts'

/** Facts that the flow of a request evaluates; people are those of the accounts. */
export interface RequestFacts {
  readonly status: RequestStatus
  readonly total: string
  readonly preparers: readonly string[]
  readonly approvers: readonly string[]
}
type Required = Requirement<RequestFacts>

/** Who prepared a payment does not approve it, and who did either does not execute it. */
const didNotPrepare: Required = {
  holds: ({ preparers }, { personId }) => !preparers.includes(personId),
  otherwise: 'payment.samePerson',
}
const didNotApprove: Required = {
  holds: ({ approvers }, { personId }) => !approvers.includes(personId),
  otherwise: 'payment.samePerson',
}
const hasMoney: Required = { holds: ({ total }) => compare(total, '0') > 0, otherwise: 'thing.notAllowed' }
const isOffset: Required = { holds: ({ total }) => compare(total, '0') === 0, otherwise: 'thing.notAllowed' }

/** Flow of a payment request: prepared, approved and executed by three people. */
export const requestFlow = flow<RequestFacts, RequestStatus, RequestAction>(
  {
    submit: { from: ['draft'], to: 'approving', needs: 'payment.prepare' },
    withdraw: { from: ['approving', 'approved'], to: 'draft', needs: 'payment.prepare' },
    discard: { from: ['draft'], to: 'void', needs: 'payment.prepare' },
    approve: { from: ['approving'], to: 'approved', needs: 'owner', only: didNotPrepare },
    reject: { from: ['approving'], to: 'draft', needs: 'owner' },
    expire: { from: ['approving'], to: 'draft', needs: 'system' },
    // Credits cover it: nothing is left to execute.
    offset: { from: ['approving'], to: 'paid', needs: 'owner', only: [didNotPrepare, isOffset] },
    markPaid: {
      from: ['approved'],
      to: 'paid',
      needs: 'payment.execute',
      only: [hasMoney, didNotPrepare, didNotApprove],
    },
    send: {
      from: ['approved'],
      to: 'paying',
      needs: 'payment.execute',
      only: [hasMoney, didNotPrepare, didNotApprove],
    },
    succeed: { from: ['paying'], to: 'paid', needs: 'owner' },
    fail: { from: ['paying'], to: 'failed', needs: 'owner' },
    bankReturn: { from: ['paid'], to: 'bounced', needs: 'system', only: hasMoney },
    bounce: { from: ['paid'], to: 'bounced', needs: 'payment.execute', only: hasMoney },
  },
  requestStatusNames,
)

export interface Owed {
  readonly id: string
  readonly rest: string
}
export interface Share {
  readonly payableId: string
  /** Settled by the request; negative: of a credit. */
  readonly amount: string
  /** Of it paid in money. */
  readonly cash: string
}

/**
 * Shares of a request: all that is left of the payables, and of the credits, in their order, no more than that. Credits
 * settle the payables in their order, the rest is paid in money.
 */
export function sharesOf(owed: readonly Owed[], credits: readonly Owed[]): Share[] {
  let open = units(sum(owed.map(({ rest }) => rest)))
  const used: Share[] = []
  for (const { id, rest } of credits) {
    const credit = -units(rest)
    const taken = credit < open ? credit : open
    if (taken <= 0n) break
    open -= taken
    used.push({ payableId: id, amount: decimal(-taken), cash: '0.00' })
  }
  let credit = -units(sum(used.map(({ amount }) => amount)))
  const settled = owed.map(({ id, rest }): Share => {
    const whole = units(rest)
    const byCredit = credit < whole ? credit : whole
    credit -= byCredit
    return { payableId: id, amount: rest, cash: decimal(whole - byCredit) }
  })
  return [...settled, ...used]
}

/** Change of a payable when its share is reserved, freed, settled or given back. */
export const movementOf = (
  { payableId, amount, cash }: Share,
  to: 'reserve' | 'free' | 'settle' | 'giveBack',
): { payableId: string; reserved: string; paid: string; offset: string } => {
  const none = '0.00'
  const byCredit = minus(amount, cash)
  const negative = (value: string) => minus('0', value)
  switch (to) {
    case 'reserve':
      return { payableId, reserved: amount, paid: none, offset: none }
    case 'free':
      return { payableId, reserved: negative(amount), paid: none, offset: none }
    case 'settle':
      return { payableId, reserved: negative(amount), paid: cash, offset: byCredit }
    case 'giveBack':
      return { payableId, reserved: none, paid: negative(cash), offset: none }
  }
}

import {
  type FreightPayer,
  type ReturnAction,
  type ReturnFault,
  type ReturnKind,
  type ReturnReason,
  type ReturnStatus,
  returnStatusNames,
} from '#contract/ordering/returns/return.ts'
import type { OrderSettings } from '#contract/ordering/settings.ts'
import type { Actor } from '#kit/actor.ts'
import { flow, type Requirement } from '#kit/flow.ts'
import { isInReach, nowhere, type Reach, reachOf, seesDepartment } from '#kit/reach.rules.ts'

/** Side of the actor in a return; `reader`: may only read. */
export type ReturnParty = 'buyer' | 'supplier' | 'arbiter' | 'reader' | null

/** Facts that the flow of returns evaluates. */
export interface ReturnFacts {
  readonly status: ReturnStatus
  readonly kind: ReturnKind
  readonly party: ReturnParty
  readonly isTaken: boolean
  /** Goods rejected at their receipt: money is back, and only the goods are on their way. */
  readonly isRejected: boolean
  readonly isLate: boolean
  /** The actor decides on its approval. */
  readonly decides?: boolean
  /** Outcome that the arbiter has chosen. */
  readonly outcome?: 'return' | 'allowance' | 'refuse'
}

type Required = Requirement<ReturnFacts>
const of = (party: ReturnParty): Required => ({
  holds: (facts) => facts.party === party,
  otherwise: 'thing.notAllowed',
})
const buyer = of('buyer')
const supplier = of('supplier')
const arbiter = of('arbiter')
const isRequested: Required = { holds: (facts) => !facts.isRejected, otherwise: 'thing.notAllowed' }
const isApprover: Required = { holds: (facts) => facts.decides === true, otherwise: 'approval.notYours' }
const isLate: Required = { holds: (facts) => facts.isLate, otherwise: 'return.notLate' }

/** Kinds in which the goods go back to the supplier. */
export const sendsBack = (kind: ReturnKind): boolean => kind === 'refund' || kind === 'exchange' || kind === 'repair'
/** Kinds that end with money. */
export const givesMoney = (kind: ReturnKind): boolean => kind === 'refund' || kind === 'allowance'

/** State of a return that the supplier has agreed to. */
function agreed({ kind, isTaken }: ReturnFacts): ReturnStatus {
  if (kind === 'allowance') return '80'
  if (kind === 'resend') return '75'
  if (!isTaken) return '40'
  return kind === 'refund' ? '80' : '75'
}
const afterAgreeing = { to: agreed, into: ['40', '75', '80'] } as const
const afterTaking = {
  to: ({ kind }: ReturnFacts): ReturnStatus => (kind === 'refund' ? '80' : '75'),
  into: ['75', '80'],
} as const
const afterDeciding = {
  to: (facts: ReturnFacts): ReturnStatus =>
    facts.outcome === 'refuse' ? '95' : facts.outcome === 'allowance' ? '80' : agreed(facts),
  into: ['40', '75', '80', '95'],
} as const

/** Flow of a return: the supplier agrees, refuses or offers; goods go back; money or a replacement ends it. */
export const returnFlow = flow<ReturnFacts, ReturnStatus, ReturnAction>(
  {
    approve: { from: ['20'], to: '30', needs: 'approval.decide', only: isApprover },
    reject: { from: ['20'], to: '95', needs: 'approval.decide', only: isApprover },
    expireApproval: { from: ['20'], to: '95', needs: 'system' },
    withdraw: { from: ['20', '30', '32', '35', '40'], to: '90', needs: 'order.return', only: buyer },
    agree: { from: ['30'], ...afterAgreeing, needs: 'supplierReturn.handle', only: supplier },
    agreeDue: { from: ['30'], ...afterAgreeing, needs: 'system' },
    refuse: { from: ['30'], to: '35', needs: 'supplierReturn.handle', only: supplier },
    offer: { from: ['30'], to: '32', needs: 'supplierReturn.handle', only: supplier },
    acceptOffer: { from: ['32'], ...afterAgreeing, needs: 'order.return', only: buyer },
    declineOffer: { from: ['32'], to: '30', needs: 'order.return', only: buyer },
    appeal: { from: ['35'], to: '60', needs: 'order.return', only: buyer },
    close: { from: ['35'], to: '95', needs: 'order.return', only: buyer },
    closeDue: { from: ['32', '35', '40'], to: '95', needs: 'system' },
    send: { from: ['40'], to: '50', needs: 'order.return', only: buyer },
    take: { from: ['50'], ...afterTaking, needs: 'supplierReturn.handle', only: supplier },
    takeDue: { from: ['50'], ...afterTaking, needs: 'system' },
    dispute: { from: ['50'], to: '60', needs: 'supplierReturn.handle', only: [supplier, isRequested] },
    decide: { from: ['60'], ...afterDeciding, needs: 'return.arbitrate', only: arbiter },
    ship: { from: ['75'], to: '78', needs: 'supplierReturn.handle', only: supplier },
    receive: { from: ['78'], to: '80', needs: 'order.return', only: buyer },
    receiveDue: { from: ['78'], to: '80', needs: 'system' },
    claimRefund: { from: ['75'], to: '80', needs: 'order.return', only: [buyer, isLate] },
  },
  returnStatusNames,
)

export const faultOf: Readonly<Record<ReturnReason, ReturnFault>> = {
  quality: 'supplier',
  wrong: 'supplier',
  missing: 'supplier',
  notAsDescribed: 'supplier',
  damaged: 'carrier',
  notNeeded: 'buyer',
  other: 'buyer',
}

/** Who pays for the way back by the fault that a reason carries. */
export const freightPayerOf = (reason: ReturnReason): FreightPayer =>
  faultOf[reason] === 'buyer' ? 'buyer' : 'supplier'

type Timeout = 'agreeDue' | 'closeDue' | 'takeDue' | 'receiveDue'
type ReturnSettings = Pick<OrderSettings, 'returnAgreeDays' | 'returnSendDays'>

/** Days in which the supplier takes goods in, ships a replacement, and a side answers a refusal or an offer. */
const takeDays = 10
const answerDays = 7

const clocks: Partial<Record<ReturnStatus, { action: Timeout | null; days: (settings: ReturnSettings) => number }>> = {
  '30': { action: 'agreeDue', days: ({ returnAgreeDays }) => returnAgreeDays },
  '32': { action: 'closeDue', days: () => answerDays },
  '35': { action: 'closeDue', days: () => answerDays },
  '40': { action: 'closeDue', days: ({ returnSendDays }) => returnSendDays },
  '50': { action: 'takeDue', days: () => takeDays },
  // After this time the buyer may claim a refund instead.
  '75': { action: null, days: () => answerDays },
  '78': { action: 'receiveDue', days: () => takeDays },
}

export const dueActionOf = (status: ReturnStatus): Timeout | null => clocks[status]?.action ?? null

const day = 24 * 3_600_000

/** Deadline of a return that has just entered this state; null: never. */
export function dueOf(status: ReturnStatus, settings: ReturnSettings, now: Date): Date | null {
  const days = clocks[status]?.days(settings) ?? 0
  return days > 0 ? new Date(now.getTime() + days * day) : null
}

/** Whether the period for returns is over, counted from the last receipt of the line; zero days: never. */
export const isOver = (receivedAt: Date | null, days: number, now: Date): boolean =>
  days > 0 && receivedAt !== null && now.getTime() > receivedAt.getTime() + days * day

interface Sided {
  readonly user_id: string
  readonly buyer_id: string
  readonly buyer_person_id: string
  readonly supplier_id: string
  /** People with an account of the supplier. */
  readonly supplier_person_ids: readonly string[]
  readonly dept_path: readonly string[]
  /** When the supplier could read it; null: it could not. */
  readonly sent_at: Date | null
}

/** Departments whose returns an operator reads. */
export const overseenReturns = (actor: Actor): Reach => reachOf(actor, 'return.oversee', 'return.arbitrate')

/** A return is about money, so colleagues read it with the right to see prices alone. */
export const returnsOfColleagues = (actor: Actor): Reach =>
  actor.permissions.has('order.prices') ? reachOf(actor, 'order.readAll') : nowhere

/**
 * Side of the actor: the buyer of the order, its supplier, an arbiter who belongs to neither side, or a reader; null if
 * the actor may not see the return.
 */
export function returnPartyOf(row: Sided, actor: Actor): ReturnParty {
  if (actor.supplierId !== null)
    return actor.supplierId === row.supplier_id &&
      row.sent_at !== null &&
      actor.permissions.has('supplierReturn.handle')
      ? 'supplier'
      : null
  if (actor.entrance === 'operator') {
    const isOfASide = actor.personId === row.buyer_person_id || row.supplier_person_ids.includes(actor.personId)
    if (!isOfASide && seesDepartment(actor, row.dept_path, 'return.arbitrate')) return 'arbiter'
    return isInReach(overseenReturns(actor), row.dept_path) ? 'reader' : null
  }
  if (!actor.permissions.has('order.return')) return null
  if (actor.userId === row.buyer_id) return 'buyer'
  return isInReach(returnsOfColleagues(actor), row.dept_path) ? 'reader' : null
}

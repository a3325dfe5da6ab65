import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type { PlanLineDraft, PlannedJoinStatus } from '#contract/plans/plan.ts'
import { type PlanAction, type PlanCycleStatus, type PlanStatus, planStatusNames } from '#contract/plans/plan.ts'
import { compare, sum, times, units } from '#contract/kit/money.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { flow, type Requirement } from '#kit/flow.ts'

/** Facts that the flow of plans evaluates. */
export interface PlanFacts {
  readonly status: PlanStatus
  readonly cycleStatus: PlanCycleStatus
  /** The plan is that of the actor's department. */
  readonly isOwn: boolean
  /** Whether nobody has to decide any more. */
  readonly approved?: boolean
}

const isOwn: Requirement<PlanFacts> = { holds: (plan) => plan.isOwn, otherwise: 'thing.notAllowed' }
const isFilling: Requirement<PlanFacts> = {
  holds: ({ cycleStatus }) => cycleStatus === 'filling',
  otherwise: 'plan.cycleClosed',
}

/** A plan that is approved late is consolidated at once, because its cycle has begun to be. */
const approved = ({ cycleStatus }: PlanFacts): PlanStatus =>
  cycleStatus === 'consolidating' ? 'consolidated' : 'approved'

/** Flow of a plan; its approval and its cycle make the transitions that nobody makes by hand. */
export const planFlow = flow<PlanFacts, PlanStatus, PlanAction>(
  {
    edit: { from: ['draft'], to: 'draft', needs: 'plan.use', only: [isOwn, isFilling] },
    submit: {
      from: ['draft'],
      to: (plan) => (plan.approved ? approved(plan) : 'approving'),
      into: ['approving', 'approved'],
      needs: 'plan.use',
      only: [isOwn, isFilling],
    },
    withdraw: { from: ['approving'], to: 'draft', needs: 'plan.use', only: [isOwn, isFilling] },
    callOff: { from: ['released'], to: 'released', needs: 'plan.use', only: isOwn },
    approve: { from: ['approving'], to: approved, into: ['approved', 'consolidated'], needs: 'owner' },
    reject: { from: ['approving'], to: 'draft', needs: 'owner' },
    expireApproval: { from: ['approving'], to: 'draft', needs: 'system' },
    consolidate: { from: ['approved'], to: 'consolidated', needs: 'owner' },
    release: { from: ['consolidated'], to: 'released', needs: 'owner' },
    end: { from: ['released'], to: 'closed', needs: 'owner' },
  },
  planStatusNames,
)

interface Priced {
  readonly quantity: number
  readonly price: string | null
}

/** Expected amount of a line; nothing without a price. */
export const amountOfLine = ({ quantity, price }: Priced): string => (price === null ? '0.00' : times(price, quantity))
export const amountOfLines = (lines: readonly Priced[]): string => sum(lines.map(amountOfLine))

interface Submitted {
  readonly name: string
  readonly unit: string
  readonly quantity: number
  readonly need_date: string | null
}
interface Violation {
  readonly code: RefusalCode
  readonly name: string
}

/** What keeps a line from being submitted, if anything. */
export function violationOfLine({ name, unit, quantity, need_date: date }: Submitted, today: string): Violation | null {
  if (quantity === 0 || unit.trim() === '' || date === null) return { code: 'plan.lineIncomplete', name }
  return date < today ? { code: 'plan.datePast', name } : null
}

/** Whether a price is above the planned one by more than the tenant's percentage; without a plan price it always is. */
export function isTooDear(price: string, planned: string | null, percent: number): boolean {
  if (planned === null) return true
  return compare(price, planned) > 0 && units(price) * 100n > units(planned) * BigInt(100 + percent)
}

const waitingJoins: ReadonlySet<OrderStatus> = new Set(['20', '28'])
const endedJoins: ReadonlySet<OrderStatus> = new Set(['10', '25', '35', '90'])
/** How far an order is by which a line joined a group. */
export const joinStatusOf = (status: OrderStatus): PlannedJoinStatus =>
  waitingJoins.has(status) ? 'joined' : endedJoins.has(status) ? 'dissolved' : 'settled'

export const isBlankLine = ({ skuId, name, spec, quantity }: PlanLineDraft): boolean =>
  skuId === null && name.trim() === '' && spec.trim() === '' && quantity === 0

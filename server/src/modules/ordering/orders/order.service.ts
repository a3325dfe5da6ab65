import { dayOf } from '#contract/kit/calendar.ts'
import type { MoveFacts, OrderEventName } from '#contract/ordering/events.ts'
import type { OrderFund } from '#contract/ordering/orders.ts'
import type { OrderAction } from '#contract/ordering/orderStates.ts'
import { type Actor, withoutRestrictions } from '#kit/actor.ts'
import type { Locked, Db, Tx } from '#kit/database/database.ts'
import { newEvent, type NewEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { budgetOf, quotaOf } from '#modules/ledger/index.ts'
import { presentFund } from './order.present.ts'
import { orderFlow } from './order.rules.ts'
import { eventOf } from './order.events.rules.ts'
import { partyOf } from './order.party.rules.ts'
import { factsOf, type OrderFacts } from './order.facts.rules.ts'
import { lockOrder, type OrderPatch, type OrderRow, readOrder, setOrder } from './order.store.ts'
import { orderSettingsOf } from '../settings.store.ts'
import { dueAt } from '../flow/times.rules.ts'

/**
 * The order, if the actor may see it. Refuses with `restriction.inForce` what only a restriction hides, otherwise with
 * `thing.notFound`.
 */
function visible<Row extends OrderRow>(order: Row | undefined, actor: Actor): Row {
  if (!order) return refuse('thing.notFound')
  const facts = factsOf(order)
  if (partyOf(facts, actor) !== null) return order
  return refuse(partyOf(facts, withoutRestrictions(actor)) === null ? 'thing.notFound' : 'restriction.inForce')
}

/** Finds an order that the actor may see; refuses with `thing.notFound` or `restriction.inForce`. */
export const findOrder = async (db: Db, actor: Actor, id: string): Promise<OrderRow> =>
  visible(await readOrder(db, actor.userId, id), actor)

/** Locks an order that the actor may see. Refuses with `thing.notFound`, `restriction.inForce` or `thing.stale`. */
export async function lockOrderFor(tx: Tx, actor: Actor, id: string, version?: number): Promise<Locked<OrderRow>> {
  const order = visible(await lockOrder(tx, actor.userId, id), actor)
  if (version !== undefined && version !== order.version) refuse('thing.stale')
  return order
}

/** Effects of a move besides the change of state. */
export interface Done {
  readonly patch?: Omit<OrderPatch, 'status' | 'due_at'>
  /** Facts after the move, if they determine the state. */
  readonly after?: Partial<OrderFacts['after']>
  readonly reason?: string | undefined
  readonly facts?: MoveFacts
  /** Event name, if it differs from the action's. */
  readonly event?: OrderEventName
  /** Further events to publish. */
  readonly events?: readonly NewEvent[]
  /** Keeps the current deadline. */
  readonly keepsClock?: boolean
  /** Leaves the order without a deadline. */
  readonly stopsClock?: boolean
}

/** Writes the new state of the flow with the effects of the move, and publishes its event. */
export async function finishMove(tx: Tx, actor: Actor, order: Locked<OrderRow>, action: OrderAction, done: Done) {
  const status = orderFlow.decide(factsOf(order, done.after), action, actor)
  const settings = await orderSettingsOf(tx)
  const next = done.stopsClock ? null : dueAt(status, settings, actor.now)
  const due = done.keepsClock ? order.due_at : next
  await setOrder(tx, order, { status, due_at: due, ...done.patch })
  const moved = newEvent(done.event ?? eventOf[action], {
    id: order.id,
    from: order.status,
    to: status,
    reason: done.reason || undefined,
    data: { orderNo: order.no, buyerId: order.buyer_id, supplierId: order.supplier_id, ...done.facts },
  })
  await publish(tx, actor, ...(done.events ?? []), moved)
}

/** Budget and quota of an order's department, for the buyer's side only. */
export async function fundsOf(db: Db, actor: Actor, order: OrderRow): Promise<OrderFund[]> {
  if (actor.supplierId !== null) return []
  const on = dayOf(order.submitted_at ?? actor.now)
  const found = await budgetOf(db, actor, [order.dept_id], on)
  const quotas = order.payment_method === 'quota' ? await quotaOf(db, actor, [order.dept_id], on) : []
  return [...found, ...quotas].map(({ fund }) => presentFund(fund, order))
}

import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/plans/plans.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { placeOrders } from '#modules/ordering/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { capsOfLines } from './callOffCaps.service.ts'
import { cycles } from './cycles/cycle.store.ts'
import { isOwnPlan, planData } from './plan.access.service.ts'
import { isTooDear, planFlow } from './plan.rules.ts'
import { linesOfPlan, type PlanRow, plans } from './plan.store.ts'

/**
 * Released plan of the actor's department. The cycle is shared, so that it cannot end meanwhile; call-offs of one plan
 * do not wait for each other, the caps of the lines count them.
 */
export async function releasedPlan(tx: Tx, actor: Actor, id: string): Promise<PlanRow> {
  const sought = await plans.find(tx, id)
  if (!isOwnPlan(sought, actor)) refuse('thing.notFound')
  const [cycle] = await cycles.share(tx, [sought.cycle_id])
  const plan = await plans.find(tx, id)
  planFlow.decide({ status: plan.status, cycleStatus: cycle!.status, isOwn: true }, 'callOff', actor)
  return plan
}

/**
 * Orders approved quantities of a released plan. A price that is too far above the plan makes its
 * order one like any other, which the usual rules decide on.
 */
export async function callOff(
  tx: Tx,
  actor: Actor,
  { id, lines: wanted, ...terms }: Input<typeof contract.callOff>,
  idemKey: string,
) {
  const plan = await releasedPlan(tx, actor, id)
  if (new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length) refuse('order.duplicateLine')
  const lines = new Map((await linesOfPlan(tx, id)).map((line) => [line.id, line]))
  const caps = await capsOfLines(
    tx,
    wanted.map(({ lineId }) => lineId),
  )
  const { planPricePercent } = await readSettings(tx, 'planPricePercent')
  const placed = wanted.map(({ lineId, quantity, seenPrice }) => {
    const line = lines.get(lineId) ?? refuse('thing.notFound')
    const cap = caps.get(lineId)
    if (line.method !== 'mall' || line.sku_id === null || !cap) return refuse('plan.notForCallOff', { name: line.name })
    // The order is refused if the price is not the one that was seen, so that this is the price of the order.
    const isApproved = !isTooDear(seenPrice, line.price, planPricePercent)
    return { skuId: line.sku_id, quantity, seenPrice, capIds: [cap.id], isApproved }
  })
  const { orders, total } = await placeOrders(tx, actor, { type: 'planned', lines: placed, terms }, idemKey)
  const orderNos = orders.map(({ orderNo }) => orderNo).join('、')
  await publish(
    tx,
    actor,
    newEvent('plan.calledOff', {
      id,
      from: 'released',
      to: 'released',
      data: { ...planData(plan), amount: total, orderNos },
    }),
  )
  return { orders, total }
}

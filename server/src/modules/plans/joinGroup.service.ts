import type { Input } from '#contract/kit/route.ts'
import type { SubmittedOrder } from '#contract/ordering/submit.ts'
import type * as contract from '#contract/plans/plans.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { joinGroup } from '#modules/groups/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { releasedPlan } from './callOff.service.ts'
import { capsOfLines } from './callOffCaps.service.ts'
import { planData } from './plan.access.service.ts'
import { isTooDear } from './plan.rules.ts'
import { linesOfPlan } from './plan.store.ts'

/**
 * Joins a group purchase with approved quantity of a line. The order takes of the group and of the line, and gives back
 * to both: what no group came about for can be called off again.
 */
export async function joinPlanGroup(
  tx: Tx,
  actor: Actor,
  { id, groupId, lineId, quantity, seenPrice, ...terms }: Input<typeof contract.joinPlanGroup>,
  idemKey: string,
): Promise<SubmittedOrder> {
  if (!actor.permissions.has('group.join')) refuse('permission.denied')
  const plan = await releasedPlan(tx, actor, id)
  const line = (await linesOfPlan(tx, id)).find((each) => each.id === lineId) ?? refuse('thing.notFound')
  const cap = (await capsOfLines(tx, [lineId])).get(lineId)
  if (line.method !== 'mall' || line.sku_id === null || !cap) return refuse('plan.notForCallOff', { name: line.name })
  const { planPricePercent } = await readSettings(tx, 'planPricePercent')
  const isApproved = !isTooDear(seenPrice, line.price, planPricePercent)
  const order = await joinGroup(tx, actor, { id: groupId, quantity, seenPrice, ...terms }, idemKey, {
    skuId: line.sku_id,
    capId: cap.id,
    isApproved,
  })
  await publish(
    tx,
    actor,
    newEvent('plan.groupJoined', {
      id,
      from: 'released',
      to: 'released',
      data: { ...planData(plan), amount: order.amount, name: line.name, orderNos: order.orderNo },
    }),
  )
  return order
}

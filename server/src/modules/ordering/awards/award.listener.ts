import { systemActor } from '#kit/actor.ts'
import type { Listener } from '#kit/events/events.ts'
import { agreeOnAward } from '#modules/agreements/index.ts'
import { agreeAwarded } from '#modules/catalogue/index.ts'
import { handOnAward } from '#modules/sourcing/index.ts'
import { agreementsOf } from './award.agreements.rules.ts'
import { draftOrders } from './award.orders.service.ts'

/**
 * Listener: when a project's result is published, its award becomes draft orders (单次) or agreements whose prices
 * hold in the mall (框架). Exactly once, because it shares the transaction of the consumer offset.
 */
export const orderAwarded: Listener<'project.completed'> = async (tx, event) => {
  const actor = systemActor(event.tenant_id, '', event.at)
  const awarded = await handOnAward(tx, actor, event.entity_id)
  if (!awarded) return
  if (awarded.purchaseForm === '1') await draftOrders(tx, actor, awarded)
  else {
    const { projectId, awardId, title, categoryIds, agreementMonths: months, isCapped, replaces } = awarded
    const terms = { projectId, awardId, title, categoryIds, months, isCapped, replaces }
    const replaced = await agreeAwarded(tx, actor, terms, agreementsOf(awarded))
    await agreeOnAward(tx, actor, { projectId, awardId, replaced })
  }
}

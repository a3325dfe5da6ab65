import { systemActor } from '#kit/actor.ts'
import type { Listener } from '#kit/events/events.ts'
import { agreeAwarded } from '#modules/catalogue/index.ts'
import { handOnAward } from '#modules/sourcing/index.ts'
import { agreementsOf } from './award.agreements.rules.ts'
import { draftOrders } from './award.orders.service.ts'

/**
 * Listener: when a project's result is published, its award becomes draft orders (单次) or agreement prices in the mall
 * (框架). Exactly once, because it shares the transaction of the consumer offset.
 */
export const orderAwarded: Listener<'project.completed'> = async (tx, event) => {
  const actor = systemActor(event.tenant_id, '', event.at)
  const awarded = await handOnAward(tx, actor, event.entity_id)
  if (!awarded) return
  if (awarded.purchaseForm === '1') await draftOrders(tx, actor, awarded)
  else
    await agreeAwarded(
      tx,
      actor,
      {
        projectId: awarded.projectId,
        awardId: awarded.awardId,
        title: awarded.title,
        categoryIds: awarded.categoryIds,
        months: awarded.agreementMonths,
        isCapped: awarded.isCapped,
      },
      agreementsOf(awarded),
    )
}

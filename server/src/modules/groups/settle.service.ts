import { systemActor } from '#kit/actor.ts'
import { inPages } from '#kit/jobs/inPages.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { endGroupOrder } from '#modules/ordering/index.ts'
import { endOffer } from './offer.service.ts'
import { dueOffers, offers, unsettledOffers, waitingOrders } from './offer.store.ts'

type Context = Pick<JobContext, 'database' | 'tenantId' | 'now' | 'log' | 'signal'>

/**
 * Ends the offers whose time is over, then lets each order of an ended offer go on at the reached price, or cancels it:
 * one transaction an order, found by its state, so that an interrupted run is continued by the next one. An order that
 * fails does not hold up the others. Returns the number of orders moved.
 */
export async function settleGroups(context: Context): Promise<number> {
  const { database, tenantId, now } = context
  await eachItem(
    context,
    inPages((page) => database.read(tenantId, (db) => dueOffers(db, { now, ...page }))),
    ({ id }) => `group offer ${id}`,
    ({ id }) => database.write(tenantId, (tx) => endOffer(tx, systemActor(tenantId, '', now), id)),
  )
  let moved = 0
  await eachItem(
    context,
    inPages((page) => database.read(tenantId, (db) => unsettledOffers(db, page))),
    ({ id }) => `orders of group offer ${id}`,
    async (offer) => void (moved += await settleOffer(context, offer)),
  )
  return moved
}

interface Ended {
  readonly id: string
  readonly cap_id: string
  readonly price: string | null
}

/** Moves the orders of an ended offer; once none waits any more, the offer is settled. */
async function settleOffer(context: Context, { id, cap_id: capId, price }: Ended): Promise<number> {
  const { database, tenantId, now } = context
  let moved = 0
  await eachItem(
    context,
    inPages((page) => database.read(tenantId, (db) => waitingOrders(db, { capId, ...page }))),
    ({ id: orderId }) => `order ${orderId}`,
    async ({ id: orderId }) => {
      if (await database.write(tenantId, (tx) => endGroupOrder(tx, { tenantId, orderId, price, now }))) moved += 1
    },
  )
  await database.write(tenantId, async (tx) => {
    const offer = await offers.lock(tx, id)
    if (offer.settled_at === null) await offers.set(tx, offer, { settled_at: now })
  })
  return moved
}

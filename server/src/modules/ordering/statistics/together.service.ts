import { maxTogether } from '#contract/ordering/bought/boughtTogether.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { findGoodsByIds } from '#modules/catalogue/index.ts'
import { countTogether, replaceTogether, skusTogether } from './together.store.ts'

const days = 180
/** Kept for each product: some may be off sale when they are shown. */
const kept = maxTogether * 2
const maxPairs = 20_000
/** Fewer say nothing, and two departments keep what one of them buys from being read off. */
const minOrders = 3
const minDepts = 2

/** Counts which products orders of the tenant have side by side. Counting is apart from the transaction that writes. */
export async function countBoughtTogether({
  database,
  tenantId,
  now,
}: Pick<JobContext, 'database' | 'tenantId' | 'now'>) {
  const since = new Date(now.getTime() - days * 24 * 3_600_000)
  const pairs = await database.read(tenantId, (db) =>
    countTogether(db, { since, minOrders, minDepts, max: kept, limit: maxPairs }),
  )
  await database.write(tenantId, (tx) => replaceTogether(tx, pairs))
}

/** Goods on sale that are ordered beside a product, with the actor's prices. */
export const findTogether = async (db: Db, actor: Actor, productId: string) =>
  (await findGoodsByIds(db, actor, await skusTogether(db, productId, kept))).slice(0, maxTogether)

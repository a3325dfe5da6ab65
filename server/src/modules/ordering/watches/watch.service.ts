import {
  maxWatches,
  type removeWatches as removeRoute,
  type setWatch as setRoute,
} from '#contract/ordering/lists/goodsWatches.ts'
import type { Goods } from '#contract/catalogue/goods.ts'
import { compare } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import { findGoodsByIds } from '#modules/catalogue/index.ts'
import { isReached, stepOf } from './watch.rules.ts'
import {
  armWatches,
  countWatches,
  dropWatches,
  lockWatches,
  pageOfWatches,
  putWatch,
  tellWatches,
  type WatchingRow,
} from './watch.store.ts'

/** Asks to be sent of a price or of stock; the same again replaces the threshold. */
export async function setWatch(tx: Tx, actor: Actor, { skuId, kind, threshold }: Input<typeof setRoute>) {
  const [goods] = await findGoodsByIds(tx, actor, [skuId])
  if (!goods) return refuse('watch.gone')
  const wanted = kind === 'price' ? (threshold ?? goods.price) : null
  if (wanted !== null && (compare(wanted, goods.price) > 0 || compare(wanted, '0') <= 0))
    refuse('watch.notBelow', { price: goods.price })
  if (kind === 'stock' && isReached({ kind, threshold: null }, goods)) refuse('watch.inStock')
  await lockWatches(tx, { userId: actor.userId })
  const id = await putWatch(tx, {
    userId: actor.userId,
    skuId,
    kind,
    threshold: wanted,
    name: `${goods.name} ${goods.spec}`.trim(),
    now: actor.now,
  })
  if ((await countWatches(tx, actor.userId)) > maxWatches) refuse('watch.limit', { max: maxWatches })
  await publish(tx, actor, { name: 'goodsWatch.set', id, data: { skuId, kind } })
  return { id }
}

export async function removeWatches(tx: Tx, actor: Actor, { ids = [], skuId, kind }: Input<typeof removeRoute>) {
  await dropWatches(tx, { userId: actor.userId, ids, skuId: skuId ?? null, kind: kind ?? null })
}

const atOnce = 500
const maxPages = 200

type Context = Pick<JobContext, 'database' | 'tenantId' | 'now' | 'signal'>

/**
 * Compares the watches of a tenant with the prices that their people see, and with the stock. Each tells once for a
 * crossing: telling and its message are one transaction.
 */
export async function tellWatchers({ database, tenantId, now, signal }: Context): Promise<void> {
  let after = '0'
  for (let pages = 0; pages < maxPages && !signal.aborted; pages++) {
    const { rows, steps } = await database.read(tenantId, async (db) => {
      const found = await pageOfWatches(db, after, atOnce)
      return { rows: found, steps: await stepsOf(db, tenantId, now, found) }
    })
    if (steps.tell.length + steps.arm.length > 0)
      await database.write(tenantId, async (tx) => {
        if (steps.arm.length > 0) await armWatches(tx, steps.arm)
        const sent =
          steps.tell.length > 0
            ? await tellWatches(
                tx,
                steps.tell.map(({ id }) => id),
                now,
              )
            : []
        const goodsOf = new Map(steps.tell.map(({ id, goods }) => [id, goods]))
        await publish(
          tx,
          systemActor(tenantId, '', now),
          ...sent.map(({ id, user_id: userId, sku_id: skuId, kind, name }) => ({
            name: 'goodsWatch.reached' as const,
            id,
            data: { userId, skuId, kind, goodsName: name, price: goodsOf.get(id)!.price },
          })),
        )
      })
    if (rows.length < atOnce) return
    after = rows.at(-1)!.id
  }
}

interface Steps {
  readonly tell: { readonly id: string; readonly goods: Goods }[]
  readonly arm: string[]
}

/** What each watch has to do, by the prices of its department. */
async function stepsOf(db: Db, tenantId: string, now: Date, rows: readonly WatchingRow[]): Promise<Steps> {
  const steps: Steps = { tell: [], arm: [] }
  for (const [, own] of Map.groupBy(rows, ({ dept_path: path }) => path.join('/'))) {
    const reader = { ...systemActor(tenantId, '', now), deptPath: own[0]!.dept_path }
    const goods = await findGoodsByIds(db, reader, [...new Set(own.map(({ sku_id: skuId }) => skuId))])
    const bySku = new Map(goods.map((each) => [each.skuId, each]))
    for (const watch of own) {
      const offered = bySku.get(watch.sku_id)
      const step = stepOf(watch, offered)
      if (step === 'tell') steps.tell.push({ id: watch.id, goods: offered! })
      else if (step === 'arm') steps.arm.push(watch.id)
    }
  }
  return steps
}

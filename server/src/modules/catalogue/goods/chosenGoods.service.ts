import type { Goods } from '#contract/catalogue/goods.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { presentGoods } from './goods.present.ts'
import { readShowRules, shownGoods } from './showRules.service.ts'
import { goodsByIds } from './goods.store.ts'

/** Goods by id, in this order, with the buyer's price; only those on sale. */
export async function findGoodsByIds(db: Db, actor: Actor, skuIds: readonly string[]): Promise<Goods[]> {
  if (skuIds.length === 0) return []
  const { tenantId, deptPath, now } = actor
  const show = await readShowRules(db)
  const rows = await goodsByIds(db, { tenantId, deptPath, today: dayOf(now) }, [...skuIds])
  return rows.map((row) => shownGoods(presentGoods(row), show))
}

import { idPattern } from '#contract/kit/schema.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import type { GoodsQuery } from '#contract/catalogue/goodsSearch.ts'
import { zoneAskedBy } from './zone.rules.ts'
import { zoneById, zoneByKey, type ZoneInForce } from './zone.store.ts'

const id = new RegExp(`^${idPattern}$`)
const buyerOf = ({ tenantId, deptPath, now }: Actor) => ({ tenantId, deptPath, today: dayOf(now) })

/** Zone of a page. Refuses without an id, and with that of a zone that this person does not see today. */
export async function zoneOfPage(db: Db, actor: Actor, zoneAreaId: string): Promise<ZoneInForce> {
  if (!id.test(zoneAreaId)) refuse('zone.idMissing')
  return (await zoneById.first(db, { ...buyerOf(actor), id: zoneAreaId })) ?? refuse('thing.notFound')
}

/**
 * Zone that a list of goods is restricted to; undefined if it asks for none. Null: the list asks for one that this
 * person does not see today, so it finds nothing.
 */
export async function zoneOfList(db: Db, actor: Actor, query: GoodsQuery): Promise<ZoneInForce | null | undefined> {
  const requested = zoneAskedBy(query)
  if (requested === null) return undefined
  if (requested.kind === 'page') return zoneOfPage(db, actor, requested.id)
  if (requested.kind === 'part') return (await zoneByKey.first(db, { ...buyerOf(actor), key: requested.key })) ?? null
  if (!id.test(requested.id)) return null
  return (await zoneById.first(db, { ...buyerOf(actor), id: requested.id })) ?? null
}

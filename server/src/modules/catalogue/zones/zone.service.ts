import type * as contract from '#contract/catalogue/zones.ts'
import type { restoreZone as restoreRoute } from '#contract/catalogue/zoneVersions.ts'
import { keyOfPicture } from '#contract/catalogue/pictures.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Listener } from '#kit/events/events.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { refreshListing } from '../products/listing.store.ts'
import { zoneFlow } from './zone.rules.ts'
import { countKnown, countRule, goodsOfZone, replaceGoods, valuesOf, zones } from './zone.store.ts'
import { useZonePicture } from './zonePicture.store.ts'
import { fillListing } from './zoneListing.store.ts'
import { findVersion, keepVersion } from './zoneVersion.store.ts'

type Draft = contract.ZoneDraft

const changed = ({ userName, now }: Actor) => ({ changed_by: userName, changed_at: now })

async function checked(tx: Tx, { tenantId, now }: Actor, draft: Draft, before: string) {
  const values = valuesOf(draft)
  const { category_ids: categoryIds, brand_ids: brandIds, supplier_ids: supplierIds, dept_ids: deptIds } = values
  const requested = categoryIds.length + brandIds.length + supplierIds.length + deptIds.length
  const found = await countKnown(tx, { tenantId, categoryIds, brandIds, supplierIds, deptIds })
  if (found !== requested) refuse('zone.choiceGone')
  if (draft.picture !== '' && draft.picture !== before) await useZonePicture(tx, keyOfPicture(draft.picture) ?? '', now)
  return values
}

export async function createZone(tx: Tx, actor: Actor, draft: Draft) {
  const { id } = await zones.insert(tx, { ...(await checked(tx, actor, draft, '')), ...changed(actor) })
  await publish(tx, actor, { name: 'zone.created', id, to: 'draft', data: draft })
  return id
}

export async function editZone(tx: Tx, actor: Actor, { id, version, ...draft }: Input<typeof contract.editZone>) {
  const zone = await zones.lock(tx, id, version)
  const values = await checked(tx, actor, draft, zone.picture)
  await zones.set(tx, zone, { ...values, ...changed(actor) })
  await keepVersion(tx, id)
  await publish(tx, actor, { name: 'zone.edited', id, data: draft })
  return id
}

/** Sets the goods of a zone by hand, in this order. */
export async function setZoneGoods(tx: Tx, actor: Actor, { id, version, skuIds }: Input<typeof contract.setZoneGoods>) {
  const zone = await zones.lock(tx, id, version)
  if (zone.kind !== 'hand') refuse('zone.notByHand')
  const requested = [...new Set(skuIds)]
  if (requested.length === 0 && zone.status === 'published') refuse('zone.noGoods')
  if ((await replaceGoods(tx, actor.tenantId, id, requested)) !== requested.length) refuse('zone.goodsGone')
  await zones.set(tx, zone, changed(actor))
  await keepVersion(tx, id)
  await publish(tx, actor, { name: 'zone.goodsSet', id, data: { count: requested.length } })
  return id
}

/** Makes a zone with its goods what it was in a version, by the rules for what is written now. */
export async function restoreZone(tx: Tx, actor: Actor, { id, version, no }: Input<typeof restoreRoute>) {
  const zone = await zones.lock(tx, id, version)
  const { draft, sku_ids: skuIds } = (await findVersion(tx, { zoneId: id, no })) ?? refuse('thing.notFound')
  const values = await checked(tx, actor, draft, zone.picture)
  if ((await replaceGoods(tx, actor.tenantId, id, skuIds)) !== skuIds.length) refuse('zone.goodsGone')
  await zones.set(tx, zone, { ...values, ...changed(actor) })
  await keepVersion(tx, id)
  await publish(tx, actor, { name: 'zone.restored', id, data: { no } })
  return id
}

/** Publishes a zone or takes it down. Buyers no longer see one that is taken down, whatever is still listed under its number. */
export async function moveZone(tx: Tx, actor: Actor, { id, version, action }: Input<typeof contract.moveZone>) {
  const zone = await zones.lock(tx, id, version)
  const status = zoneFlow.decide(zone, action, actor)
  if (action === 'publish' && (await isEmpty(tx, actor, zone))) refuse('zone.noGoods')
  await zones.set(tx, zone, { status, ...changed(actor) })
  await keepVersion(tx, id)
  const name = action === 'publish' ? 'zone.published' : 'zone.takenDown'
  await publish(tx, actor, { name, id, from: zone.status, to: status })
  return id
}

type ZoneRow = Awaited<ReturnType<typeof zones.lock>>

async function isEmpty(tx: Tx, { tenantId }: Actor, zone: ZoneRow): Promise<boolean> {
  if (zone.kind === 'hand') return (await goodsOfZone(tx, tenantId, zone.id)).length === 0
  const { category_ids: categoryIds, brand_ids: brandIds, supplier_ids: supplierIds } = zone
  const prices = { priceFrom: zone.price_from, priceTo: zone.price_to }
  return (await countRule(tx, tenantId, { categoryIds, brandIds, supplierIds, ...prices })) === 0
}

export async function removeZone(tx: Tx, actor: Actor, { id, version }: Input<typeof contract.removeZone>) {
  const zone = await zones.lock(tx, id, version)
  zoneFlow.decide(zone, 'remove', actor)
  await zones.remove(tx, zone)
  await publish(tx, actor, { name: 'zone.removed', id, data: { name: zone.name } })
}

/** Lists the goods of a zone anew after every change of the zone. */
export const refillZone: Listener<
  'zone.edited' | 'zone.goodsSet' | 'zone.restored' | 'zone.published' | 'zone.takenDown' | 'zone.removed'
> = async (tx, { tenant_id: tenantId, entity_id: zoneId }) => {
  await fillListing(tx, tenantId, zoneId)
  await refreshListing(tx, tenantId, [])
}

import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { insertChanges, setChanges } from './change.store.ts'
import { ownPictures, usePictures } from '../pictures/picture.service.ts'
import { type ReviewPolicy, reviewReasons } from './product.rules.ts'
import { insertProducts } from './product.store.ts'
import { publishProducts } from './publish.service.ts'
import { reviewPolicy } from './review.store.ts'
import { countStock } from '../stock/stock.service.ts'
import { reservedOf } from '../stock/stock.store.ts'
import { validateRows, type ValidatedRows, type Group, knownCounts } from './upsert.validation.service.ts'
import type { UpsertOutcome, UpsertRemark, UpsertRow } from './upsert.rules.ts'

export interface UpsertOptions {
  /** The import that the rows come from; reviews can be decided by it. */
  readonly importId?: string
  /** The tenant's own where it is left out. */
  readonly policy?: ReviewPolicy
}

/**
 * Writes a supplier's rows, some hundreds a call: what is new or different goes live, or waits for a review where the tenant asks for one;
 * stock is set at once; what is the same is left alone, so that the same rows again change nothing. Answers each row in its order;
 * a row that is refused changes nothing, the others stand. A picture of somebody else and a stock below what is held are left out. Rows of one product may be spread over calls.
 */
export async function upsertProducts(
  tx: Tx,
  actor: Actor,
  supplierId: string,
  given: readonly UpsertRow[],
  options: UpsertOptions = {},
): Promise<UpsertOutcome[]> {
  const policy = options.policy ?? (await reviewPolicy(tx))
  const validated = await validateRows(tx, supplierId, given, (keys) => usePictures(tx, supplierId, keys, actor.now))
  const { rows, outcomes, sound } = validated
  const differing = sound.filter(({ changed }) => changed.size > 0)
  await createMissing(tx, actor, supplierId, differing)
  const reasonsOf = new Map(differing.map((group) => [group, reviewReasons(policy, group.live, group.after)]))
  const ready = differing.filter((group) => reasonsOf.get(group)!.length === 0)
  const waiting = new Set(differing.filter((group) => reasonsOf.get(group)!.length > 0))
  const importId = options.importId ?? null

  await wait(tx, actor, [...waiting], reasonsOf, importId)
  await goLive(tx, actor, ready, importId)
  for (const group of sound)
    for (const row of group.rows) {
      const changed = group.changed.has(rows[row]!.sku.supplierSku)
      outcomes[row] = {
        outcome: !changed ? 'unchanged' : waiting.has(group) ? 'toReview' : group.live ? 'updated' : 'created',
      }
    }
  const low = await setKnownStock(tx, actor, validated, importId)
  return outcomes.map((outcome, row) =>
    withDropped(outcome, [...(validated.dropped.get(row) ?? []), ...(low.get(row) ?? [])]),
  )
}

/** What rows would come to, without writing any of it: refused, or kept with what they lose. */
export async function checkProducts(tx: Tx, supplierId: string, given: readonly UpsertRow[]): Promise<UpsertOutcome[]> {
  const validated = await validateRows(tx, supplierId, given, (keys) => ownPictures(tx, supplierId, keys))
  const { outcomes, sound, dropped } = validated
  for (const group of sound)
    for (const row of group.rows) outcomes[row] = { outcome: group.live ? 'updated' : 'created' }
  const counts = knownCounts(validated)
  const reserved = new Map(
    (await reservedOf(tx, { skuIds: counts.map(({ skuId }) => skuId) })).map((row) => [row.sku_id, row.reserved]),
  )
  const low = new Map(counts.flatMap(({ row, skuId, onHand }) => belowReserved(row, onHand, reserved.get(skuId) ?? 0)))
  return outcomes.map((outcome, row) => withDropped(outcome, [...(dropped.get(row) ?? []), ...(low.get(row) ?? [])]))
}

const belowReserved = (row: number, onHand: number, reserved: number): [number, UpsertRemark[]][] =>
  onHand < reserved ? [[row, [{ code: 'stock.belowReserved', facts: { reserved } }]]] : []

const withDropped = (outcome: UpsertOutcome, dropped: readonly UpsertRemark[]): UpsertOutcome =>
  dropped.length === 0 || outcome.outcome === 'refused' ? outcome : { ...outcome, dropped }

async function createMissing(tx: Tx, actor: Actor, supplierId: string, groups: readonly Group[]) {
  const missing = groups.filter(({ product }) => !product)
  if (missing.length === 0) return
  const drafts = missing.map(({ after }) => after)
  const made = new Map((await insertProducts(tx, actor.tenantId, supplierId, drafts)).map((row) => [row.code, row]))
  for (const group of missing) group.product = made.get(group.code)
}

async function wait(
  tx: Tx,
  actor: Actor,
  groups: readonly Group[],
  reasonsOf: ReadonlyMap<Group, ReturnType<typeof reviewReasons>>,
  importId: string | null,
) {
  if (groups.length === 0) return
  const { tenantId, userId, now } = actor
  const toCheck = (group: Group) =>
    ({ status: 'reviewing', content: group.after, reasons: reasonsOf.get(group)!, importId }) as const
  const open = groups.flatMap((group) => (group.change ? [[group.change, toCheck(group)] as const] : []))
  const fresh = groups.filter(({ change }) => !change)
  const made = fresh.map((group) => ({
    ...toCheck(group),
    productId: group.product!.id,
    supplierId: group.product!.supplier_id,
  }))
  if (open.length > 0) await setChanges(tx, tenantId, userId, now, open)
  const inserted = made.length > 0 ? await insertChanges(tx, tenantId, userId, now, made) : []
  await publish(
    tx,
    actor,
    ...open.map(([change]) => newEvent('change.submitted', { id: change.id, from: change.status, to: 'reviewing' })),
    ...inserted.map(({ id }) => newEvent('change.submitted', { id, from: 'draft', to: 'reviewing' })),
  )
}

async function goLive(tx: Tx, actor: Actor, groups: readonly Group[], importId: string | null) {
  const items = groups.map(({ product, live, after }) => {
    const known = new Set(live?.skus.map(({ supplierSku }) => supplierSku))
    const fresh = after.skus.map(({ supplierSku }) => supplierSku).filter((code) => !known.has(code))
    return { productId: product!.id, content: after, counted: new Set(fresh) }
  })
  await publishProducts(tx, actor, { kind: 'import', id: importId ?? '0' }, items)
  const open = groups.flatMap(({ change, after }) =>
    change ? [[change, { status: 'live', content: after, reasons: [] }] as const] : [],
  )
  if (open.length > 0) await setChanges(tx, actor.tenantId, actor.userId, actor.now, open)
  await publish(
    tx,
    actor,
    ...open.map(([change]) => newEvent('change.published', { id: change.id, from: change.status, to: 'live' })),
    ...groups.map(({ product }) =>
      product!.status === 'new'
        ? newEvent('product.published', { id: product!.id, from: 'new', to: 'live' })
        : newEvent('product.changed', { id: product!.id }),
    ),
  )
}

/** Stock of what was live before: counted now. What is below what is held stays as it was; answered by its row. */
async function setKnownStock(
  tx: Tx,
  actor: Actor,
  validated: ValidatedRows,
  importId: string | null,
): Promise<ReadonlyMap<number, UpsertRemark[]>> {
  const counts = knownCounts(validated)
  if (counts.length === 0) return new Map()
  const low = await countStock(tx, actor, { kind: 'import', id: importId ?? '0' }, counts)
  for (const { row, skuId } of counts)
    if (!low.has(skuId) && validated.outcomes[row]!.outcome === 'unchanged')
      validated.outcomes[row] = { outcome: 'updated' }
  return new Map(counts.flatMap(({ row, skuId, onHand }) => belowReserved(row, onHand, low.get(skuId) ?? 0)))
}

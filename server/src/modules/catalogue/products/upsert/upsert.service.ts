import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { ownPictures, usePictures } from '../../pictures/picture.service.ts'
import { type ReviewPolicy, reviewReasons } from '../product.rules.ts'
import { reviewPolicy } from '../review.store.ts'
import { reservedOf } from '../../stock/stock.store.ts'
import { validateRows, knownCounts } from './upsert.validation.service.ts'
import { type UpsertOutcome, type UpsertRow, belowReserved, withDropped } from './upsert.rules.ts'
import { createMissing, wait, goLive, setKnownStock } from './upsert.write.service.ts'

export interface UpsertOptions {
  /** Import of the rows; reviews can be decided for the whole import. */
  readonly importId?: string
  /** Default: the tenant's review policy. */
  readonly policy?: ReviewPolicy
}

/**
 * Writes a supplier's rows, some hundred in a call. New or changed products go live, or wait for a review if the tenant
 * requires it; stock is set at once; unchanged rows are skipped, so repeating a call has no effect. Returns the
 * outcomes in order; a refused row does not affect the others. Pictures of other suppliers and stock below the reserved
 * quantity are left out. Rows of one product may be spread over several calls.
 */
export async function upsertProducts(
  tx: Tx,
  actor: Actor,
  supplierId: string,
  given: readonly UpsertRow[],
  options: UpsertOptions = {},
): Promise<UpsertOutcome[]> {
  const policy = options.policy ?? (await reviewPolicy(tx))
  const validated = await validateRows(tx, { supplierId, now: actor.now }, given, (keys) =>
    usePictures(tx, supplierId, keys, actor.now),
  )
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

/** Dry run: outcomes of rows, refused or accepted, with the parts they lose. */
export async function checkProducts(
  tx: Tx,
  supplier: { readonly supplierId: string; readonly now: Date },
  given: readonly UpsertRow[],
): Promise<UpsertOutcome[]> {
  const { supplierId } = supplier
  const validated = await validateRows(tx, supplier, given, (keys) => ownPictures(tx, supplierId, keys))
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

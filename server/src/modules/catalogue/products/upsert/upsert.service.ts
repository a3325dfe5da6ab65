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
  /** The import that the rows come from; reviews can be decided by it. */
  readonly importId?: string
  /** The tenant's own where it is left out. */
  readonly policy?: ReviewPolicy
}

/**
 * Writes a supplier's rows, some hundreds a call: what is new or different goes live, or waits for a review where the
 * tenant asks for one; stock is set at once; what is the same is left alone, so that the same rows again change
 * nothing. Answers each row in its order; a row that is refused changes nothing, the others stand. A picture of
 * somebody else and a stock below what is held are left out. Rows of one product may be spread over calls.
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

import { compare } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/settlement/terms/supplierTerms.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import * as store from './terms.store.ts'

/** Sets the terms of a supplier that is owed something; those of payables that are there stay as they are. */
export async function setSupplierTerms(
  tx: Tx,
  actor: Actor,
  { id, version, isSme, days, discountPct = '0', discountDays = 0 }: Input<typeof contract.setSupplierTerms>,
): Promise<string> {
  await store.termsList.one(tx, {}, id)
  if (compare(discountPct, '0') > 0 !== discountDays > 0) refuse('terms.discountHalf')
  await store.addTerms(tx, { id, byName: actor.userName, at: actor.now })
  const row = await store.supplierTerms.lock(tx, id)
  // Who saw none has version 0; the row is new then.
  if (row.version !== (version === 0 ? 1 : version)) refuse('thing.stale')
  await store.supplierTerms.set(tx, row, {
    is_sme: isSme,
    days: days ?? null,
    discount_pct: discountPct,
    discount_days: discountDays,
    set_by_name: actor.userName,
    set_at: actor.now,
  })
  await publish(tx, actor, newEvent('supplierTerms.set', { id, data: { isSme, discountPct } }))
  return id
}

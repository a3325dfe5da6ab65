import type * as contract from '#contract/agreements/indices/priceIndices.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { shortest } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { isSameValue, isZero } from './index.rules.ts'
import * as store from './index.store.ts'

export async function createPriceIndex(
  tx: Tx,
  actor: Actor,
  { code, name, source }: Input<typeof contract.createPriceIndex>,
): Promise<string> {
  const { id } = await store.priceIndices.insert(tx, {
    code,
    name: name.trim(),
    source: source.trim(),
    created_at: actor.now,
  })
  await publish(tx, actor, newEvent('priceIndex.saved', { id, data: { code, name: name.trim() } }))
  return id
}

export async function editPriceIndex(
  tx: Tx,
  actor: Actor,
  { id, version, name, source }: Input<typeof contract.editPriceIndex>,
): Promise<string> {
  const row = await store.priceIndices.lock(tx, id, version)
  await store.priceIndices.set(tx, row, { name: name.trim(), source: source.trim() })
  await publish(tx, actor, newEvent('priceIndex.saved', { id, data: { code: row.code, name: name.trim() } }))
  return id
}

export async function setPriceIndexDisabled(
  tx: Tx,
  actor: Actor,
  { id, version, disabled }: Input<typeof contract.setPriceIndexDisabled>,
): Promise<string> {
  const row = await store.priceIndices.lock(tx, id, version)
  if (row.disabled === disabled) return id
  await store.priceIndices.set(tx, row, { disabled })
  const data = { code: row.code, name: row.name }
  await publish(tx, actor, newEvent(`priceIndex.${disabled ? 'disabled' : 'enabled'}`, { id, data }))
  return id
}

/** Records the value of a month, or a corrected one beside it: what was there stays. */
export async function recordIndexValue(
  tx: Tx,
  actor: Actor,
  { id, version, month, value, reason }: Input<typeof contract.recordIndexValue>,
): Promise<string> {
  const row = await store.priceIndices.lock(tx, id, version)
  if (month > dayOf(actor.now).slice(0, 7)) refuse('priceIndex.future')
  if (isZero(value)) refuse('priceIndex.zero')
  const [before] = await store.currentValues(tx, id, [month])
  const why = before ? reason.trim() : ''
  if (before && isSameValue(before.value, value)) refuse('priceIndex.sameValue')
  if (before && why === '') refuse('priceIndex.reasonMissing')
  await store.insertValues(tx, {
    rows: [
      {
        index_id: id,
        month,
        revision: (before?.revision ?? 0) + 1,
        value,
        reason: why,
        by_name: actor.userName,
        at: actor.now,
      },
    ],
  })
  await store.priceIndices.set(tx, row, {})
  const data = { code: row.code, name: row.name, month, value: shortest(value) }
  await publish(
    tx,
    actor,
    before
      ? newEvent('priceIndex.corrected', { id, reason: why, data: { ...data, before: shortest(before.value) } })
      : newEvent('priceIndex.recorded', { id, data }),
  )
  return id
}

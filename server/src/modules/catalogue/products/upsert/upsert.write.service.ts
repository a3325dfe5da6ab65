import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { insertChanges, setChanges } from '../change.store.ts'
import { reviewReasons } from '../product.rules.ts'
import { insertProducts } from '../product.store.ts'
import { publishProducts } from '../publish.service.ts'
import { countStock } from '../../stock/stock.service.ts'
import { type ValidatedRows, knownCounts } from './upsert.validation.service.ts'
import type { Group } from './upsert.groups.service.ts'
import { type UpsertRemark, belowReserved } from './upsert.rules.ts'

export async function createMissing(tx: Tx, actor: Actor, supplierId: string, groups: readonly Group[]) {
  const missing = groups.filter(({ product }) => !product)
  if (missing.length === 0) return
  const drafts = missing.map(({ after }) => after)
  const made = new Map((await insertProducts(tx, actor.tenantId, supplierId, drafts)).map((row) => [row.code, row]))
  for (const group of missing) group.product = made.get(group.code)
}

export async function wait(
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

export async function goLive(tx: Tx, actor: Actor, groups: readonly Group[], importId: string | null) {
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

/** Sets stock of SKUs that were live before. Stock below the reserved quantity stays unchanged; returned by row. */
export async function setKnownStock(
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

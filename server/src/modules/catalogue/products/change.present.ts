import * as productChanges from '#contract/catalogue/productChanges.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { pricesSince } from './change.store.ts'
import { findChange, type ListedChange } from './change.list.store.ts'
import { changeFlow } from './product.rules.ts'
import { contentsOf } from './content.store.ts'

export const presentChange = (row: ListedChange, actor: Actor): productChanges.Change => ({
  id: row.id,
  version: row.version,
  productId: row.product_id,
  productName: row.content.name,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  importId: row.import_id,
  status: row.status,
  reasons: row.reasons,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
  submittedAt: row.submitted_at?.toISOString() ?? null,
  decidedAt: row.decided_at?.toISOString() ?? null,
  can: changeFlow.can(row, actor),
})
/** Visibility: a supplier sees its own changes, reviewers see all, others none. */
export function visibleTo(actor: Actor): { supplierId?: string } {
  if (actor.supplierId !== null) return { supplierId: actor.supplierId }
  return actor.permissions.has('product.review') ? {} : refuse('permission.denied')
}

const YEAR_MS = 365 * 86_400_000

export async function changeDetail(db: Db, actor: Actor, id: string): Promise<productChanges.ChangeDetail> {
  const row = await findChange(db, { id, ...visibleTo(actor) })
  const live = await contentsOf(db, [row.product_id])
  const prices = await pricesSince(db, row.product_id, new Date(actor.now.getTime() - YEAR_MS))
  return {
    ...presentChange(row, actor),
    before: live.get(row.product_id) ?? null,
    after: row.content,
    prices: prices.map(({ at, ...price }) => ({ at: at.toISOString(), ...price })),
  }
}

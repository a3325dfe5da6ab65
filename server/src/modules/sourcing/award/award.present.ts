import { shortest } from '#contract/kit/money.ts'
import type { Award } from '#contract/sourcing/award.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { textOf } from '../projects/project.columns.ts'
import {
  awards,
  type AwardLineRow,
  type AwardSupplierRow,
  findAwardLines,
  findAwardSuppliers,
  findLastAward,
} from './award.store.ts'
import { findCompared } from '../comparison/comparison.service.ts'

/** Award in force, otherwise the last one that was not carried out. */
export async function presentAward(db: Db, actor: Actor, projectId: string): Promise<Award | null> {
  const project = await findCompared(db, actor, projectId)
  const row = project.award_id === null ? await findLastAward(db, projectId) : await awards.find(db, project.award_id)
  if (!row) return null
  return {
    id: row.id,
    status: row.status,
    total: row.total,
    note: row.note,
    opinion: row.opinion,
    proposedName: row.proposed_name,
    proposedAt: row.proposed_at.toISOString(),
    publishedAt: textOf(row.published_at),
    reasons: row.reasons,
    lines: (await findAwardLines(db, row.id)).map(presentLine),
    suppliers: (await findAwardSuppliers(db, row.id)).map(presentSupplier),
    replaces: row.replaces,
  }
}

const presentLine = (row: AwardLineRow) => ({
  itemId: row.item_id,
  quoteId: row.quote_id,
  supplierId: row.supplier_id,
  quantity: shortest(row.quantity),
  price: row.price,
  taxRate: row.tax_rate,
  amount: row.amount,
})

const presentSupplier = (row: AwardSupplierRow) => ({
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  quoteId: row.quote_id,
  rank: row.rank,
  offered: row.offered,
  awarded: row.awarded,
  isWinner: row.is_winner,
})

import { sql } from 'kysely'
import { listSupplierTerms } from '#contract/settlement/terms/supplierTerms.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'

export const supplierTerms = tableOf('settlement.terms')

interface TermsRow {
  id: string
  supplier_name: string
  version: number
  is_sme: boolean
  days: number | null
  discount_pct: string
  discount_days: number
  unsettled: string
}
/** Suppliers with payables, and their terms. */
export const termsList = listOf({
  route: listSupplierTerms,
  find: (db: Db) =>
    db.selectFrom(
      sql<TermsRow>`(select p.supplier_id as id, max(p.supplier_name) as supplier_name, coalesce(max(t.version), 0) as version,
          coalesce(bool_or(t.is_sme), false) as is_sme, max(t.days) as days, coalesce(max(t.discount_pct), 0)::numeric(5, 2) as discount_pct,
          coalesce(max(t.discount_days), 0) as discount_days,
          coalesce(sum(p.rest + p.reserved) filter (where p.status <> 'settled'), 0)::numeric(18, 2) as unsettled
        from settlement.payables p left join settlement.terms t on t.id = p.supplier_id group by p.supplier_id)`.as(
        't',
      ),
    ),
  where: { keyword: { contains: ['t.supplier_name'] }, isSme: { is: 't.is_sme' } },
  select: (found) => found.selectAll('t'),
  key: 't.id',
  order: [['t.unsettled', 'desc'], 't.id'],
})
export type ListedTerms = RowIn<typeof termsList>

const add = sqlQuery(
  'settlement.addTerms',
  `insert into settlement.terms (id, set_by_name, set_at) values ($id, $byName, $at) on conflict do nothing`,
)
/** Makes the row of a supplier's terms, so that it can be locked. */
export const addTerms = async (
  tx: Tx,
  of: { readonly id: string; readonly byName: string; readonly at: Date },
): Promise<void> => void (await add(tx, of))

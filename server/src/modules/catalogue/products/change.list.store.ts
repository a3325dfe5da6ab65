import { sql } from 'kysely'
import { type ChangeStatus, listChanges } from '#contract/catalogue/productChanges.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { refuse } from '#kit/refusal.ts'

export interface ChangeFilter {
  readonly id?: string | undefined
  readonly status?: ChangeStatus | undefined
  readonly keyword?: string | undefined
  readonly supplierId?: string | undefined
  readonly importId?: string | undefined
}

/** Pending changes first, oldest first; then decided ones, latest first. */
export const changeList = listOf({
  route: listChanges,
  find: (db: Db, { id, status, keyword, supplierId, importId }: ChangeFilter) =>
    db
      .selectFrom('catalogue.changes as c')
      .$if(id !== undefined, (query) => query.where('c.id', '=', id!))
      .$if(status !== undefined, (query) => query.where('c.status', '=', status!))
      .$if(supplierId !== undefined, (query) => query.where('c.supplier_id', '=', supplierId!))
      .$if(importId !== undefined, (query) => query.where('c.import_id', '=', importId!))
      .$if(!!keyword, (query) => {
        const like = containing(keyword!)
        return query.where(sql<boolean>`(c.content ->> 'name' ilike ${like} or c.content ->> 'code' ilike ${like})`)
      }),
  select: (found) =>
    found
      .innerJoin('suppliers.suppliers as u', (on) =>
        on.onRef('u.tenant_id', '=', 'c.tenant_id').onRef('u.id', '=', 'c.supplier_id'),
      )
      .select(['c.id', 'c.version', 'c.product_id', 'c.supplier_id', 'c.import_id', 'c.status', 'c.content'])
      .select(['c.reasons', 'c.reason', 'c.created_at', 'c.submitted_at', 'c.decided_at'])
      .select('u.short_name as supplier_name'),
  key: 'c.id',
  order: [
    [sql`c.status = 'reviewing'`, 'desc'],
    sql`case when c.status = 'reviewing' then c.submitted_at end`,
    ['c.id', 'desc'],
  ],
  sort: { productName: sql`c.content ->> 'name'`, submittedAt: 'c.submitted_at' },
})

export type ListedChange = Awaited<ReturnType<typeof changeList.rows>>[number]

export const findChange = async (db: Db, filter: ChangeFilter & { readonly id: string }): Promise<ListedChange> =>
  (await changeList.rows(db, filter, [filter.id]))[0] ?? refuse('thing.notFound')

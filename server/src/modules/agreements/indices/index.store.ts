import { sql } from 'kysely'
import type { IndexPeriod } from '#contract/agreements/indices/indexRule.ts'
import { listIndexValues, listPriceIndices } from '#contract/agreements/indices/priceIndices.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { insertMany } from '#kit/database/query.parts.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const priceIndices = tableOf('agreements.indices')
export type PriceIndexRow = RowOfTable<typeof priceIndices>

export const insertValues = insertMany('agreements.index_values', [
  'index_id',
  'month',
  'revision',
  'value',
  'reason',
  'by_name',
  'at',
])

const current = sqlQuery(
  'agreements.currentIndexValues',
  `select distinct on (v.month) v.month, v.id, v.value, v.revision from agreements.index_values v
   where v.index_id = $indexId and (v.month = any ($months::text[]) or $months::text[] = '{}')
   order by v.month desc, v.revision desc limit 1200`,
)
/** Values that count of some months, or of all; newest first. */
export const currentValues = (db: Db, indexId: string, months: readonly string[] = []) =>
  current(db, { indexId, months })
export type CurrentValue = Awaited<ReturnType<typeof currentValues>>[number]

interface IndexRow {
  id: string
  version: number
  code: string
  name: string
  source: string
  disabled: boolean
  last_month: string | null
  last_value: string | null
  agreements: number
}
/** Price indices with their last values, by code. */
export const priceIndexList = listOf({
  route: listPriceIndices,
  find: (db: Db) =>
    db.selectFrom(
      sql<IndexRow>`(select i.id, i.version, i.code, i.name, i.source, i.disabled, v.month as last_month, v.value as last_value,
          (select count(*)::int from agreements.agreements a where a.index_id = i.id and a.status in ('40', '50', '55')) as agreements
        from agreements.indices i
        left join lateral (select v.month, v.value from agreements.index_values v where v.index_id = i.id
          order by v.month desc, v.revision desc limit 1) v on true)`.as('t'),
    ),
  where: { keyword: { contains: ['t.code', 't.name', 't.source'] } },
  select: (found) => found.selectAll('t'),
  key: 't.id',
  order: ['t.code', 't.id'],
})
export type ListedIndex = RowIn<typeof priceIndexList>

/** Values of an index with their corrections, newest first. */
export const indexValueList = listOf({
  route: listIndexValues,
  find: (db: Db) => db.selectFrom('agreements.index_values as t'),
  where: { indexId: { is: 't.index_id' } },
  select: (found) =>
    found.selectAll('t').select(
      sql<boolean>`not exists (select from agreements.index_values n where n.tenant_id = t.tenant_id and n.index_id = t.index_id
          and n.month = t.month and n.revision > t.revision)`.as('is_current'),
    ),
  key: 't.id',
  order: [
    ['t.month', 'desc'],
    ['t.revision', 'desc'],
    ['t.id', 'desc'],
  ],
})
export type ListedValue = RowIn<typeof indexValueList>

const toFollow = sqlQuery(
  'agreements.indicesToFollow',
  `select i.id, i.code, i.name, array(select distinct v.month from agreements.index_values v
     where v.tenant_id = i.tenant_id and v.index_id = i.id order by 1 desc limit 120) as "months!"
   from agreements.indices i where not i.disabled order by i.code limit 500`,
).narrow<{ months: string[] }>()
/** Indices that agreements can follow, with their months, newest first. */
export const indicesToFollow = (db: Db) => toFollow(db)

/** Agreements in force whose prices follow an index. */
export const followingAgreements = sqlQuery(
  'agreements.followingAgreements',
  `select id from agreements.agreements where status = '50' and price_rule = 'index' order by id limit 5000`,
)

const addRun = sqlQuery(
  'agreements.addIndexRun',
  `insert into agreements.index_runs (agreement_id, basis, at) values ($agreementId, $basis, $at) on conflict do nothing returning basis`,
)
/** Whether an agreement has not followed these values before; it has from now on. */
export const isFirstRun = async (
  tx: Tx,
  of: { readonly agreementId: string; readonly basis: string; readonly at: Date },
): Promise<boolean> => (await addRun.first(tx, of)) !== undefined

const removeRun = sqlQuery(
  'agreements.removeIndexRun',
  `delete from agreements.index_runs where agreement_id = $agreementId and basis = $basis`,
)
/** Lets an agreement follow values again that came too late for its period; the agreement is locked. */
export const forgetRun = async (tx: Tx, of: { readonly agreementId: string; readonly basis: string }): Promise<void> =>
  void (await removeRun(tx, of))

const lastStart = sqlQuery(
  'agreements.lastPricesStart',
  `select max(starts_on)::text as "day?" from agreements.changes where agreement_id = $agreementId and kind = 'lines' and status = '40'`,
)
/** Day from which the last agreed lines apply; null: none were changed. */
export const lastStartOf = async (db: Db, agreementId: string): Promise<string | null> =>
  (await lastStart.one(db, { agreementId })).day ?? null

const copyCaps = sqlQuery(
  'agreements.copyCaps',
  `insert into agreements.caps (agreement_id, revision, dept_id, max_amount, max_qty)
   select agreement_id, $to::int, dept_id, max_amount, max_qty from agreements.caps where agreement_id = $agreementId and revision = $from::int`,
)
/** Copies the caps of a revision to another; the agreement is locked. */
export const copyCapsOf = async (
  tx: Tx,
  of: { readonly agreementId: string; readonly from: number; readonly to: number },
): Promise<void> => void (await copyCaps(tx, of))

const author = sqlQuery(
  'agreements.author',
  `select u.id, u.person_id, u.code, u.name, d.id as dept_id, d.path as dept_path, d.name as dept_name
   from identity.users u join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id where u.id = $userId`,
)
/** Account of who drafted an agreement, with its department. */
export const findAuthor = (db: Db, userId: string) => author.first(db, { userId })

/** Rule of an agreement that follows an index. */
export interface RuleColumns {
  readonly index_id: string | null
  readonly index_base_month: string | null
  readonly index_share: string | null
  readonly index_up: string | null
  readonly index_down: string | null
  readonly index_period: IndexPeriod | null
  readonly index_notice: number | null
}

import type { Procedure } from '#contract/insight/procedures.ts'
import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { Span } from './scope.rules.ts'

/** Filter of spend within a scope; absent parts are no condition. */
export interface SpendFilter extends Span {
  readonly scope: string
  readonly categoryId?: string | undefined
  readonly supplierId?: string | undefined
  readonly procedure?: Procedure | undefined
}

export type SpendKey = 'all' | 'month' | 'category' | 'leaf' | 'procedure' | 'supplier'

/** Sums that answer it: those without suppliers, those of suppliers alone, or the facts themselves. */
function cellsFor({ categoryId, supplierId, procedure }: SpendFilter, by: SpendKey): 'plain' | 'supplier' | 'facts' {
  const isOfSupplier = supplierId !== undefined || by === 'supplier'
  if (by === 'leaf') return 'facts'
  if (!isOfSupplier) return 'plain'
  return categoryId === undefined && procedure === undefined && by !== 'category' && by !== 'procedure'
    ? 'supplier'
    : 'facts'
}

/** Condition on cells. */
const ofFilter = `($categoryId?::bigint is null or c.top_id = $categoryId?) and ($supplierId?::bigint is null or c.supplier_id = $supplierId?)
       and ($procedure?::text is null or c.procedure = $procedure?)`

const grouped = sqlQuery(
  'insight.spendBy',
  `select case $by::text when 'month' then to_char(c.month, 'YYYY-MM') when 'category' then c.top_id::text when 'leaf' then c.leaf_id::text
       when 'procedure' then c.procedure when 'supplier' then c.supplier_id::text else '' end as "key!",
     sum(c.gross)::numeric(18, 2) as "gross!", sum(c.tax)::numeric(18, 2) as "tax!", sum(c.pieces)::bigint::float8 as "pieces!",
     sum(case when $byCategory::boolean then c.top_orders else c.orders end)::int as "orders!"
   from insight.cells($scope::bigint, $since::date, $before::date, $kind) c
   where ${ofFilter} group by 1 order by 2 desc, 1`,
)

const cellsOf = (filter: SpendFilter, by: SpendKey) => ({
  scope: filter.scope,
  since: filter.since,
  before: filter.before,
  categoryId: filter.categoryId ?? null,
  supplierId: filter.supplierId ?? null,
  procedure: filter.procedure ?? null,
  kind: cellsFor(filter, by),
})
const argumentsOf = (filter: SpendFilter, by: SpendKey) => ({
  ...cellsOf(filter, by),
  byCategory: filter.categoryId !== undefined || by === 'category',
})

/** Spend by a key, largest first. */
export const spendBy = (db: Db, filter: SpendFilter, by: SpendKey) => grouped(db, { ...argumentsOf(filter, by), by })
export type SpendRow = Awaited<ReturnType<typeof spendBy>>[number]

const nothing = { key: '', gross: '0.00', tax: '0.00', pieces: 0, orders: 0 }
/** Spend of a filter as a whole. */
export const spendOf = async (db: Db, filter: SpendFilter) => (await spendBy(db, filter, 'all'))[0] ?? nothing

const ofUnits = sqlQuery(
  'insight.spendOfUnits',
  `select d.id, d.name, coalesce(s.gross, 0)::numeric(18, 2) as "gross!", coalesce(s.pieces, 0)::float8 as "pieces!", coalesce(s.orders, 0)::int as "orders!"
   from identity.departments d
   cross join lateral (select sum(c.gross) as gross, sum(c.pieces) as pieces, sum(case when $byCategory::boolean then c.top_orders else c.orders end) as orders
     from insight.cells(d.id, $since::date, $before::date, $kind) c
     where ${ofFilter}) s
   where d.id = any ($units::bigint[]) order by 3 desc, d.id`,
)
/** Spend of departments, each with those below it, largest first. */
export function spendOfUnits(db: Db, filter: Omit<SpendFilter, 'scope'>, units: readonly string[]) {
  const { scope: _, ...rest } = argumentsOf({ ...filter, scope: '0' }, 'all')
  return ofUnits(db, { ...rest, units: [...units] })
}

const activeByMonth = sqlQuery(
  'insight.activeSuppliersByMonth',
  `select m.month as "month!", count(*)::int as "suppliers!" from (
     select to_char(c.month, 'YYYY-MM') as month, c.supplier_id from insight.cells($scope::bigint, $since::date, $before::date, $kind) c
     where ${ofFilter} group by 1, 2 having sum(c.gross) > 0) m
   group by 1 order by 1`,
)
/** Suppliers with spend, by month. */
export const activeSuppliersByMonth = (db: Db, filter: SpendFilter) => activeByMonth(db, cellsOf(filter, 'supplier'))

const firstSpent = sqlQuery(
  'insight.newSuppliers',
  `select count(*)::int as "suppliers!" from (
     select c.supplier_id from insight.cells($scope::bigint, $since::date, $before::date, $kind) c
     where ${ofFilter} group by 1 having sum(c.gross) > 0) p
   where not exists (select from insight.cube_supplier e where e.scope_id = $scope::bigint and e.supplier_id = p.supplier_id
       and e.month < date_trunc('month', $since::date) and e.gross > 0)
     and not exists (select from insight.spend e
       where e.supplier_id = p.supplier_id and e.gross > 0 and e.on_day >= date_trunc('month', $since::date) and e.on_day < $since::date
         and ($scope::bigint = 0 or exists (select from identity.departments d where d.id = e.dept_id and $scope::bigint = any (d.path))))`,
)
/** Suppliers with spend in the period that had none before, of whatever category or procedure. */
export const countNewSuppliers = async (db: Db, filter: SpendFilter): Promise<number> =>
  (await firstSpent.one(db, cellsOf(filter, 'supplier'))).suppliers

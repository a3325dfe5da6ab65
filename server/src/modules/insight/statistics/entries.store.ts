import { type Expression, sql, type SqlBool } from 'kysely'
import type { InsightFilter } from '#contract/insight/filter.ts'
import { listDeliveryEntries, listProjectEntries, listSpend } from '#contract/insight/statistics.ts'
import type { SpendSource } from '#contract/insight/procedures.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import type { Span } from '../scope.rules.ts'

type Scoped = Span & { readonly scope: string }

/** Rows whose department is the scope or below it. */
const within = (scope: string): Expression<SqlBool> =>
  sql<SqlBool>`exists (select from identity.departments w where w.id = ${sql.ref('f.dept_id')} and ${scope}::bigint = any (w.path))`

export interface SpendEntries extends Scoped, Pick<InsightFilter, 'categoryId' | 'supplierId' | 'procedure'> {
  readonly source?: SpendSource | undefined
}

/** Facts of spend, with an id of their own. */
const facts = (db: Db) =>
  db
    .selectFrom('insight.spend as s')
    .selectAll('s')
    .select(sql<string>`s.order_id || '-' || s.source || '-' || s.source_id || '-' || s.line_id`.as('id'))
    .as('f')

/** Entries behind a figure of spend, latest first: the same rows as its sum. */
export const spendList = listOf({
  route: listSpend,
  find: (db: Db, { scope, since, before, categoryId, supplierId, procedure, source }: SpendEntries) =>
    db
      .selectFrom(facts(db))
      .where('f.on_day', '>=', since)
      .where('f.on_day', '<', before)
      .$if(scope !== '0', (found) => found.where(within(scope)))
      // Orders whose freight is nothing have a row that counts the order.
      .where((e) => e.or([e('f.gross', '<>', '0.00'), e('f.line_id', '<>', '0')]))
      .$if(categoryId !== undefined, (found) => found.where('f.top_id', '=', categoryId!))
      .$if(supplierId !== undefined, (found) => found.where('f.supplier_id', '=', supplierId!))
      .$if(procedure !== undefined, (found) => found.where('f.procedure', '=', procedure!))
      .$if(source !== undefined, (found) => found.where('f.source', '=', source!)),
  select: (found) =>
    found
      .innerJoin('ordering.orders as o', 'o.id', 'f.order_id')
      .innerJoin('identity.departments as d', 'd.id', 'f.dept_id')
      .innerJoin('suppliers.suppliers as s', 's.id', 'f.supplier_id')
      .leftJoin('ordering.order_lines as l', 'l.id', 'f.line_id')
      .leftJoin('catalogue.categories as c', 'c.id', 'f.top_id')
      .select([
        'f.id',
        'f.on_day',
        'f.source',
        'f.order_id',
        'f.procedure',
        'f.pieces',
        'f.gross',
        'f.tax',
        'o.no as order_no',
        'o.buyer_id',
        'd.name as dept_name',
        'd.path as dept_path',
        's.name as supplier_name',
        'l.name as goods_name',
        'c.name as category_name',
        'c.en_name as category_en_name',
      ]),
  key: 'f.id',
  order: [['f.on_day', 'desc'], ['f.at', 'desc'], 'f.id'],
  sort: { onDay: 'f.on_day', amount: 'f.gross' },
  countUpTo: countOfLargeTables,
})

export interface ProjectEntries extends Scoped {
  readonly kind?: ProjectKind | undefined
  readonly categoryId?: string | undefined
}
/** Projects that were published in a period, latest first. */
export const projectEntryList = listOf({
  route: listProjectEntries,
  find: (db: Db, { scope, since, before, kind, categoryId }: ProjectEntries) =>
    db
      .selectFrom('insight.projects as f')
      .where('f.on_day', '>=', since)
      .where('f.on_day', '<', before)
      .$if(scope !== '0', (found) => found.where(within(scope)))
      .$if(kind !== undefined, (found) => found.where('f.kind', '=', kind!))
      .$if(categoryId !== undefined, (found) => found.where('f.top_id', '=', categoryId!)),
  select: (found) =>
    found
      .innerJoin('sourcing.projects as p', 'p.id', 'f.project_id')
      .select([
        'f.project_id',
        'f.kind',
        'f.on_day',
        'f.awarded_on',
        'f.budget',
        'f.awarded',
        'f.quoted',
        'p.project_no',
        'p.title',
        'p.dept_name',
      ]),
  key: 'f.project_id',
  order: [
    ['f.on_day', 'desc'],
    ['f.project_id', 'desc'],
  ],
  sort: { publishedOn: 'f.on_day', awarded: 'f.awarded' },
  countUpTo: countOfLargeTables,
})

export interface DeliveryEntries extends Scoped {
  readonly supplierId?: string | undefined
  readonly isLate?: boolean | undefined
}
const late = sql<boolean>`coalesce(f.received_on > f.due_on, false)`
/** Orders that were received as a whole in a period, latest first. */
export const deliveryEntryList = listOf({
  route: listDeliveryEntries,
  find: (db: Db, { scope, since, before, supplierId, isLate }: DeliveryEntries) =>
    db
      .selectFrom('insight.cycles as f')
      .where('f.received_on', '>=', since)
      .where('f.received_on', '<', before)
      .$if(scope !== '0', (found) => found.where(within(scope)))
      .$if(supplierId !== undefined, (found) => found.where('f.supplier_id', '=', supplierId!))
      .$if(isLate !== undefined, (found) => found.where(sql<SqlBool>`${late} = ${isLate}`)),
  select: (found) =>
    found
      .innerJoin('ordering.orders as o', 'o.id', 'f.order_id')
      .innerJoin('identity.departments as d', 'd.id', 'f.dept_id')
      .innerJoin('suppliers.suppliers as s', 's.id', 'f.supplier_id')
      .select([
        'f.order_id',
        'f.carrier',
        'f.on_day',
        'f.shipped_on',
        'f.due_on',
        'f.received_on',
        'f.pieces',
        'f.rejected',
        'f.amount',
        'o.no as order_no',
        'o.buyer_id',
        'd.name as dept_name',
        'd.path as dept_path',
        's.name as supplier_name',
        late.as('is_late'),
      ]),
  key: 'f.order_id',
  order: [
    ['f.received_on', 'desc'],
    ['f.order_id', 'desc'],
  ],
  sort: { receivedOn: 'f.received_on', amount: 'f.amount' },
  countUpTo: countOfLargeTables,
})

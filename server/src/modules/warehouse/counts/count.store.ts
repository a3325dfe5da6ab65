import { sql } from 'kysely'
import { listCountRows } from '#contract/warehouse/counts.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'

export const countRows = tableOf('warehouse.count_rows')

const add = sqlQuery(
  'warehouse.addCountRows',
  `insert into warehouse.count_rows (document_id, place_id, batch_id)
   select $documentId, b.place_id, b.batch_id
   from warehouse.balances b join warehouse.places p on p.tenant_id = b.tenant_id and p.id = b.place_id
   where b.warehouse_id = $warehouseId and b.on_hand > 0 and p.kind in ('storage', 'quarantine')
     and (cardinality($placeIds::bigint[]) = 0 or b.place_id = any ($placeIds::bigint[]))
   order by p.code, b.batch_id
   returning id`,
)
/** A row for each batch in stock at the places; none: of the whole warehouse. Answers how many. */
export const addCountRows = async (
  tx: Tx,
  of: { readonly documentId: string; readonly warehouseId: string; readonly placeIds: readonly string[] },
): Promise<number> => (await add(tx, { ...of })).length

/**
 * Balance of a row, shared: a posting that is under way ends before, and the next one waits, so that what is read is
 * the balance at its position.
 */
const balance = sqlQuery(
  'warehouse.balanceOfRow',
  `select b.on_hand, b.last_move from warehouse.balances b
   join warehouse.count_rows r on r.tenant_id = b.tenant_id and r.place_id = b.place_id and r.batch_id = b.batch_id
   where r.id = $rowId for share of b`,
)
export const balanceOfRow = (tx: Tx, rowId: string) => balance.one(tx, { rowId })

const totals = sqlQuery(
  'warehouse.countTotals',
  `select (count(*) filter (where counted is null))::int as "open!", (count(*) filter (where counted <> expected))::int as "different!"
   from warehouse.count_rows where document_id = $documentId`,
)
export const totalsOf = (db: Db, documentId: string) => totals.one(db, { documentId })

const counters = sqlQuery(
  'warehouse.countedBy',
  `select exists (select from warehouse.count_rows where document_id = $documentId and counted_by = $personId) as "counted!"`,
)
export const hasCounted = async (db: Db, documentId: string, personId: string): Promise<boolean> =>
  (await counters.one(db, { documentId, personId })).counted

const differing = sqlQuery(
  'warehouse.differences',
  `select r.id, r.place_id, r.batch_id, r.counted - r.expected as "difference!", b.on_hand - b.held as "free!", i.name
   from warehouse.count_rows r
   join warehouse.balances b on b.tenant_id = r.tenant_id and b.place_id = r.place_id and b.batch_id = r.batch_id
   join warehouse.items i on i.tenant_id = b.tenant_id and i.id = b.item_id
   where r.document_id = $documentId and r.counted <> r.expected
   order by b.place_id, b.batch_id for update of b`,
)
export type DifferenceRow = RowOf<typeof differing>
/** Rows that differ, with their balances locked in the order in which postings lock them. */
export const lockDifferences = (tx: Tx, documentId: string): Promise<DifferenceRow[]> => differing(tx, { documentId })

const counted = sqlQuery(
  'warehouse.countedSince',
  `select i.name from warehouse.count_rows r
   join warehouse.batches t on t.tenant_id = r.tenant_id and t.id = r.batch_id
   join warehouse.items i on i.tenant_id = t.tenant_id and i.id = t.item_id
   where r.document_id = $documentId and r.counted <> r.expected and exists (
     select from warehouse.moves m where m.tenant_id = r.tenant_id and m.batch_id = r.batch_id and r.place_id in (m.from_id, m.to_id)
       and m.kind in ('countGain', 'countLoss') and m.id > coalesce(r.at_move, 0))
   order by r.id limit 1`,
)
/**
 * Name of an item of which another count has posted the difference since this one counted it; undefined: none. The
 * caller has locked the balances, so that no count posts meanwhile.
 */
export const findCountedSince = async (tx: Tx, documentId: string): Promise<string | undefined> =>
  (await counted.first(tx, { documentId }))?.name

export const resetDifferences = sqlQuery(
  'warehouse.resetDifferences',
  `update warehouse.count_rows set counted = null, expected = null, at_move = null
   where document_id = $documentId and counted <> expected`,
)

interface RowsFilter {
  readonly documentId: string
  readonly state?: 'open' | 'counted' | 'different' | undefined
  readonly keyword?: string | undefined
}
/** Rows of a count by place. */
export const countRowList = listOf({
  route: listCountRows,
  find: (db: Db, { documentId }: RowsFilter) =>
    db
      .selectFrom('warehouse.count_rows as r')
      .innerJoin('warehouse.documents as d', (on) =>
        on.onRef('d.tenant_id', '=', 'r.tenant_id').onRef('d.id', '=', 'r.document_id'),
      )
      .innerJoin('warehouse.places as p', (on) =>
        on.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.id', '=', 'r.place_id'),
      )
      .innerJoin('warehouse.batches as t', (on) =>
        on.onRef('t.tenant_id', '=', 'r.tenant_id').onRef('t.id', '=', 'r.batch_id'),
      )
      .innerJoin('warehouse.items as i', (on) =>
        on.onRef('i.tenant_id', '=', 't.tenant_id').onRef('i.id', '=', 't.item_id'),
      )
      .where('r.document_id', '=', documentId),
  where: {
    state: (e, state) =>
      state === 'open'
        ? e('r.counted', 'is', null)
        : state === 'counted'
          ? e('r.counted', 'is not', null)
          : // Who counts does not learn where the count differs.
            sql<boolean>`d.status <> 'counting' and r.counted <> r.expected`,
    keyword: { contains: ['p.code', 'i.no', 'i.name', 't.batch_no'] },
  },
  select: (found) =>
    found
      .select(['r.id', 'p.code as place_code', 'i.no', 'i.name', 'i.spec', 'i.unit', 't.batch_no', 't.expires_on'])
      .select(['r.counted', 'r.expected', 'r.rounds', 'r.counted_by_name', 'r.counted_at', 'd.status']),
  key: 'r.id',
  order: ['p.code', 'i.name', 'r.id'],
})
export type ListedCountRow = RowIn<typeof countRowList>

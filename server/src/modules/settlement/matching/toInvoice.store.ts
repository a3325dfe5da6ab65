import { sql } from 'kysely'
import { listOpenLines, listToInvoice } from '#contract/settlement/matching/matching.ts'
import type { RateTotal } from '#contract/settlement/matching/match.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'

interface ToInvoiceFilter {
  /** Statements of one company; undefined: of all. */
  readonly supplierId: string | undefined
  readonly keyword?: string | undefined
}

const openGross = sql<string>`(b.gross - b.offset_gross - b.invoiced_gross)`
/** Tax within the open amount, from what the line itself has. */
const openTax = sql<string>`case when l.gross = 0 then 0 else round(${openGross} * l.tax / l.gross, 2) end`
const ofStatement = sql`from settlement.balances b join settlement.lines l on l.tenant_id = b.tenant_id and l.id = b.id
  where b.tenant_id = t.tenant_id and b.statement_id = t.id`
const isOpen = sql`(b.offset_gross + b.invoiced_gross <> b.gross or b.offset_pieces + b.invoiced_pieces <> b.pieces)`

/** Confirmed statements of which something is not invoiced, oldest first. */
export const toInvoiceList = listOf({
  route: listToInvoice,
  find: (db: Db, { supplierId }: ToInvoiceFilter) =>
    db
      .selectFrom('settlement.statements as t')
      .where('t.status', '=', 'confirmed')
      .$if(supplierId !== undefined, (query) => query.where('t.supplier_id', '=', supplierId!))
      .where(sql<boolean>`exists (select ${ofStatement} and ${isOpen})`),
  where: { keyword: { contains: ['t.no', 't.supplier_name', 't.payer_title'] } },
  select: (found) =>
    found.selectAll('t').select([
      sql<readonly RateTotal[]>`(select coalesce(json_agg(json_build_object('rate', r.rate, 'lines', r.lines,
          'net', (r.gross - r.tax)::text, 'tax', r.tax::text, 'gross', r.gross::text) order by r.rate desc nulls last), '[]')
        from (select l.rate::text as rate, count(*)::int as lines, sum(${openTax})::numeric(18, 2) as tax,
            sum(${openGross})::numeric(18, 2) as gross
          ${ofStatement} and ${isOpen} and b.gross >= 0 and b.pieces >= 0 group by l.rate) r)`.as('rates'),
      sql<string>`(select coalesce(sum(${openGross}), 0)::numeric(18, 2) ${ofStatement} and (b.gross < 0 or b.pieces < 0))`.as(
        'red',
      ),
      sql<string>`(select coalesce(sum(b.invoiced_gross), 0)::numeric(18, 2) ${ofStatement})`.as('invoiced'),
    ]),
  key: 't.id',
  order: ['t.month', 't.id'],
})
export type ToInvoiceRow = RowIn<typeof toInvoiceList>

interface OpenLineFilter {
  readonly statementId: string
  readonly supplierId: string | undefined
  readonly keyword?: string | undefined
}
/** Lines of a confirmed statement that are not invoiced, by date. */
export const openLineList = listOf({
  route: listOpenLines,
  find: (db: Db, { statementId, supplierId }: OpenLineFilter) =>
    db
      .selectFrom('settlement.balances as b')
      .innerJoin('settlement.lines as l', 'l.id', 'b.id')
      .where('b.statement_id', '=', statementId)
      .where(sql<boolean>`${isOpen}`)
      .$if(supplierId !== undefined, (query) => query.where('b.supplier_id', '=', supplierId!)),
  where: { keyword: { contains: ['l.name', 'l.spec', 'l.order_no', 'l.source_no'] } },
  select: (found) =>
    found
      .select([
        'l.id',
        'l.order_no',
        'l.source_no',
        'l.booked_on',
        'l.name',
        'l.spec',
        'l.unit',
        'l.tax_code',
        'l.price',
      ])
      .select(['l.rate'])
      .select([
        sql<number>`b.pieces - b.offset_pieces - b.invoiced_pieces`.as('pieces'),
        sql<string>`${openGross}::numeric(18, 2)`.as('gross'),
      ]),
  key: 'l.id',
  order: ['l.booked_on', 'l.id'],
})
export type OpenLineRow = RowIn<typeof openLineList>

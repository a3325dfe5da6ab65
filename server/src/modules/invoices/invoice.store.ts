import { sql } from 'kysely'
import type { InvoiceStatus, ProblemKind } from '#contract/invoices/invoice.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { insertMany } from '#kit/database/query.parts.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const invoices = tableOf('invoices.invoices')
export type InvoiceRow = RowOfTable<typeof invoices>

export interface InvoiceFilter {
  /** Invoices of one company; undefined: of all. */
  readonly supplierId: string | undefined
  readonly statuses: readonly InvoiceStatus[]
  readonly problem?: ProblemKind | undefined
  readonly colour?: 'blue' | 'red' | undefined
  readonly keyword?: string | undefined
}

/** Invoices, newest first. */
export const invoiceList = listOf({
  find: (db: Db, { supplierId, statuses }: InvoiceFilter) =>
    db
      .selectFrom('invoices.invoices as t')
      .where('t.status', 'in', statuses)
      .$if(supplierId !== undefined, (query) => query.where('t.supplier_id', '=', supplierId!)),
  where: {
    problem: (_, wanted) => sql<boolean>`${wanted} = any (t.problems)`,
    colour: (_, wanted) => sql<boolean>`t.is_red = ${wanted === 'red'}`,
    keyword: { contains: ['t.number', 't.seller_name', 't.buyer_name', 't.remark'] },
  },
  select: (found) => found.selectAll('t'),
  key: 't.id',
  order: [['t.id', 'desc']],
})
export type ListedInvoice = RowIn<typeof invoiceList>

export interface Key {
  readonly sellerNo: string
  readonly code: string
  readonly number: string
}
const byKey = preparedQuery((db, $: Params<Key>) =>
  db
    .selectFrom('invoices.invoices')
    .select('id')
    .where('seller_no', '=', $.sellerNo)
    .where('code', '=', $.code)
    .where('number', '=', $.number),
)
/** Locks the invoice with this number; undefined if there is none. */
export async function lockByKey(tx: Tx, key: Key): Promise<Locked<InvoiceRow> | undefined> {
  const found = await byKey.first(tx, { ...key })
  return found && invoices.lockIfThere(tx, found.id)
}

type NewInvoice = Parameters<typeof invoices.insert>[1]
const insertNew = preparedQuery((db, $: Params<Required<Omit<NewInvoice, keyof Defaults>>>) =>
  db
    .insertInto('invoices.invoices')
    .values($)
    .onConflict((on) => on.columns(['tenant_id', 'seller_no', 'code', 'number']).doNothing())
    .returning('id'),
)
/** Columns that take their defaults. */
interface Defaults {
  id: unknown
  blue_id: unknown
  problems: unknown
  difference: unknown
  reversed: unknown
  reason: unknown
  overridden_by: unknown
  decided_by_name: unknown
  decided_at: unknown
  verified: unknown
  verified_at: unknown
}
/** Inserts an invoice; undefined if its number is there: of many uploads at once the others wait for the first. */
export const insertIfNew = async (tx: Tx, row: Parameters<typeof insertNew.first>[1]): Promise<string | undefined> =>
  (await insertNew.first(tx, row))?.id

const blueOf = preparedQuery((db, $: Params<{ sellerNo: string; number: string }>) =>
  db
    .selectFrom('invoices.invoices')
    .select('id')
    .where('seller_no', '=', $.sellerNo)
    .where('number', '=', $.number)
    .where('is_red', '=', false)
    .orderBy('id')
    .limit(1),
)
/** Locks the invoice that a red one reverses; undefined if it is not there. */
export async function lockBlue(
  tx: Tx,
  of: { sellerNo: string; number: string },
): Promise<Locked<InvoiceRow> | undefined> {
  const found = await blueOf.first(tx, of)
  return found && invoices.lockIfThere(tx, found.id)
}

export const insertLines = insertMany('invoices.lines', [
  'invoice_id',
  'line_no',
  'name',
  'class_name',
  'spec',
  'unit',
  'quantity',
  'price',
  'net',
  'rate',
  'rate_kind',
  'tax',
  'gross',
  'tax_code',
  'discount_of',
])
export const insertChecks = insertMany('invoices.checks', ['invoice_id', 'rule', 'outcome', 'facts', 'at'])

const lines = preparedQuery((db, $: Params<{ id: string }>) =>
  db.selectFrom('invoices.lines').selectAll().where('invoice_id', '=', $.id).orderBy('line_no'),
)
export const linesOf = (db: Db, id: string) => lines(db, { id })
export type LineRow = Awaited<ReturnType<typeof linesOf>>[number]

const checks = sqlQuery(
  'invoices.checksOf',
  `select distinct on (rule) rule, outcome, facts from invoices.checks where invoice_id = $id order by rule, id desc`,
)
/** Last outcome of each check. */
export const checksOf = (db: Db, id: string) => checks(db, { id })

export const countWaiting = sqlQuery(
  'invoices.countWaiting',
  `select count(*) filter (where status = 'exception')::int as "exceptions!",
     count(*) filter (where status = 'matched')::int as "matched!"
   from invoices.invoices where status in ('exception', 'matched')`,
)
export const countReturned = sqlQuery(
  'invoices.countReturned',
  `select count(*)::int as "returned!" from invoices.invoices where status = 'returned' and supplier_id = $supplierId`,
)

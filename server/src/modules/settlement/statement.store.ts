import { sql } from 'kysely'
import { listUnstated } from '#contract/settlement/statements.ts'
import type { StatementStatus } from '#contract/settlement/statement.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'
import { lastDayOf } from './statement.rules.ts'

export const statements = tableOf('settlement.statements')
export type StatementRow = RowOfTable<typeof statements>

export interface StatementFilter {
  /** Statements of one company; undefined: of all. */
  readonly supplierId: string | undefined
  readonly statuses: readonly StatementStatus[]
  /** Only what was sent to the supplier. */
  readonly sentOnly: boolean
  readonly status?: StatementStatus | undefined
  readonly month?: string | undefined
  readonly keyword?: string | undefined
}

const openDisputes = sql<number>`(select count(*)::int from settlement.disputes d
  where d.tenant_id = t.tenant_id and d.statement_id = t.id and d.status = 'open')`

/** Statements, newest first. */
export const statementList = listOf({
  find: (db: Db, { supplierId, statuses, sentOnly }: StatementFilter) =>
    db
      .selectFrom('settlement.statements as t')
      .where('t.status', 'in', statuses)
      .$if(supplierId !== undefined, (query) => query.where('t.supplier_id', '=', supplierId!))
      .$if(sentOnly, (query) => query.where('t.sent_at', 'is not', null)),
  where: {
    status: { is: 't.status' },
    month: { is: 't.month' },
    keyword: { contains: ['t.no', 't.supplier_name', 't.payer_title'] },
  },
  select: (found) => found.selectAll('t').select(openDisputes.as('disputes')),
  key: 't.id',
  order: [
    ['t.month', 'desc'],
    ['t.id', 'desc'],
  ],
})
export type ListedStatement = RowIn<typeof statementList>

interface UnstatedFilter {
  readonly month: string
  readonly keyword?: string | undefined
}
/** Suppliers and payers with lines in no statement, up to the end of a month. */
export const unstatedList = listOf({
  route: listUnstated,
  find: (db: Db, { month }: UnstatedFilter) =>
    db.selectFrom(
      db
        .selectFrom('settlement.lines as l')
        .where('l.statement_id', 'is', null)
        .where('l.booked_on', '<=', lastDayOf(month))
        .groupBy(['l.supplier_id', 'l.payer_no'])
        .select(['l.supplier_id', 'l.payer_no'])
        .select([
          sql<string>`l.supplier_id || ' ' || l.payer_no`.as('id'),
          sql<string>`max(l.supplier_name)`.as('supplier_name'),
          sql<string>`max(l.payer_title)`.as('payer_title'),
          sql<number>`count(*)::int`.as('lines'),
          sql<string>`sum(l.gross)::numeric(18, 2)`.as('gross'),
          sql<string>`min(l.booked_on)`.as('first_on'),
          sql<string>`max(l.booked_on)`.as('last_on'),
        ])
        .as('t'),
    ),
  where: { keyword: { contains: ['t.supplier_name', 't.payer_title', 't.payer_no'] } },
  select: (found) => found.selectAll('t'),
  key: 't.id',
  order: ['t.supplier_name', 't.id'],
})
export type UnstatedRow = RowIn<typeof unstatedList>

const disputesOf = sqlQuery(
  'settlement.openDisputes',
  `select count(*)::int as "disputes!" from settlement.disputes where statement_id = $id and status = 'open'`,
)
/** Open disputes of a statement; call it after the statement was locked. */
export const countOpenDisputes = async (db: Db, id: string): Promise<number> =>
  (await disputesOf.one(db, { id })).disputes

const claim = sqlQuery(
  'settlement.claimLines',
  `update settlement.lines set statement_id = $statementId
   where supplier_id = $supplierId and payer_no = $payerNo and booked_on <= $toOn::date and statement_id is null`,
)
/**
 * Takes lines into a statement. Who comes second waits for the first and then finds them taken: a line is in one
 * statement.
 */
export const claimLines = async (
  tx: Tx,
  of: { statementId: string; supplierId: string; payerNo: string; toOn: string },
): Promise<void> => void (await claim(tx, of))

const namesOf = sqlQuery(
  'settlement.namesOfUnstated',
  `select supplier_name, payer_title from settlement.lines
   where supplier_id = $supplierId and payer_no = $payerNo and statement_id is null and booked_on <= $toOn::date
   order by id desc limit 1`,
)
/** Names of supplier and payer as the newest line has them; undefined if there is nothing to settle. */
export const namesOfUnstated = (db: Db, of: { supplierId: string; payerNo: string; toOn: string }) =>
  namesOf.first(db, of)

const refresh = sqlQuery(
  'settlement.refreshTotals',
  `update settlement.statements t set lines = s.lines, net = s.net, tax = s.tax, gross = s.net + s.tax
   from (select count(*)::int as lines, coalesce(sum(net), 0) as net, coalesce(sum(tax), 0) as tax
     from settlement.lines where statement_id = $id) s
   where t.id = $id returning t.lines, t.gross`,
)
/** Adds the totals of a locked statement up again. */
export const refreshTotals = (tx: Tx, id: string) => refresh.one(tx, { id })

const free = sqlQuery(
  'settlement.freeLines',
  'update settlement.lines set statement_id = null where statement_id = $id',
)
export const freeLines = async (tx: Tx, id: string): Promise<void> => void (await free(tx, { id }))

export const linesToDigest = sqlQuery(
  'settlement.linesToDigest',
  'select id, quantity, net, tax, gross from settlement.lines where statement_id = $id order by id',
)

export const countDisputed = sqlQuery(
  'settlement.countDisputed',
  `select count(*)::int as "waiting!" from settlement.statements where status = 'disputed'`,
)
export const countToConfirm = sqlQuery(
  'settlement.countToConfirm',
  `select count(*)::int as "waiting!" from settlement.statements where status = 'sent' and supplier_id = $supplierId`,
)

import type { SettlementKind } from '#contract/settlement/statement.ts'
import type { Db } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'

/** Month of a payer. */
export interface OfPeriod {
  readonly payerNo: string
  readonly month: string
}

export const findClosed = sqlQuery(
  'payments.closedPeriod',
  `select p.payer_title, p.closed_by_name, p.closed_at, p.digest,
     (select count(*)::int from settlement.lines l where l.payer_no = $payerNo) > 0 as "isKnown!"
   from (select 1) one left join payments.periods p on p.payer_no = $payerNo and p.month = $month`,
)

const files = sqlQuery(
  'payments.filesOfMonth',
  `select f.id, f.name, f.sha256, f.file_key as "file_key!", f.size, a.invoice_no, a.booked_on, a.supplier_name, a.gross, i.seller_no, i.issued_on, i.net, i.tax
   from settlement.payables a
   join invoices.invoices i on i.tenant_id = a.tenant_id and i.id = a.invoice_id
   join invoices.files f on f.tenant_id = i.tenant_id and f.invoice_id = i.id
   where a.payer_no = $payerNo and to_char(a.booked_on, 'YYYY-MM') = $month
   order by a.booked_on, a.invoice_no, f.id limit $most::int`,
)
/** Original files of the invoices that were booked into a month. */
export const filesOfMonth = (db: Db, of: OfPeriod & { readonly most: number }) => files(db, { ...of })
export type ArchivedFile = RowOf<typeof files>

const statements = sqlQuery(
  'payments.statementsOfMonth',
  `select s.id, s.no, s.supplier_name, s.lines, s.net, s.tax, s.gross, s.confirmed_at, s.confirmed_by_name, s.digest from settlement.statements s
   where s.payer_no = $payerNo and s.month = $month and s.status = 'confirmed' order by s.no`,
)
/** Confirmed statements of a month. */
export const statementsOfMonth = (db: Db, of: OfPeriod) => statements(db, { ...of })
export type ArchivedStatement = RowOf<typeof statements>

const lines = sqlQuery(
  'payments.linesOfStatement',
  `select l.id, l.kind, l.booked_on, l.source_no, l.order_no, l.name, l.spec, l.unit, l.quantity, l.net, l.tax, l.gross from settlement.lines l
   where l.statement_id = $statementId and l.id > $after order by l.id limit $most::int`,
).narrow<{ kind: SettlementKind }>()
/** Lines of a statement after an id. */
export const linesAfter = (
  db: Db,
  of: { readonly statementId: string; readonly after: string; readonly most: number },
) => lines(db, { ...of })

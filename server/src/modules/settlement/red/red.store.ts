import type { RedFormStatus } from '#contract/settlement/red/redForm.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { insertMany } from '#kit/database/query.parts.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const redForms = tableOf('settlement.red_forms')
export type RedFormRow = RowOfTable<typeof redForms>

export interface RedFormFilter {
  /** Letters of one company; undefined: of all. */
  readonly supplierId: string | undefined
  readonly statuses: readonly RedFormStatus[]
  readonly keyword?: string | undefined
}

/** Red letters, newest first. */
export const redFormList = listOf({
  find: (db: Db, { supplierId, statuses }: RedFormFilter) =>
    db
      .selectFrom('settlement.red_forms as t')
      .leftJoin('invoices.invoices as r', (on) =>
        on.onRef('r.tenant_id', '=', 't.tenant_id').onRef('r.id', '=', 't.red_id'),
      )
      .where('t.status', 'in', statuses)
      .$if(supplierId !== undefined, (query) => query.where('t.supplier_id', '=', supplierId!)),
  where: { keyword: { contains: ['t.no', 't.form_no', 't.blue_number', 't.red_number', 't.supplier_name'] } },
  select: (found) => found.selectAll('t').select('r.status as red_status'),
  key: 't.id',
  order: [['t.id', 'desc']],
})
export type ListedRedForm = RowIn<typeof redFormList>

export const insertFormRows = insertMany('settlement.red_form_rows', [
  'form_id',
  'row_no',
  'line_id',
  'name',
  'spec',
  'unit',
  'tax_code',
  'rate',
  'pieces',
  'net',
  'tax',
  'gross',
])

/** Rows of a red letter with the document that gave back. */
export const rowsOfForm = sqlQuery(
  'settlement.rowsOfRedForm',
  `select r.row_no, r.line_id, r.name, r.spec, r.unit, r.tax_code, r.rate, r.pieces, r.net, r.tax, r.gross,
     coalesce(l.source_no, '') as "source_no!"
   from settlement.red_form_rows r left join settlement.lines l on l.tenant_id = r.tenant_id and l.id = r.line_id
   where r.form_id = $formId order by r.row_no limit 5000`,
)

const ofRed = sqlQuery(
  'settlement.formOfRed',
  `select id from settlement.red_forms where blue_id = $blueId and form_no = $formNo and status in ('starting', 'waiting', 'confirmed')`,
)
/** Letter under which a red invoice was issued, locked; undefined: it names none that is on its way. */
export async function lockFormOfRed(
  tx: Tx,
  of: { readonly blueId: string; readonly formNo: string },
): Promise<Locked<RedFormRow> | undefined> {
  const found = of.formNo === '' ? undefined : await ofRed.first(tx, of)
  return found && redForms.lockIfThere(tx, found.id)
}

const ofInvoice = sqlQuery(
  'settlement.formIssuedAs',
  `select id from settlement.red_forms where red_id = $redId and status = 'issued'`,
)
/** Whether a red invoice was issued under a letter that is finished by it. */
export const isUnderForm = async (db: Db, redId: string): Promise<boolean> =>
  (await ofInvoice.first(db, { redId })) !== undefined

const liveOf = sqlQuery(
  'settlement.liveRedForm',
  `select f.id from settlement.red_forms f left join invoices.invoices r on r.tenant_id = f.tenant_id and r.id = f.red_id
   where f.blue_id = $blueId and (f.status in ('starting', 'waiting', 'confirmed') or f.status = 'issued' and r.status <> 'approved') limit 1`,
)
/** Whether a red letter of the invoice is on its way, or its red invoice is not approved. */
export const isBeingReversed = async (db: Db, blueId: string): Promise<boolean> =>
  (await liveOf.first(db, { blueId })) !== undefined

/** Letters of which the tax bureau is to be informed or asked: those with news at once, the others every few minutes. */
export const formsToAsk = sqlQuery(
  'settlement.redFormsToAsk',
  `select id from settlement.red_forms
   where status in ('starting', 'waiting', 'confirmed') and (asked_at is null or asked_at <= $now::timestamptz -
     least(interval '1 hour', (case when pending <> '' then interval '10 seconds' when status = 'confirmed' then interval '20 seconds'
       else interval '5 minutes' end) * power(2, least(failures, 10))))
   order by asked_at nulls first, id limit $max`,
)

export const countWaitingForms = sqlQuery(
  'settlement.countRedForms',
  `select count(*)::int as "waiting!" from settlement.red_forms
   where status = 'waiting' and pending = '' and started_by = $by and ($supplierId::bigint = 0 or supplier_id = $supplierId)`,
)

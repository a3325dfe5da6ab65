import type { InvoiceTitleDraft } from '#contract/ordering/invoiceTitles.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'

const titleColumns = [
  'id',
  'dept_id',
  'title',
  'tax_no',
  'invoice_type',
  'address',
  'phone',
  'bank',
  'bank_account',
  'is_default',
] as const

/** Titles of the department and of the departments above it, nearest first. */
export const invoiceTitlesOf = sqlQuery(
  'ordering.invoiceTitlesOf',
  `select ${titleColumns.join(', ')} from ordering.invoice_titles where dept_id = any ($deptPath::bigint[])
   order by array_position($deptPath::bigint[], dept_id) desc, is_default desc, id desc limit 200`,
)
export type InvoiceTitleRow = RowOf<typeof invoiceTitlesOf>

/** Preferred title of each department; departments without one are left out. */
export const firstTitlesOf = sqlQuery(
  'ordering.firstTitlesOf',
  `select distinct on (dept_id) ${titleColumns.join(', ')} from ordering.invoice_titles
   where dept_id = any ($deptIds::bigint[]) order by dept_id, is_default desc, id desc`,
)

/** Locks the titles until the end of the transaction, so that concurrent removals leave at least one. */
export const lockTitlesOf = sqlQuery(
  'ordering.lockTitlesOf',
  'select id from ordering.invoice_titles where dept_id = any ($deptPath::bigint[]) order by id for update',
)

export const clearDefaultTitle = preparedQuery((db, $: Params<{ deptId: string }>) =>
  db
    .updateTable('ordering.invoice_titles')
    .set({ is_default: false })
    .where('dept_id', '=', $.deptId)
    .where('is_default', '=', true),
)

const titleValues = ({ title, taxNo, invoiceType, address, phone, bank, ...draft }: InvoiceTitleDraft) => ({
  title,
  address,
  phone,
  bank,
  tax_no: taxNo,
  invoice_type: invoiceType,
  bank_account: draft.bankAccount,
  is_default: draft.isDefault,
})
type TitleValues = ReturnType<typeof titleValues>

const insertTitle = preparedQuery((db, $: Params<TitleValues & { dept_id: string }>) =>
  db.insertInto('ordering.invoice_titles').values($).returning(titleColumns),
)
export const insertInvoiceTitle = (tx: Tx, deptId: string, draft: InvoiceTitleDraft) =>
  insertTitle.one(tx, { dept_id: deptId, ...titleValues(draft) })

const updateTitle = preparedQuery(
  (db, { id, deptId, ...values }: Params<TitleValues & { id: string; deptId: string }>) =>
    db
      .updateTable('ordering.invoice_titles')
      .set(values)
      .where('dept_id', '=', deptId)
      .where('id', '=', id)
      .returning(titleColumns),
)
export const setInvoiceTitle = (tx: Tx, id: string, deptId: string, draft: InvoiceTitleDraft) =>
  updateTitle.first(tx, { id, deptId, ...titleValues(draft) })

export const removeInvoiceTitle = preparedQuery((db, $: Params<{ id: string; deptId: string }>) =>
  db.deleteFrom('ordering.invoice_titles').where('id', '=', $.id).where('dept_id', '=', $.deptId).returning('id'),
)

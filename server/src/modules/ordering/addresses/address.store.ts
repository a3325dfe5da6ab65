import type { AddressDraft } from '#contract/ordering/addresses.ts'
import type { InvoiceTitleDraft } from '#contract/ordering/invoiceTitles.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { json } from '#kit/database/query.parts.ts'

const addressColumns = ['id', 'consignee', 'mobile', 'regions', 'detail', 'is_default'] as const

export const addressesOf = preparedQuery((db, $: Params<{ userId: string }>) =>
  db
    .selectFrom('ordering.addresses')
    .select(addressColumns)
    .where('user_id', '=', $.userId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(200),
)
export type AddressRow = RowOf<typeof addressesOf>

/** Held until the transaction ends, so that two who save at once see each other: one default, and no more than allowed. */
export const lockAddressesOf = preparedQuery((db, $: Params<{ userId: string }>) =>
  db
    .selectFrom('ordering.addresses')
    .select(['id', 'is_default'])
    .where('user_id', '=', $.userId)
    .orderBy('id')
    .forUpdate(),
)

export const lockAddressBook = sqlQuery(
  'ordering.lockAddressBook',
  "select pg_advisory_xact_lock(71008, hashtext('a' || $userId))",
)

const addressValues = ({ consignee, mobile, regions, detail, isDefault }: AddressDraft) => ({
  consignee,
  mobile,
  regions,
  detail,
  is_default: isDefault,
})
type AddressValues = ReturnType<typeof addressValues>

const insertRow = preparedQuery((db, $: Params<AddressValues & { user_id: string }>) =>
  db
    .insertInto('ordering.addresses')
    .values({ ...$, regions: json($.regions) })
    .returning(addressColumns),
)
export const insertAddress = (tx: Tx, userId: string, draft: AddressDraft) =>
  insertRow.one(tx, { user_id: userId, ...addressValues(draft) })

const update = preparedQuery(
  (db, { id, userId, regions, ...values }: Params<AddressValues & { id: string; userId: string }>) =>
    db
      .updateTable('ordering.addresses')
      .set({ ...values, regions: json(regions) })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning(addressColumns),
)
export const setAddress = (tx: Tx, id: string, userId: string, draft: AddressDraft) =>
  update.first(tx, { id, userId, ...addressValues(draft) })

export const setDefaultAddress = sqlQuery(
  'ordering.setDefaultAddress',
  `update ordering.addresses set is_default = (id = $id)
   where user_id = $userId and is_default <> (id = $id) returning id`,
)
export const removeAddress = preparedQuery((db, $: Params<{ id: string; userId: string }>) =>
  db.deleteFrom('ordering.addresses').where('id', '=', $.id).where('user_id', '=', $.userId).returning(addressColumns),
)

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

/** Those of the departments on the way up, the nearest first. */
export const invoiceTitlesOf = sqlQuery(
  'ordering.invoiceTitlesOf',
  `select ${titleColumns.join(', ')} from ordering.invoice_titles where dept_id = any ($deptPath::bigint[])
   order by array_position($deptPath::bigint[], dept_id) desc, is_default desc, id desc limit 200`,
)
export type InvoiceTitleRow = RowOf<typeof invoiceTitlesOf>

/** Held until the transaction ends, so that two who remove at once see each other: at least one is left. */
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

import type { AddressDraft, InvoiceTitleDraft, InvoiceType, Region } from '#contract/ordering/addresses.ts'
import { hot, type Tx } from '#kit/database.ts'

export interface AddressRow {
  id: string
  consignee: string
  mobile: string
  regions: Region[]
  detail: string
  is_default: boolean
}

const addressColumns = 'id, consignee, mobile, regions, detail, is_default'

export const addressesOf = hot<AddressRow, [userId: string]>(
  `select ${addressColumns} from ordering.addresses where user_id = $1 order by is_default desc, id desc limit 200`,
)

/** Held until the transaction ends, so that two who save at once see each other: one default, and no more than allowed. */
export const lockAddressesOf = hot<{ id: string; is_default: boolean }, [userId: string]>(
  'select id, is_default from ordering.addresses where user_id = $1 order by id for update',
)

export const lockAddressBook = hot<never, [userId: string]>("select pg_advisory_xact_lock(71008, hashtext('a' || $1))")

const insert = hot<
  AddressRow,
  [
    tenantId: string,
    userId: string,
    consignee: string,
    mobile: string,
    regions: string,
    detail: string,
    isDefault: boolean,
  ]
>(
  `insert into ordering.addresses (tenant_id, user_id, consignee, mobile, regions, detail, is_default)
   values ($1, $2, $3, $4, $5::jsonb, $6, $7) returning ${addressColumns}`,
)
export const insertAddress = async (tx: Tx, tenantId: string, userId: string, draft: AddressDraft) =>
  (
    await insert(
      tx,
      tenantId,
      userId,
      draft.consignee,
      draft.mobile,
      JSON.stringify(draft.regions),
      draft.detail,
      draft.isDefault,
    )
  )[0]!

const update = hot<
  AddressRow,
  [id: string, userId: string, consignee: string, mobile: string, regions: string, detail: string, isDefault: boolean]
>(
  `update ordering.addresses set consignee = $3, mobile = $4, regions = $5::jsonb, detail = $6, is_default = $7
   where id = $1 and user_id = $2 returning ${addressColumns}`,
)
export const setAddress = async (tx: Tx, id: string, userId: string, draft: AddressDraft) =>
  (
    await update(
      tx,
      id,
      userId,
      draft.consignee,
      draft.mobile,
      JSON.stringify(draft.regions),
      draft.detail,
      draft.isDefault,
    )
  )[0]

export const setDefaultAddress = hot<{ id: string }, [userId: string, id: string]>(
  'update ordering.addresses set is_default = (id = $2) where user_id = $1 and is_default <> (id = $2) returning id',
)
export const removeAddress = hot<AddressRow, [id: string, userId: string]>(
  `delete from ordering.addresses where id = $1 and user_id = $2 returning ${addressColumns}`,
)

export interface InvoiceTitleRow {
  id: string
  dept_id: string
  title: string
  tax_no: string
  invoice_type: InvoiceType
  address: string
  phone: string
  bank: string
  bank_account: string
  is_default: boolean
}

const titleColumns = 'id, dept_id, title, tax_no, invoice_type, address, phone, bank, bank_account, is_default'

/** Those of the departments on the way up, the nearest first. */
export const invoiceTitlesOf = hot<InvoiceTitleRow, [deptPath: readonly string[]]>(
  `select ${titleColumns} from ordering.invoice_titles where dept_id = any ($1::bigint[])
   order by array_position($1::bigint[], dept_id) desc, is_default desc, id desc limit 200`,
)

/** Held until the transaction ends, so that two who remove at once see each other: at least one is left. */
export const lockTitlesOf = hot<{ id: string }, [deptPath: readonly string[]]>(
  'select id from ordering.invoice_titles where dept_id = any ($1::bigint[]) order by id for update',
)

export const clearDefaultTitle = hot<never, [deptId: string]>(
  'update ordering.invoice_titles set is_default = false where dept_id = $1 and is_default',
)

type TitleValues = [
  deptId: string,
  title: string,
  taxNo: string,
  type: string,
  address: string,
  phone: string,
  bank: string,
  account: string,
  isDefault: boolean,
]
const titleValues = (deptId: string, draft: InvoiceTitleDraft): TitleValues => [
  deptId,
  draft.title,
  draft.taxNo,
  draft.invoiceType,
  draft.address,
  draft.phone,
  draft.bank,
  draft.bankAccount,
  draft.isDefault,
]

const insertTitle = hot<InvoiceTitleRow, [...TitleValues, tenantId: string]>(
  `insert into ordering.invoice_titles
     (dept_id, title, tax_no, invoice_type, address, phone, bank, bank_account, is_default, tenant_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${titleColumns}`,
)
export const insertInvoiceTitle = async (tx: Tx, tenantId: string, deptId: string, draft: InvoiceTitleDraft) =>
  (await insertTitle(tx, ...titleValues(deptId, draft), tenantId))[0]!

const updateTitle = hot<InvoiceTitleRow, [...TitleValues, id: string]>(
  `update ordering.invoice_titles set title = $2, tax_no = $3, invoice_type = $4, address = $5, phone = $6, bank = $7,
     bank_account = $8, is_default = $9
   where dept_id = $1 and id = $10 returning ${titleColumns}`,
)
export const setInvoiceTitle = async (tx: Tx, id: string, deptId: string, draft: InvoiceTitleDraft) =>
  (await updateTitle(tx, ...titleValues(deptId, draft), id))[0]

export const removeInvoiceTitle = hot<{ id: string }, [id: string, deptId: string]>(
  'delete from ordering.invoice_titles where id = $1 and dept_id = $2 returning id',
)

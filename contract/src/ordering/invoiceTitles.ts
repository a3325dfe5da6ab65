import { route } from '#contract/kit/route.ts'
import { Done, Id, List, Note, Nothing, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { Formatted, FormattedNote } from '#contract/kit/validators.ts'

/** `special` 增值税专用发票, `normal` 增值税普通发票, both electronic. */
export const InvoiceType = OneOf(['special', 'normal'])
export type InvoiceType = Static<typeof InvoiceType>

const invoiceTitleFields = {
  title: Text(100),
  taxNo: Formatted('taxpayerNumber'),
  invoiceType: InvoiceType,
  address: Note(200),
  phone: FormattedNote('telephone'),
  bank: Note(100),
  bankAccount: Note(40),
  isDefault: Type.Boolean(),
}
/** Invoice title draft; a special invoice needs address, phone, bank and bank account. */
export const InvoiceTitleDraft = shape({ invoiceTitleId: Optional(Id), ...invoiceTitleFields })
export type InvoiceTitleDraft = Static<typeof InvoiceTitleDraft>
/** Stored invoice title; old ones may not match the current formats. */
export const InvoiceTitle = shape({
  invoiceTitleId: Id,
  ...invoiceTitleFields,
  taxNo: Type.String(),
  phone: Type.String(),
})
export type InvoiceTitle = Static<typeof InvoiceTitle>
/** `isOwn`: belongs to the user's own department, not to a higher one; only own titles can be edited. */
export const ListedInvoiceTitle = shape({ ...InvoiceTitle.properties, isOwn: Type.Boolean() })
export type ListedInvoiceTitle = Static<typeof ListedInvoiceTitle>

export const listInvoiceTitles = route({
  method: 'GET',
  path: '/orderrest/api/invoiceTitle/list',
  access: 'cart.use',
  summary: "List the invoice titles of the caller's department and its parents, the default one first",
  input: Nothing,
  reply: List(ListedInvoiceTitle),
})
export const saveInvoiceTitle = route({
  method: 'POST',
  path: '/orderrest/api/invoiceTitle/save',
  access: 'address.manage',
  summary: "Create an invoice title of the caller's department, or update one of them",
  input: InvoiceTitleDraft,
  reply: InvoiceTitle,
})
export const removeInvoiceTitle = route({
  method: 'POST',
  path: '/orderrest/api/invoiceTitle/remove',
  access: 'address.manage',
  summary:
    "Delete an invoice title of the caller's department, except the last one available for orders; orders keep their copy",
  input: shape({ invoiceTitleId: Id }),
  reply: Done,
})

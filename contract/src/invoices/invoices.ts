import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Note, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { Invoice, InvoiceDetail, ProblemKind, RefusedFile } from './invoice.ts'

const reader = { access: 'invoice.read', entrances: ['purchaser'] } as const
const supplier = { access: 'supplierInvoice.read', entrances: ['supplier'] } as const
/** Both sides; the server shows each its own. */
const both = { access: 'session', entrances: ['purchaser', 'supplier'] } as const

export const InvoiceTab = OneOf(['all', 'exception', 'matched', 'approved', 'returned'])
export type InvoiceTab = Static<typeof InvoiceTab>
const filters = {
  tab: Optional(InvoiceTab),
  problem: Optional(ProblemKind),
  colour: Optional(OneOf(['blue', 'red'])),
  keyword: Optional(Note(100)),
}
const columns = [
  'number',
  'code',
  'kind',
  'issuedOn',
  'sellerName',
  'sellerNo',
  'buyerName',
  'buyerNo',
  'net',
  'tax',
  'gross',
  'status',
  'difference',
  'uploadedByName',
  'createdAt',
] as const

export const listInvoices = listRoute({
  path: '/orderrest/api/invoices/list',
  ...reader,
  summary: 'List the invoices of the tenant, newest first',
  filters,
  record: Invoice,
})
export const exportInvoices = exportRoute(listInvoices, { path: '/orderrest/api/invoices/export', columns })
export const listSupplierInvoices = listRoute({
  path: '/orderrest/api/supplierInvoices/list',
  ...supplier,
  summary: "List the invoices of the caller's company, newest first",
  filters,
  record: Invoice,
})
export const exportSupplierInvoices = exportRoute(listSupplierInvoices, {
  path: '/orderrest/api/supplierInvoices/export',
  columns,
})
export const findInvoice = route({
  method: 'GET',
  path: '/orderrest/api/invoices/find',
  ...both,
  summary: 'Get an invoice with its lines, checks and files, for those who read all of them and for its supplier',
  input: shape({ id: Id }),
  reply: InvoiceDetail,
})
export const listInvoiceChanges = changesRoute({
  path: '/orderrest/api/invoices/changes',
  ...both,
  summary: 'List the history of an invoice',
  key: 'id',
})
export const verifyInvoice = route({
  method: 'POST',
  path: '/orderrest/api/invoices/verify',
  access: 'invoice.match',
  entrances: ['purchaser'],
  summary: 'Have an invoice verified again by the tax bureau',
  input: shape({ id: Id, version: Type.Integer() }),
  reply: InvoiceDetail,
})
export const listRefusedFiles = listRoute({
  path: '/orderrest/api/invoices/refusedFiles',
  ...both,
  summary: 'List the uploads that were refused, newest first; suppliers see those of their company',
  filters: { keyword: Optional(Note(100)) },
  record: RefusedFile,
})
export const exportRefusedFiles = exportRoute(listRefusedFiles, {
  path: '/orderrest/api/invoices/exportRefusedFiles',
  columns: ['fileName', 'number', 'text', 'byName', 'at'],
})

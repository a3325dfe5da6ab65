import { FileVerdict, InvoiceDetail } from '#contract/invoices/invoice.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, List, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { InvoicedOrder, Match, OpenLine, ToInvoice } from './match.ts'

const matcher = { access: 'invoice.match', entrances: ['purchaser'] } as const
/** Both sides; the server shows each its own. */
const both = { access: 'session', entrances: ['purchaser', 'supplier'] } as const
const ofVersion = { id: Id, version: Type.Integer() }
const megabyte = 1024 * 1024

export const invoiceEndings = ['.xml', '.ofd', '.pdf', '.png', '.jpg', '.jpeg', '.zip'] as const

export const uploadInvoice = route({
  method: 'POST',
  path: '/orderrest/api/invoices/upload',
  access: 'invoice.submit',
  entrances: ['purchaser', 'supplier'],
  steps: true,
  upload: { accept: [...invoiceEndings], maxBytes: 20 * megabyte },
  summary:
    'Upload invoices (multipart, field `file`: XML, OFD, PDF, picture, or a ZIP of them) and match them; what a PDF or picture says waits for a person to confirm it; `statementId` names the statement that they are for',
  input: shape({ statementId: Optional(Id) }),
  reply: shape({ files: List(FileVerdict) }),
})
export const findMatch = route({
  method: 'GET',
  path: '/orderrest/api/matches/find',
  ...both,
  summary: 'Get an invoice beside what it was matched to, for those who read all of them and for its supplier',
  input: shape({ invoiceId: Id }),
  reply: Match,
})
export const rematchInvoice = route({
  method: 'POST',
  path: '/orderrest/api/matches/run',
  ...matcher,
  summary: 'Match an invoice with a problem again',
  input: shape(ofVersion),
  reply: InvoiceDetail,
})
export const overrideMatch = route({
  method: 'POST',
  path: '/orderrest/api/matches/override',
  access: 'invoice.override',
  entrances: ['purchaser'],
  summary: 'Accept the price difference of an invoice; someone else approves it',
  input: shape({ ...ofVersion, reason: Text(200) }),
  reply: InvoiceDetail,
})
export const returnInvoice = route({
  method: 'POST',
  path: '/orderrest/api/invoices/return',
  ...matcher,
  summary: 'Return an invoice to its supplier; what it was matched to is open again',
  input: shape({ ...ofVersion, reason: Text(200) }),
  reply: InvoiceDetail,
})
export const approveInvoice = route({
  method: 'POST',
  path: '/orderrest/api/invoices/approve',
  access: 'invoice.approve',
  entrances: ['purchaser'],
  summary: 'Approve a matched invoice, which makes it payable',
  input: shape(ofVersion),
  reply: InvoiceDetail,
})

export const listToInvoice = listRoute({
  path: '/orderrest/api/invoices/toInvoice',
  ...both,
  summary: 'List confirmed statements that are not invoiced yet, oldest first; suppliers see those of their company',
  filters: { keyword: Optional(Note(100)) },
  record: ToInvoice,
})
export const exportToInvoice = exportRoute(listToInvoice, {
  path: '/orderrest/api/invoices/exportToInvoice',
  columns: ['statementNo', 'month', 'supplierName', 'payerTitle', 'payerNo', 'net', 'tax', 'gross', 'red', 'invoiced'],
})
export const listOpenLines = listRoute({
  path: '/orderrest/api/invoices/openLines',
  ...both,
  summary: 'List the lines of a confirmed statement that are not invoiced yet, by date',
  filters: { statementId: Id, keyword: Optional(Note(100)) },
  record: OpenLine,
})
export const exportOpenLines = exportRoute(listOpenLines, {
  path: '/orderrest/api/invoices/exportOpenLines',
  columns: ['taxCode', 'name', 'spec', 'unit', 'quantity', 'price', 'gross', 'rate', 'orderNo', 'sourceNo', 'bookedOn'],
})

export const OrderInvoiceTab = OneOf(['all', 'waiting', 'exception', 'invoiced'])
export type OrderInvoiceTab = Static<typeof OrderInvoiceTab>
export const listInvoicedOrders = listRoute({
  path: '/orderrest/api/myInvoices/list',
  access: 'order.read',
  entrances: ['purchaser'],
  summary: "List the caller's own orders that were received, with how far they are invoiced, newest first",
  filters: { tab: Optional(OrderInvoiceTab), keyword: Optional(Note(100)) },
  record: InvoicedOrder,
})
export const exportInvoicedOrders = exportRoute(listInvoicedOrders, {
  path: '/orderrest/api/myInvoices/export',
  columns: ['orderNo', 'title', 'supplierName', 'payerTitle', 'amount', 'received', 'invoiced', 'state'],
})

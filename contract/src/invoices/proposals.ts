import { StoredFile } from '#contract/files/files.ts'
import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Day,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { InvoiceDetail, InvoiceKind } from './invoice.ts'

/** State of the data that were read from a PDF or picture of an invoice 待确认票面: a person confirms or discards them. */
export const ProposalStatus = OneOf(['waiting', 'confirmed', 'discarded'])
export type ProposalStatus = Static<typeof ProposalStatus>
export const proposalStatusNames = {
  waiting: ['待确认', 'To confirm'],
  confirmed: ['已确认', 'Confirmed'],
  discarded: ['已作废', 'Discarded'],
} as const satisfies StateNames<ProposalStatus>
export const ProposalAction = OneOf(['confirm', 'discard'])
export type ProposalAction = Static<typeof ProposalAction>

/** Line of an invoice that a person confirms: one for each item, or one for each rate. */
export const ProposalLine = shape({
  name: Text(200),
  rate: Maybe(Type.String({ pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$', description: 'percent; null: tax-exempt' })),
  net: Amount,
  tax: Amount,
})
export type ProposalLine = Static<typeof ProposalLine>

/** What a PDF or picture says of its invoice; texts that could not be read are empty. */
export const FoundInvoice = shape({
  kind: InvoiceKind,
  code: Type.String(),
  number: Type.String(),
  issuedOn: Maybe(Day),
  sellerNo: Type.String(),
  sellerName: Type.String(),
  buyerNo: Type.String(),
  buyerName: Type.String(),
  gross: Type.String({ description: 'yuan, decimal text; empty: not readable' }),
  lines: List(ProposalLine, 200),
  hasCode: Type.Boolean({ description: 'its QR code was read' }),
})
export type FoundInvoice = Static<typeof FoundInvoice>

export const InvoiceProposal = shape({
  id: Id,
  version: Type.Integer(),
  status: ProposalStatus,
  ...FoundInvoice.properties,
  file: StoredFile,
  uploadedByName: Type.String(),
  createdAt: Instant,
  decidedByName: Type.String(),
  decidedAt: Maybe(Instant),
  invoiceId: Maybe(Type.String({ ...Id, description: 'invoice that it was confirmed as' })),
  can: List(ProposalAction),
})
export type InvoiceProposal = Static<typeof InvoiceProposal>

export const proposalLabels = {
  number: ['发票号码', 'Invoice number'],
  issuedOn: ['开票日期', 'Issued'],
  sellerName: ['销售方', 'Seller'],
  buyerName: ['受票方', 'Buyer'],
  gross: ['价税合计', 'With tax'],
  status: ['状态', 'Status'],
  uploadedByName: ['上传人', 'Uploaded by'],
  createdAt: ['上传时间', 'Uploaded'],
} as const satisfies Labels<typeof InvoiceProposal>

/** Both sides; the server shows each its own. */
const both = { access: 'session', entrances: ['purchaser', 'supplier'] } as const
const submitter = { access: 'invoice.submit', entrances: ['purchaser', 'supplier'] } as const

export const listInvoiceProposals = listRoute({
  path: '/orderrest/api/invoiceProposals/list',
  ...both,
  summary:
    'List PDFs and pictures of invoices that are to be confirmed, newest first; suppliers see those of their company',
  filters: { status: Optional(ProposalStatus), keyword: Optional(Note(100)) },
  record: InvoiceProposal,
})
export const exportInvoiceProposals = exportRoute(listInvoiceProposals, {
  path: '/orderrest/api/invoiceProposals/export',
  columns: ['number', 'issuedOn', 'sellerName', 'buyerName', 'gross', 'status', 'uploadedByName', 'createdAt'],
})
export const findInvoiceProposal = route({
  method: 'GET',
  path: '/orderrest/api/invoiceProposals/find',
  ...both,
  summary: 'Get what was read from a PDF or picture of an invoice',
  input: shape({ id: Id }),
  reply: InvoiceProposal,
})
const name = Text(200)
export const confirmInvoiceProposal = route({
  method: 'POST',
  path: '/orderrest/api/invoiceProposals/confirm',
  ...submitter,
  summary: 'Confirm or correct what was read, which makes it an invoice and matches it',
  input: shape({
    id: Id,
    version: Type.Integer(),
    kind: InvoiceKind,
    code: Optional(Type.String({ pattern: '^[0-9]{0,12}$', description: 'empty for digital invoices' })),
    number: Type.String({ pattern: '^[0-9]{8,20}$', description: '20 digits, of invoices before the digital ones 8' }),
    issuedOn: Day,
    sellerNo: Type.String({ pattern: '^[0-9A-Z]{15,20}$' }),
    sellerName: name,
    buyerNo: Type.String({ pattern: '^[0-9A-Z]{15,20}$' }),
    buyerName: name,
    lines: Type.Array(ProposalLine, { minItems: 1, maxItems: 200 }),
  }),
  reply: InvoiceDetail,
})
export const discardInvoiceProposal = route({
  method: 'POST',
  path: '/orderrest/api/invoiceProposals/discard',
  ...submitter,
  summary: 'Discard a PDF or picture that is no invoice, or not to be used',
  input: shape({ id: Id, version: Type.Integer(), reason: Text(200) }),
  reply: InvoiceProposal,
})

import { StoredFile } from '#contract/files/files.ts'
import type { Labels } from '#contract/kit/labels.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { Amount, Day, Id, Instant, List, Maybe, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'

/** State of an invoice 发票; `submitted` is left within the call that reads it. */
export const InvoiceStatus = OneOf(['submitted', 'exception', 'matched', 'approved', 'returned'])
export type InvoiceStatus = Static<typeof InvoiceStatus>
export const invoiceStatusNames = {
  submitted: ['已提交', 'Submitted'],
  exception: ['异常', 'Exception'],
  matched: ['已匹配', 'Matched'],
  approved: ['已审核', 'Approved'],
  returned: ['已退回', 'Returned'],
} as const satisfies StateNames<InvoiceStatus>

export const InvoiceAction = OneOf(['match', 'override', 'approve', 'return', 'resubmit'])
export type InvoiceAction = Static<typeof InvoiceAction>

/** `special` 增值税专用发票, `ordinary` 普通发票. */
export const InvoiceKind = OneOf(['special', 'ordinary'])
export type InvoiceKind = Static<typeof InvoiceKind>
export const invoiceKindNames = {
  special: ['增值税专用发票', 'Special VAT invoice'],
  ordinary: ['普通发票', 'Ordinary VAT invoice'],
} as const satisfies StateNames<InvoiceKind>

/** Why an invoice does not match, one kind each. */
export const ProblemKind = OneOf([
  'unknownSupplier',
  'title',
  'notConfirmed',
  'noReceipt',
  'price',
  'quantity',
  'rate',
  'redWithoutBlue',
])
export type ProblemKind = Static<typeof ProblemKind>
export const problemNames = {
  unknownSupplier: ['销售方不是供应商', 'Unknown seller'],
  title: ['抬头不符', 'Wrong title'],
  notConfirmed: ['未对账', 'Not stated'],
  noReceipt: ['无收货', 'No receipt'],
  price: ['价格不符', 'Price'],
  quantity: ['数量超出', 'Quantity'],
  rate: ['税率不符', 'Tax rate'],
  redWithoutBlue: ['蓝字未收到', 'No original invoice'],
} as const satisfies StateNames<ProblemKind>

/**
 * Form of the data: digital invoice as XML, the same inside OFD, the layout before the digital invoice, or read from a PDF
 * or picture and confirmed by a person.
 */
export const DataForm = OneOf(['xml', 'ofd', 'legacy', 'typed'])
export type DataForm = Static<typeof DataForm>

/** What the tax bureau says of an invoice 查验; `none`: it was not asked, `requested`: it is going to be. */
export const Verified = OneOf(['none', 'requested', 'genuine', 'differs', 'notFound', 'void'])
export type Verified = Static<typeof Verified>
export const verifiedNames = {
  none: ['未查验', 'Not verified'],
  requested: ['查验中', 'Being verified'],
  genuine: ['查验一致', 'Genuine'],
  differs: ['票面不一致', 'Its content differs'],
  notFound: ['查无此票', 'Not found'],
  void: ['已作废', 'Void'],
} as const satisfies StateNames<Verified>

/** Kind of tax rate of a line: a percentage, tax-exempt 免税, or outside VAT 不征税. */
export const RateKind = OneOf(['rate', 'exempt', 'untaxed'])
export type RateKind = Static<typeof RateKind>

/** Checks of an invoice, each of which passes, warns or fails. */
export const CheckRule = OneOf([
  'totals',
  'lines',
  'capitals',
  'sellerTaxNo',
  'buyerTaxNo',
  'rates',
  'age',
  'supplier',
  'title',
  'match',
  'verification',
  'source',
])
export type CheckRule = Static<typeof CheckRule>
export const CheckOutcome = OneOf(['ok', 'warn', 'fail'])
export type CheckOutcome = Static<typeof CheckOutcome>

/** Quantity or unit price of an invoice: decimal text, up to 13 decimals. */
export const Fine = Type.String({ pattern: '^-?[0-9]{1,11}(\\.[0-9]{1,13})?$', description: 'decimal text' })

export const InvoiceLine = shape({
  lineNo: Type.Integer(),
  name: Type.String(),
  className: Type.String({ description: 'class of the tax classification, as *class*name writes it' }),
  spec: Type.String(),
  unit: Type.String(),
  quantity: Maybe(Fine),
  price: Maybe(Type.String({ ...Fine, description: 'unit price without tax' })),
  net: Amount,
  rate: Maybe(Type.String({ description: 'percent; null: exempt or untaxed' })),
  rateKind: RateKind,
  tax: Amount,
  gross: Amount,
  taxCode: Type.String(),
  discountOf: Maybe(Type.Integer({ description: 'line that this line discounts' })),
})
export type InvoiceLine = Static<typeof InvoiceLine>

export const InvoiceCheck = shape({
  rule: CheckRule,
  outcome: CheckOutcome,
  text: Type.String({ description: 'what was found; empty: nothing to say' }),
})
export type InvoiceCheck = Static<typeof InvoiceCheck>

/** Invoice as lists show it. */
export const Invoice = shape({
  id: Id,
  version: Type.Integer(),
  status: InvoiceStatus,
  kind: InvoiceKind,
  isRed: Type.Boolean({ description: 'red invoice 红字发票: negative amounts' }),
  code: Type.String({ description: 'invoice code; empty for digital invoices' }),
  number: Type.String(),
  blueNumber: Type.String({ description: 'number of the invoice that a red one reverses' }),
  redFormNo: Type.String({ description: '红字发票信息确认单编号' }),
  issuedOn: Day,
  supplierId: Maybe(Type.String({ ...Id, description: 'null: the seller is no supplier' })),
  sellerName: Type.String(),
  sellerNo: Type.String({ description: 'tax number' }),
  buyerName: Type.String(),
  buyerNo: Type.String({ description: 'tax number' }),
  net: Amount,
  tax: Amount,
  gross: Amount,
  remark: Type.String(),
  dataFrom: DataForm,
  problems: List(ProblemKind),
  difference: Type.String({ ...Amount, description: 'gross amount of the invoice less that of what it matches' }),
  verified: Verified,
  verifiedAt: Maybe(Instant),
  warnings: Type.Integer({ description: 'checks that warn' }),
  isOverridden: Type.Boolean({ description: 'someone accepted its price difference' }),
  reason: Type.String({ description: 'why it was returned or overridden' }),
  uploadedByName: Type.String(),
  createdAt: Instant,
  decidedByName: Type.String(),
  decidedAt: Maybe(Instant),
  can: List(InvoiceAction),
})
export type Invoice = Static<typeof Invoice>

/** Invoice with its lines, checks and files. */
export const InvoiceDetail = shape({
  ...Invoice.properties,
  lines: List(InvoiceLine, 5000),
  checks: List(InvoiceCheck),
  files: List(StoredFile),
})
export type InvoiceDetail = Static<typeof InvoiceDetail>

/**
 * Result of an uploaded file: `accepted` as a new invoice, `known` already, `joined` as another file, `proposed` for a
 * person to confirm, or `refused`.
 */
export const UploadOutcome = OneOf(['accepted', 'known', 'joined', 'proposed', 'refused'])
export type UploadOutcome = Static<typeof UploadOutcome>

/** Verdict on a file, or on an entry of an archive. */
export const FileVerdict = shape({
  fileName: Type.String(),
  outcome: UploadOutcome,
  refusal: Type.String({ description: 'code of the refusal; empty if it was not refused' }),
  text: Type.String({ description: 'what is wrong and what to do; empty if it was not refused' }),
  invoice: Maybe(Invoice),
})
export type FileVerdict = Static<typeof FileVerdict>

/** Refused upload, which left no invoice. */
export const RefusedFile = shape({
  id: Id,
  fileName: Type.String(),
  number: Type.String({ description: 'number of the invoice, if it was readable' }),
  refusal: Type.String(),
  text: Type.String(),
  byName: Type.String(),
  at: Instant,
})
export type RefusedFile = Static<typeof RefusedFile>

export const refusedLabels = {
  fileName: ['文件', 'File'],
  number: ['发票号码', 'Invoice number'],
  text: ['原因与处理', 'Reason and what to do'],
  byName: ['上传人', 'Uploaded by'],
  at: ['上传时间', 'Uploaded'],
} as const satisfies Labels<typeof RefusedFile>

export const invoiceLabels = {
  number: ['发票号码', 'Invoice number'],
  code: ['发票代码', 'Invoice code'],
  kind: ['发票种类', 'Kind'],
  issuedOn: ['开票日期', 'Issued'],
  sellerName: ['销售方', 'Seller'],
  sellerNo: ['销售方税号', "Seller's tax number"],
  buyerName: ['受票方', 'Buyer'],
  buyerNo: ['受票方税号', "Buyer's tax number"],
  net: ['金额', 'Without tax'],
  tax: ['税额', 'Tax'],
  gross: ['价税合计', 'With tax'],
  status: ['状态', 'Status'],
  difference: ['差额', 'Difference'],
  uploadedByName: ['上传人', 'Uploaded by'],
  createdAt: ['上传时间', 'Uploaded'],
} as const satisfies Labels<typeof Invoice>

import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Day,
  Done,
  Id,
  Instant,
  List,
  Maybe,
  Month,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'

export const PeriodStatus = OneOf(['open', 'closed'])
export type PeriodStatus = Static<typeof PeriodStatus>
export const periodStatusNames = {
  open: ['未结账', 'Open'],
  closed: ['已结账', 'Closed'],
} as const satisfies StateNames<PeriodStatus>

/** Month of a payer 会计期间 with what was booked into it. */
export const Period = shape({
  id: Type.String({ description: 'payer and month' }),
  payerNo: Type.String({ description: 'tax number of the company that pays' }),
  payerTitle: Type.String(),
  month: Month,
  status: PeriodStatus,
  received: Type.String({ ...Amount, description: 'with tax: receipts less what was given back' }),
  invoiced: Type.String({ ...Amount, description: 'with tax: accepted invoices and red invoices' }),
  paid: Amount,
  accrued: Type.String({ ...Amount, description: 'without tax: received until its end and not invoiced' }),
  closedByName: Type.String(),
  closedAt: Maybe(Instant),
  can: List(OneOf(['close', 'archive'])),
})
export type Period = Static<typeof Period>
export const periodLabels = {
  payerTitle: ['付款单位', 'Payer'],
  payerNo: ['纳税人识别号', 'Tax number'],
  month: ['会计期间', 'Month'],
  status: ['状态', 'Status'],
  received: ['收货金额（含税）', 'Received, with tax'],
  invoiced: ['入账发票（含税）', 'Invoiced, with tax'],
  paid: ['付款金额', 'Paid'],
  accrued: ['期末暂估（不含税）', 'Accrued, without tax'],
  closedByName: ['结账人', 'Closed by'],
  closedAt: ['结账时间', 'Closed'],
} as const satisfies Labels<typeof Period>

/** Checks before a month is closed: those that fail prevent it, those that warn do not. */
export const CloseRule = OneOf(['over', 'previous', 'statements', 'unstated', 'exceptions', 'redForms', 'payments'])
export type CloseRule = Static<typeof CloseRule>
export const CloseCheck = shape({
  rule: CloseRule,
  outcome: OneOf(['ok', 'warn', 'fail']),
  count: Type.Integer({ description: 'documents that it is about' }),
})
export type CloseCheck = Static<typeof CloseCheck>

/** What of a supplier was received until the end of a month and is not invoiced 暂估. */
export const Accrual = shape({
  id: Id,
  supplierName: Type.String(),
  lines: Type.Integer(),
  net: Type.String({ ...Amount, description: 'without tax' }),
  gross: Amount,
  oldestOn: Maybe(Day),
})
export type Accrual = Static<typeof Accrual>
export const accrualLabels = {
  supplierName: ['供应商', 'Supplier'],
  lines: ['明细行数', 'Lines'],
  net: ['暂估金额（不含税）', 'Accrued, without tax'],
  gross: ['含税金额', 'With tax'],
  oldestOn: ['最早收货', 'Since'],
} as const satisfies Labels<typeof Accrual>

const reader = { access: 'payment.read', entrances: ['purchaser'] } as const
const ofPeriod = { payerNo: Text(40), month: Month }

export const listPeriods = listRoute({
  path: '/orderrest/api/settlementPeriods/list',
  ...reader,
  summary: 'List the months of payers with what was booked into them, newest first',
  filters: { status: Optional(PeriodStatus), keyword: Optional(Note(100)) },
  record: Period,
})
export const exportPeriods = exportRoute(listPeriods, {
  path: '/orderrest/api/settlementPeriods/exportList',
  columns: [
    'payerTitle',
    'payerNo',
    'month',
    'status',
    'received',
    'invoiced',
    'paid',
    'accrued',
    'closedByName',
    'closedAt',
  ],
})
export const checkPeriod = route({
  method: 'GET',
  path: '/orderrest/api/settlementPeriods/check',
  ...reader,
  summary: 'Check what keeps a month from being closed',
  input: shape(ofPeriod),
  reply: shape({ checks: List(CloseCheck), canClose: Type.Boolean() }),
})
export const closePeriod = route({
  method: 'POST',
  path: '/orderrest/api/settlementPeriods/close',
  access: 'period.close',
  entrances: ['purchaser'],
  summary:
    'Close a month for ever: what is received and not invoiced is accrued, and later facts go into the next month',
  input: shape(ofPeriod),
  reply: Period,
})
export const listAccruals = listRoute({
  path: '/orderrest/api/reports/accrued',
  ...reader,
  summary:
    'List by supplier what was received until the end of a month and is not invoiced; of a closed month what it accrued',
  filters: { ...ofPeriod, keyword: Optional(Note(100)) },
  record: Accrual,
})
export const exportAccruals = exportRoute(listAccruals, {
  path: '/orderrest/api/reports/exportAccrued',
  columns: ['supplierName', 'lines', 'net', 'gross', 'oldestOn'],
})
export const exportBooking = route({
  method: 'GET',
  path: '/orderrest/api/settlementPeriods/export',
  access: 'period.export',
  entrances: ['purchaser'],
  download: true,
  summary: 'Download the entries of a month 入账信息 with the names of the standard, as a workbook or XML',
  input: shape({ ...ofPeriod, format: OneOf(['xlsx', 'xml']) }),
  reply: Done,
})
export const archivePeriod = route({
  method: 'GET',
  path: '/orderrest/api/settlementPeriods/archive',
  access: 'period.export',
  entrances: ['purchaser'],
  download: true,
  summary:
    'Download the archive of a closed month: original invoices, statements, entries, an index and a manifest of hashes',
  input: shape(ofPeriod),
  reply: Done,
})

/** Largest archive in bytes, and most of its files: what the format holds. */
export const archiveLimits = { bytes: 4_000_000_000, files: 60_000 } as const

/** Manifest of the archive of a month, its last file. */
export const ArchiveManifest = shape({
  payerNo: Type.String(),
  payerTitle: Type.String(),
  month: Month,
  closedByName: Type.String(),
  closedAt: Instant,
  entriesDigest: Type.String({ description: 'SHA-256 of the entries when the month was closed' }),
  archivedByName: Type.String(),
  archivedAt: Instant,
  files: List(
    shape({
      name: Type.String(),
      kind: OneOf(['invoice', 'statement', 'entries', 'index']),
      documentNo: Type.String({ description: 'number of the invoice or statement' }),
      size: Type.Integer(),
      sha256: Type.String(),
    }),
    archiveLimits.files,
  ),
})
export type ArchiveManifest = Static<typeof ArchiveManifest>

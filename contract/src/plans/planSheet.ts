import { CellFault } from '#contract/imports/textSheet.ts'
import { route } from '#contract/kit/route.ts'
import { Done, List, Note, Nothing, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'
import { TableLayout, tableChoice } from '#contract/kit/tables/layout.ts'
import { maxPlanLines, planLengths, PlanLineDraft } from './plan.ts'

const buyer = { access: 'plan.use', entrances: ['purchaser'] } as const

export const planSheetLengths = { code: 200, quantity: 20, price: 20, needDate: 20, ...planLengths } as const
export type PlanSheetField = keyof typeof planSheetLengths

/** Row of a workbook as it was read; its goods are looked up afterwards. */
export const PlanSheetRow = shape({
  row: Type.Integer({ minimum: 1, description: 'row of the sheet, from 1' }),
  code: { ...Note(planSheetLengths.code), description: 'material code, id, supplier SKU, barcode or model of goods' },
  name: Note(planSheetLengths.name),
  spec: Note(planSheetLengths.spec),
  unit: Note(planSheetLengths.unit),
  quantity: Note(planSheetLengths.quantity),
  price: Note(planSheetLengths.price),
  needDate: Note(planSheetLengths.needDate),
  subject: Note(planSheetLengths.subject),
  reason: Note(planSheetLengths.reason),
})
export type PlanSheetRow = Static<typeof PlanSheetRow>

/** Why a row is left out, or a cell of it. */
export const planRowFaults = ['nameless', 'unknown', 'ambiguous', 'gone', 'twice', 'quantity', 'price', 'date'] as const
export const PlanRowFault = OneOf(planRowFaults)

export const downloadPlanTemplate = route({
  method: 'GET',
  path: '/orderrest/api/plans/template',
  ...buyer,
  download: true,
  summary: 'Download the workbook template of a plan',
  input: Nothing,
  reply: Done,
})
export const readPlanSheet = route({
  method: 'POST',
  path: '/orderrest/api/plans/import',
  ...buyer,
  steps: true,
  upload: { accept: ['.xlsx', '.csv'], maxBytes: 5 * 1024 * 1024 },
  rateLimit: 'import',
  summary: `Parse up to ${maxPlanLines} lines of a workbook without saving them, and list the unreadable cells`,
  input: shape(tableChoice),
  reply: shape({ rows: List(PlanSheetRow, maxPlanLines), problems: List(CellFault, 2000), layout: TableLayout }),
})
export const matchPlanRows = route({
  method: 'POST',
  path: '/orderrest/api/plans/match',
  ...buyer,
  reads: true,
  summary:
    'Find the goods of rows by their codes; rows without a code are lines in words. Rows that are no lines are left out and named',
  input: shape({ rows: List(PlanSheetRow, maxPlanLines) }),
  reply: shape({
    lines: List(PlanLineDraft, maxPlanLines),
    faults: List(shape({ row: Type.Integer(), code: Type.String(), fault: PlanRowFault }), maxPlanLines * 3),
  }),
})

import { route } from '#contract/kit/route.ts'
import { Id, List, shape, type Static, Type } from '#contract/kit/schema.ts'
import { TableLayout, tableChoice } from '#contract/kit/tables/layout.ts'
import { AgreementLineDraft, maxAgreementLines } from './agreement.ts'

const operator = { access: 'agreement.manage', entrances: ['operator'] } as const

/** Maximum length of each text of a row. */
export const sheetLengths = { code: 200, price: 20, maxQty: 20, maxAmount: 20 } as const
export type SheetField = keyof typeof sheetLengths
/** Row of a workbook as it was read: its goods are looked up afterwards. */
export const SheetRow = shape({
  code: Type.String({ maxLength: sheetLengths.code }),
  price: Type.String({ maxLength: sheetLengths.price }),
  maxQty: Type.String({ maxLength: sheetLengths.maxQty }),
  maxAmount: Type.String({ maxLength: sheetLengths.maxAmount }),
})
export type SheetRow = Static<typeof SheetRow>
/** Cell that could not be read, with the reason. */
export const SheetProblem = shape({
  row: Type.Integer({ description: 'row of the sheet, from 1' }),
  column: Type.String(),
  value: Type.String(),
  message: Type.String(),
})
export type SheetProblem = Static<typeof SheetProblem>

export const readAgreementSheet = route({
  method: 'POST',
  path: '/orderrest/api/agreement/import',
  ...operator,
  steps: true,
  upload: { accept: ['.xlsx', '.csv'], maxBytes: 5 * 1024 * 1024 },
  rateLimit: 'import',
  summary: `Parse up to ${maxAgreementLines} lines of a workbook without saving them, and list the unreadable cells`,
  input: shape(tableChoice),
  reply: shape({ rows: List(SheetRow, maxAgreementLines), problems: List(SheetProblem, 2000), layout: TableLayout }),
})
export const matchAgreementRows = route({
  method: 'POST',
  path: '/orderrest/api/agreement/match',
  ...operator,
  reads: true,
  summary: "Find the goods of rows among a supplier's, by SKU; rows without goods or with other figures are named",
  input: shape({ supplierId: Id, rows: List(SheetRow, maxAgreementLines) }),
  reply: shape({
    lines: List(
      shape({
        ...AgreementLineDraft.properties,
        name: Type.String(),
        spec: Type.String(),
        unit: Type.String(),
        supplierSku: Type.String(),
        listPrice: Type.String(),
      }),
      maxAgreementLines,
    ),
    unknown: List(Type.String(), maxAgreementLines),
  }),
})

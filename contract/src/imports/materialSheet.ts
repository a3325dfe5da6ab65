import { maxMaterialRows, MaterialRow } from '#contract/catalogue/materialCodes.ts'
import { route } from '#contract/kit/route.ts'
import { Done, List, Nothing, shape } from '#contract/kit/schema.ts'
import { TableLayout, tableChoice } from '#contract/kit/tables/layout.ts'
import { CellFault } from './textSheet.ts'

const managed = { access: 'materialCode.manage', entrances: ['operator'] } as const

export const downloadMaterialTemplate = route({
  method: 'GET',
  path: '/orderrest/api/materialCodes/template',
  ...managed,
  download: true,
  summary: 'Download the workbook template of material codes',
  input: Nothing,
  reply: Done,
})
export const readMaterialSheet = route({
  method: 'POST',
  path: '/orderrest/api/materialCodes/read',
  ...managed,
  steps: true,
  upload: { accept: ['.xlsx', '.csv'], maxBytes: 5 * 1024 * 1024 },
  rateLimit: 'import',
  summary: `Parse up to ${maxMaterialRows} rows of a workbook without saving them, and list the unreadable cells`,
  input: shape(tableChoice),
  reply: shape({ rows: List(MaterialRow, maxMaterialRows), problems: List(CellFault, 2000), layout: TableLayout }),
})

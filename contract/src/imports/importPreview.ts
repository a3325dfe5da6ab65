import { route } from '#contract/kit/route.ts'
import { Id, List, Maybe, Nothing, shape, type Static, Type } from '#contract/kit/schema.ts'
import { TableLayout, tableChoice } from '#contract/kit/tables/layout.ts'
import { ImportField } from './importFields.ts'
import { ImportError } from './importErrors.ts'
import { ImportProgress, ById } from './imports.ts'

/** Mapping of fields to zero-based columns; null: no column. */
export const ImportMapping = List(
  shape({ field: ImportField, column: Maybe(Type.Integer({ minimum: 0, maximum: 199 })) }),
  30,
)
export type ImportMapping = Static<typeof ImportMapping>

export const ImportPreview = shape({
  ...ImportProgress.properties,
  headings: Type.Array(Type.String()),
  mapping: ImportMapping,
  missing: Type.Array(ImportField, { description: 'required fields without a column' }),
  layout: TableLayout,
  unmatched: Type.Array(shape({ column: Type.Integer(), heading: Type.String(), example: Type.String() }), {
    description: 'columns not mapped to a field',
  }),
  rows: Type.Array(Type.Array(Type.String()), { description: 'first rows of the file, unchanged' }),
  rowNumbers: Type.Array(Type.Integer(), { description: 'row number of each of these rows in the file' }),
  errors: Type.Array(ImportError, { description: 'problems of these rows with the current mapping' }),
})
export type ImportPreview = Static<typeof ImportPreview>

export const importGoods = route({
  method: 'POST',
  path: '/orderrest/api/goods/import',
  access: 'product.import',
  upload: { accept: ['.xlsx', '.csv'], maxBytes: 20 * 1024 * 1024 },
  rateLimit: 'import',
  summary: 'Upload a spreadsheet (multipart, field `file`) and return the detected mapping; nothing is imported yet',
  input: Nothing,
  reply: ImportPreview,
})
export const getImportPreview = route({
  method: 'GET',
  path: '/orderrest/api/goodsImport/preview',
  access: 'product.import',
  summary: 'Preview the first rows of a spreadsheet with the current mapping and their problems',
  input: ById,
  reply: ImportPreview,
})
export const setImportMapping = route({
  method: 'POST',
  path: '/orderrest/api/goodsImport/mapping',
  access: 'product.import',
  summary: 'Change the mapping of columns to fields before the import starts',
  input: shape({ id: Id, mapping: ImportMapping }),
  reply: ImportPreview,
})
export const chooseImportTable = route({
  method: 'POST',
  path: '/orderrest/api/goodsImport/table',
  access: 'product.import',
  steps: true,
  rateLimit: 'import',
  summary: 'Read another sheet of the workbook, or its hidden rows and columns too; the mapping is detected again',
  input: shape({ id: Id, ...tableChoice }),
  reply: ImportPreview,
})

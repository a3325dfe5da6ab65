import type { Refusals } from '#contract/kit/refusals.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Done,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import { ImportField } from './importFields.ts'
import { ProductStatus } from '../catalogue/products.ts'

/** Products in and out of spreadsheets. A row is a SKU; rows with the same product code, one after another, are one product. */

/** `uploaded` waits for its mapping to be agreed to, `queued` for a free worker; the last three are the end. */
export const ImportStatus = OneOf(['uploaded', 'queued', 'running', 'done', 'cancelled', 'failed'])
export type ImportStatus = Static<typeof ImportStatus>

/** A field and the column (counted from 0) that it is read from; null where no column has it. */
export const ImportMapping = List(
  shape({ field: ImportField, column: Maybe(Type.Integer({ minimum: 0, maximum: 199 })) }),
  30,
)
export type ImportMapping = Static<typeof ImportMapping>

/** How far a file was checked before its run, and what was found: rows that stand, rows that lose cells, rows that are rejected. */
export const ImportCheck = shape({
  status: OneOf(['none', 'queued', 'running', 'done', 'failed']),
  done: Type.Integer(),
  ok: Type.Integer(),
  warned: Type.Integer(),
  rejected: Type.Integer(),
  refusal: Maybe(Type.String({ description: 'why it failed' })),
})
export type ImportCheck = Static<typeof ImportCheck>

export const ImportProgress = shape({
  id: Id,
  version: Type.Integer(),
  fileName: Type.String(),
  status: ImportStatus,
  total: Type.Integer({ description: 'rows in the file; empty rows that look filled are counted until it is done' }),
  done: Type.Integer({ description: 'rows that were looked at' }),
  created: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  reviewing: Type.Integer({ description: 'rows whose product waits for a review' }),
  warned: Type.Integer({ description: 'rows that were kept without some of their cells' }),
  failed: Type.Integer(),
  check: ImportCheck,
  refusal: Maybe(Type.String({ description: 'why it failed' })),
  createdAt: Instant,
  startedAt: Maybe(Instant),
  endedAt: Maybe(Instant),
})
export type ImportProgress = Static<typeof ImportProgress>

/** `error` rejects the row; `warning` drops the cell, or what is wrong in it, and keeps the row. */
export const ImportErrorKind = OneOf(['error', 'warning'])
export type ImportErrorKind = Static<typeof ImportErrorKind>

export const ImportError = shape({
  kind: ImportErrorKind,
  row: Type.Integer(),
  cell: Type.String({ description: 'as a spreadsheet names it: D17' }),
  field: Type.String(),
  heading: Type.String(),
  value: Type.String(),
  reason: Type.String({ description: 'the cause alone' }),
  message: Type.String({ description: '第 17 行“单价”（D17）：…' }),
})
export type ImportError = Static<typeof ImportError>

export const ImportPreview = shape({
  ...ImportProgress.properties,
  headings: Type.Array(Type.String()),
  mapping: ImportMapping,
  missing: Type.Array(ImportField, { description: 'required fields without a column' }),
  unmatched: Type.Array(shape({ column: Type.Integer(), heading: Type.String(), example: Type.String() }), {
    description: 'columns that no field is read from',
  }),
  rows: Type.Array(Type.Array(Type.String()), { description: 'the first rows as they stand in the file' }),
  rowNumbers: Type.Array(Type.Integer(), { description: 'the number of each of these rows in the file' }),
  errors: Type.Array(ImportError, { description: 'what is wrong in these rows under this mapping' }),
})
export type ImportPreview = Static<typeof ImportPreview>

const ById = shape({ id: Id })

export const importGoods = route({
  method: 'POST',
  path: '/orderrest/api/goods/import',
  access: 'product.import',
  upload: { accept: ['.xlsx', '.csv'], maxBytes: 20 * 1024 * 1024 },
  rateLimit: 'import',
  summary: 'Takes a spreadsheet (multipart, field `file`) and answers what was recognised; nothing is imported yet.',
  input: Nothing,
  reply: ImportPreview,
})
export const getImportPreview = route({
  method: 'GET',
  path: '/orderrest/api/goodsImport/preview',
  access: 'product.import',
  summary: 'The first rows of a spreadsheet with its mapping and what is wrong in them.',
  input: ById,
  reply: ImportPreview,
})
export const setImportMapping = route({
  method: 'POST',
  path: '/orderrest/api/goodsImport/mapping',
  access: 'product.import',
  summary: 'Corrects which column is which field, before the start.',
  input: shape({ id: Id, mapping: ImportMapping }),
  reply: ImportPreview,
})
export const startImport = route({
  method: 'POST',
  path: '/orderrest/api/goodsImport/start',
  access: 'product.import',
  rateLimit: 'import',
  summary: 'Starts the import; one at a time for a supplier. It goes on without the caller.',
  input: ById,
  reply: ImportProgress,
})
export const getImportProgress = route({
  method: 'GET',
  path: '/orderrest/api/goodsImport/progress',
  access: 'product.import',
  summary: 'How far an import is.',
  input: ById,
  reply: ImportProgress,
})
export const cancelImport = route({
  method: 'POST',
  path: '/orderrest/api/goodsImport/cancel',
  access: 'product.import',
  summary: 'Stops an import after the rows in hand; what was imported stays.',
  input: ById,
  reply: ImportProgress,
})
export const listImports = listRoute({
  path: '/orderrest/api/goodsImport/list',
  access: 'product.import',
  summary: "The supplier's imports, the newest first.",
  filters: {},
  record: ImportProgress,
})
export const exportImports = exportRoute(listImports, {
  path: '/orderrest/api/goodsImport/listExport',
  columns: [
    'fileName',
    'status',
    'total',
    'done',
    'created',
    'changed',
    'unchanged',
    'reviewing',
    'warned',
    'failed',
    'createdAt',
    'endedAt',
  ],
})
export const listImportErrors = listRoute({
  path: '/orderrest/api/goodsImport/errors',
  access: 'product.import',
  summary: 'The cells that were refused or dropped, in the order of the rows: before the run what its check found.',
  filters: { id: Id, kind: Optional(ImportErrorKind) },
  record: ImportError,
})
export const downloadImportErrors = route({
  method: 'GET',
  path: '/orderrest/api/goodsImport/errorFile',
  access: 'product.import',
  download: true,
  summary: 'The rows with refused or dropped cells as a spreadsheet, these cells marked, and a list of the causes.',
  input: ById,
  reply: Done,
})
export const downloadImportTemplate = route({
  method: 'GET',
  path: '/orderrest/api/goodsImport/template',
  access: 'product.import',
  download: true,
  summary: 'An empty spreadsheet with all columns, and a sheet with the categories.',
  input: shape({ format: Optional(OneOf(['xlsx', 'csv'])) }),
  reply: Done,
})
export const exportGoods = route({
  method: 'POST',
  path: '/orderrest/api/goods/export',
  access: 'product.manage',
  reads: true,
  download: true,
  summary: "The supplier's products with the columns of the import.",
  input: shape({
    format: OneOf(['xlsx', 'csv']),
    keyword: Optional(Note(100)),
    status: Optional(ProductStatus),
    categoryId: Optional(Id),
  }),
  reply: Done,
})

export const importsRefusals = {
  'import.unreadable': [
    30501,
    '无法读取该文件，请用 Excel 另存后重试',
    "This file can't be read. Save it again in Excel and retry.",
  ],
  'import.tooManyRows': [30503, '单次最多导入 {most} 行', 'Up to {most} rows can be imported at a time.'],
  'import.empty': [30504, '文件中没有数据行', 'This file contains no data rows.'],
  'import.missingColumn': [30505, '缺少必需的列：{names}', 'Missing required columns: {names}'],
  'import.columnTwice': [30506, '同一列不能对应两个字段', "A column can't map to two fields."],
  'import.running': [30507, '已有导入正在进行，请稍后再试', 'Another import is running. Please try again later.'],
  'import.encoding': [
    30508,
    '无法识别文件编码，请使用 UTF-8 或 GB18030',
    'Unrecognised file encoding. Use UTF-8 or GB18030.',
  ],
  'import.tooManyColumns': [30502, '表格列数不能超过 {most} 列', "The sheet can't have more than {most} columns."],
  'import.noSupplier': [30510, '只有供应商可以导入和导出商品', 'Only suppliers can import and export products.'],
  'import.interrupted': [30509, '导入中断，请重新开始', 'The import was interrupted. Please start again.'],
} as const satisfies Refusals

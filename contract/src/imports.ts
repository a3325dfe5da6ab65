import type { Refusals } from './kit/refusals.ts'
import { route } from './kit/route.ts'
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
  PageOf,
  paging,
  shape,
  type Static,
  Type,
} from './kit/schema.ts'
import { ImportField } from './importFields.ts'
import { ProductStatus } from './products.ts'

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
  failed: Type.Integer(),
  refusal: Maybe(Type.String({ description: 'why it failed' })),
  createdAt: Instant,
  startedAt: Maybe(Instant),
  endedAt: Maybe(Instant),
})
export type ImportProgress = Static<typeof ImportProgress>

export const ImportError = shape({
  row: Type.Integer(),
  cell: Type.String({ description: 'as a spreadsheet names it: D17' }),
  field: Type.String(),
  heading: Type.String(),
  value: Type.String(),
  message: Type.String({ description: 'D17 单价：…' }),
})
export type ImportError = Static<typeof ImportError>

export const ImportPreview = shape({
  ...ImportProgress.properties,
  headings: Type.Array(Type.String()),
  mapping: ImportMapping,
  missing: Type.Array(ImportField, { description: 'required fields without a column' }),
  rows: Type.Array(Type.Array(Type.String()), { description: 'the first rows as they stand in the file' }),
  errors: Type.Array(ImportError, { description: 'what is wrong in these rows under this mapping' }),
})
export type ImportPreview = Static<typeof ImportPreview>

const ById = shape({ id: Id })

export const importGoods = route({
  method: 'POST',
  path: '/orderrest/api/goods/import',
  access: 'product.import',
  upload: { accept: ['.xlsx', '.csv'], maxBytes: 20 * 1024 * 1024 },
  brake: 'import',
  says: 'Takes a spreadsheet (multipart, field `file`) and answers what was recognised; nothing is imported yet.',
  input: Nothing,
  reply: ImportPreview,
})
export const getImportPreview = route({
  method: 'GET',
  path: '/orderrest/api/goodsImport/preview',
  access: 'product.import',
  says: 'The first rows of a spreadsheet with its mapping and what is wrong in them.',
  input: ById,
  reply: ImportPreview,
})
export const setImportMapping = route({
  method: 'POST',
  path: '/orderrest/api/goodsImport/mapping',
  access: 'product.import',
  says: 'Corrects which column is which field, before the start.',
  input: shape({ id: Id, mapping: ImportMapping }),
  reply: ImportPreview,
})
export const startImport = route({
  method: 'POST',
  path: '/orderrest/api/goodsImport/start',
  access: 'product.import',
  brake: 'import',
  says: 'Starts the import; one at a time for a supplier. It goes on without the caller.',
  input: ById,
  reply: ImportProgress,
})
export const getImportProgress = route({
  method: 'GET',
  path: '/orderrest/api/goodsImport/progress',
  access: 'product.import',
  says: 'How far an import is.',
  input: ById,
  reply: ImportProgress,
})
export const cancelImport = route({
  method: 'POST',
  path: '/orderrest/api/goodsImport/cancel',
  access: 'product.import',
  says: 'Stops an import after the rows in hand; what was imported stays.',
  input: ById,
  reply: ImportProgress,
})
export const listImports = route({
  method: 'GET',
  path: '/orderrest/api/goodsImport/list',
  access: 'product.import',
  says: "The supplier's imports, the newest first.",
  input: shape(paging),
  reply: PageOf(ImportProgress),
})
export const listImportErrors = route({
  method: 'GET',
  path: '/orderrest/api/goodsImport/errors',
  access: 'product.import',
  says: 'The cells that were refused, in the order of the rows.',
  input: shape({ id: Id, ...paging }),
  reply: PageOf(ImportError),
})
export const downloadImportErrors = route({
  method: 'GET',
  path: '/orderrest/api/goodsImport/errorFile',
  access: 'product.import',
  download: true,
  says: 'The refused cells as a spreadsheet.',
  input: ById,
  reply: Done,
})
export const downloadImportTemplate = route({
  method: 'GET',
  path: '/orderrest/api/goodsImport/template',
  access: 'product.import',
  download: true,
  says: 'An empty spreadsheet with all columns, and a sheet with the categories.',
  input: shape({ format: Optional(OneOf(['xlsx', 'csv'])) }),
  reply: Done,
})
export const exportGoods = route({
  method: 'POST',
  path: '/orderrest/api/goods/export',
  access: 'product.manage',
  reads: true,
  download: true,
  says: "The supplier's products with the columns of the import.",
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
    'This file cannot be read. Please save it anew and try again.',
  ],
  'import.tooManyRows': [30503, '单次最多导入 {most} 行', 'At most {most} rows can be imported at once.'],
  'import.empty': [30504, '文件中没有数据行', 'There are no rows in this file.'],
  'import.missingColumn': [30505, '缺少必需的列：{names}', 'Required columns are missing: {names}'],
  'import.columnTwice': [30506, '同一列不能对应两个字段', 'One column cannot be two fields.'],
  'import.running': [30507, '已有导入正在进行，请稍后再试', 'Another import is running. Please try again later.'],
  'import.encoding': [
    30508,
    '无法识别文件编码，请使用 UTF-8 或 GB18030',
    'The encoding is not recognised. Please use UTF-8 or GB18030.',
  ],
  'import.tooManyColumns': [30502, '表格超过 {most} 列', 'The sheet has more than {most} columns.'],
  'import.noSupplier': [30510, '只有供应商可以导入和导出商品', 'Only suppliers import and export products.'],
  'import.interrupted': [30509, '导入被中断，请重新开始', 'The import was interrupted. Please start it again.'],
  'importCell.required': [30521, '不能为空', 'must not be empty'],
  'importCell.tooLong': [30522, '不能超过 {most} 个字符', 'must not be longer than {most} characters'],
  'importCell.notPrice': [
    30523,
    '不是有效的金额（最多 8 位整数、4 位小数）',
    'is not a price (at most 8 digits and 4 decimals)',
  ],
  'importCell.notWhole': [30524, '应为 {least} 到 {most} 的整数', 'must be a whole number from {least} to {most}'],
  'importCell.notRate': [30525, '不是有效的税率', 'is not a tax rate'],
  'importCell.unknownCategory': [30526, '没有这个末级分类', 'is not a category of the last level'],
  'importCell.ambiguousCategory': [
    30527,
    '有多个同名分类，请写全路径',
    'names several categories; write the whole path',
  ],
  'importCell.formula': [30528, '不接受公式，请粘贴为数值', 'is a formula; paste it as a value'],
  'importCell.merged': [30529, '不接受合并单元格', 'is a merged cell'],
  'importCell.date': [30538, '被识别为日期，请设为文本格式', 'is a date; set the cell to text'],
  'importCell.digitsLost': [
    30539,
    '超过 15 位的数字会丢失精度，请设为文本格式',
    'is a number of more than 15 digits and has lost some; set the cell to text',
  ],
  'importCell.tooMany': [30540, '最多 {most} 项', 'may hold at most {most}'],
  'importCell.error': [30530, '单元格为错误值', 'holds an error value'],
  'importCell.twice': [30531, '与第 {row} 行重复', 'is the same as in row {row}'],
  'importCell.notPicture': [30532, '不是有效的图片地址', 'is not the address of a picture'],
  'importCell.badPairs': [30533, '格式应为“颜色=红;尺寸=L”', 'must read name=value;name=value'],
  'importCell.control': [30535, '含有不可见的控制字符', 'holds control characters'],
  'importCell.unlikeProduct': [30537, '与同一商品的其他行不一致', 'differs from the other rows of this product'],
} as const satisfies Refusals

import { listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { ById } from './imports.ts'

/** `error` rejects the row; `warning` drops the cell or its invalid part and keeps the row. */
export const ImportErrorKind = OneOf(['error', 'warning'])
export type ImportErrorKind = Static<typeof ImportErrorKind>

export const ImportError = shape({
  kind: ImportErrorKind,
  row: Type.Integer(),
  cell: Type.String({ description: 'cell reference as in spreadsheets: D17' }),
  field: Type.String(),
  heading: Type.String(),
  value: Type.String(),
  reason: Type.String({ description: 'cause without the cell' }),
  message: Type.String({ description: 'cause with the cell: 第 17 行“单价”（D17）：…' }),
})
export type ImportError = Static<typeof ImportError>
export const listImportErrors = listRoute({
  path: '/orderrest/api/goodsImport/errors',
  access: 'product.import',
  summary: 'List the rejected or dropped cells in row order; before the run those found by the check',
  filters: { id: Id, kind: Optional(ImportErrorKind) },
  record: ImportError,
})
export const downloadImportErrors = route({
  method: 'GET',
  path: '/orderrest/api/goodsImport/errorFile',
  access: 'product.import',
  download: true,
  summary:
    'Export the rows with rejected or dropped cells as a spreadsheet, with these cells highlighted and a list of causes',
  input: ById,
  reply: Done,
})

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
  cell: Type.String({ description: 'as a spreadsheet names it: D17' }),
  field: Type.String(),
  heading: Type.String(),
  value: Type.String(),
  reason: Type.String({ description: 'the cause alone' }),
  message: Type.String({ description: '第 17 行“单价”（D17）：…' }),
})
export type ImportError = Static<typeof ImportError>
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

import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, Instant, Maybe, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'

/**
 * Products in and out of spreadsheets. A row is a SKU; rows with the same product code, one after another, are one
 * product.
 */

/** `uploaded`: waits for confirmation of its mapping; `queued`: waits for a worker; the last three are final. */
export const ImportStatus = OneOf(['uploaded', 'queued', 'running', 'done', 'cancelled', 'failed'])
export type ImportStatus = Static<typeof ImportStatus>

/** Progress and result of the check before an import: valid rows, rows with dropped cells, rejected rows. */
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

export const ById = shape({ id: Id })
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
export const downloadImportTemplate = route({
  method: 'GET',
  path: '/orderrest/api/goodsImport/template',
  access: 'product.import',
  download: true,
  summary: 'An empty spreadsheet with all columns, and a sheet with the categories.',
  input: shape({ format: Optional(OneOf(['xlsx', 'csv'])) }),
  reply: Done,
})

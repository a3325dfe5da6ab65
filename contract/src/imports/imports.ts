import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, Instant, Maybe, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'

/**
 * Import and export of products as spreadsheets. A row is a SKU; consecutive rows with the same product code form one
 * product.
 */

/** `uploaded`: waits for confirmation of its mapping; `queued`: waits for a worker; the last three are final. */
export const ImportStatus = OneOf(['uploaded', 'queued', 'running', 'done', 'cancelled', 'failed'])
export type ImportStatus = Static<typeof ImportStatus>
export const importStatusNames = {
  uploaded: ['待核对', 'To be checked'],
  queued: ['排队中', 'Queued'],
  running: ['导入中', 'Importing'],
  done: ['已完成', 'Completed'],
  cancelled: ['已取消', 'Cancelled'],
  failed: ['失败', 'Failed'],
} as const satisfies StateNames<ImportStatus>

/** Progress and result of the check before an import: valid rows, rows with dropped cells, rejected rows. */
export const ImportCheck = shape({
  status: OneOf(['none', 'queued', 'running', 'done', 'failed']),
  done: Type.Integer(),
  ok: Type.Integer(),
  warned: Type.Integer(),
  rejected: Type.Integer(),
  refusal: Maybe(Type.String({ description: 'reason of the failure' })),
})
export type ImportCheck = Static<typeof ImportCheck>

export const ImportProgress = shape({
  id: Id,
  version: Type.Integer(),
  fileName: Type.String(),
  status: ImportStatus,
  total: Type.Integer({
    description: 'rows in the file; includes apparently filled empty rows until the import is finished',
  }),
  done: Type.Integer({ description: 'processed rows' }),
  created: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  reviewing: Type.Integer({ description: 'rows whose product awaits review' }),
  warned: Type.Integer({ description: 'rows imported without some of their cells' }),
  failed: Type.Integer(),
  check: ImportCheck,
  refusal: Maybe(Type.String({ description: 'reason of the failure' })),
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
  summary: 'Start an import in the background; one at a time per supplier',
  input: ById,
  reply: ImportProgress,
})
export const getImportProgress = route({
  method: 'GET',
  path: '/orderrest/api/goodsImport/progress',
  access: 'product.import',
  summary: 'Get the progress of an import',
  input: ById,
  reply: ImportProgress,
})
export const cancelImport = route({
  method: 'POST',
  path: '/orderrest/api/goodsImport/cancel',
  access: 'product.import',
  summary: 'Stop an import after the current batch; imported rows are kept',
  input: ById,
  reply: ImportProgress,
})
export const listImports = listRoute({
  path: '/orderrest/api/goodsImport/list',
  access: 'product.import',
  summary: "List the supplier's imports, newest first",
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
  summary: 'Download the import template: a spreadsheet with all columns, and a sheet of the categories',
  input: shape({ format: Optional(OneOf(['xlsx', 'csv'])) }),
  reply: Done,
})

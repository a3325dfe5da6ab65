import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { Labels } from '#contract/kit/labels.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, Instant, Maybe, Nothing, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'

export const DataExportStatus = OneOf(['waiting', 'ready', 'failed', 'expired'])
export type DataExportStatus = Static<typeof DataExportStatus>
export const dataExportStatusNames = {
  waiting: ['生成中', 'Being prepared'],
  ready: ['可下载', 'Ready'],
  failed: ['生成失败', 'Failed'],
  expired: ['已过期', 'Expired'],
} as const satisfies StateNames<DataExportStatus>
/** Days for which an export can be downloaded. */
export const dataExportDays = 7

/** Export of all data of a tenant, one JSON document a line, compressed. */
export const DataExport = shape({
  id: Id,
  status: DataExportStatus,
  requestedByName: Type.String(),
  requestedAt: Instant,
  expiresAt: Maybe(Instant),
  rowCount: Type.Integer(),
  size: Type.Integer({ description: 'bytes' }),
  sha256: Type.String(),
})
export type DataExport = Static<typeof DataExport>
export const dataExportLabels = {
  status: ['状态', 'Status'],
  requestedByName: ['申请人', 'Requested by'],
  requestedAt: ['申请时间', 'Requested'],
  expiresAt: ['下载截止', 'Available until'],
  rowCount: ['行数', 'Rows'],
  size: ['大小', 'Size'],
  sha256: ['校验值（SHA-256）', 'Checksum (SHA-256)'],
} as const satisfies Labels<typeof DataExport>

const own = { access: 'tenant.export', entrances: ['operator'] } as const
export const listDataExports = listRoute({
  ...own,
  path: '/sysrest/api/dataExport/list',
  summary: "List the exports of the tenant's data, newest first",
  filters: {},
  record: DataExport,
})
export const exportDataExports = exportRoute(listDataExports, {
  path: '/sysrest/api/dataExport/export',
  columns: ['requestedAt', 'requestedByName', 'status', 'rowCount', 'size', 'sha256', 'expiresAt'],
})
export const requestDataExport = route({
  ...own,
  method: 'POST',
  path: '/sysrest/api/dataExport/request',
  summary: "Prepare an export of all of the tenant's data without secrets; one at a time",
  input: Nothing,
  reply: Done,
})
export const downloadDataExport = route({
  ...own,
  method: 'GET',
  path: '/sysrest/api/dataExport/download',
  download: true,
  sensitive: true,
  summary: 'Download a finished export',
  input: shape({ id: Id }),
  reply: Done,
})

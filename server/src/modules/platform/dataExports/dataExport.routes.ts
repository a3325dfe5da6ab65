import * as contract from '#contract/platform/dataExports.ts'
import type { Files } from '#kit/files/files.ts'
import { serveDownload } from '#kit/http/download.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { downloadOf, requestDataExport } from './dataExport.service.ts'
import { dataExportList, type DataExportRow } from './dataExport.store.ts'

const present = (row: DataExportRow): contract.DataExport => ({
  id: row.id,
  status: row.status,
  requestedByName: row.requested_by_name ?? '',
  requestedAt: row.requested_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  rowCount: Number(row.row_count),
  size: Number(row.size),
  sha256: row.sha256,
})

export const dataExportRoutes = (contents: Files) => (app: App) => {
  const listed = { list: dataExportList, filter: () => ({}), present }
  serveList(app, contract.listDataExports, listed)
  serveExport(app, contract.exportDataExports, {
    ...listed,
    name: ['数据导出', 'Data exports'],
    columns: {
      ...contract.dataExportLabels,
      status: { title: contract.dataExportLabels.status, words: contract.dataExportStatusNames },
    },
  })
  serve(app, contract.requestDataExport, async ({ db, actor }) => {
    await requestDataExport(db, actor)
    return null
  })
  serveDownload(
    app,
    contract.downloadDataExport,
    ({ database, actor, input }) => downloadOf(database, contents, actor, input.id),
    { isExport: true },
  )
}

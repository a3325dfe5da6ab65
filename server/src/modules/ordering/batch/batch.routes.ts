import * as contract from '#contract/ordering/batch.ts'
import { serveUpload } from '#kit/files/upload.ts'
import { serveDownload } from '#kit/http/download.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { sheetFile } from '#kit/spreadsheet/workbook.ts'
import { uploadQuota } from '#modules/files/index.ts'
import { readBatch } from './batch.read.service.ts'
import { addBatch, checkBatch, requireBatch } from './batch.service.ts'
import { batchTemplate } from './batch.template.rules.ts'

export function batchRoutes(app: App) {
  serveDownload(app, contract.downloadBatchTemplate, async ({ database, actor }) => {
    await database.read(actor.tenantId, requireBatch)
    const { name, lines, help } = batchTemplate(actor.lang)
    return sheetFile(name, 'xlsx', [lines, help])
  })
  serveUpload(
    app,
    contract.readBatchWorkbook,
    async ({ database, actor, input, file }) => {
      await database.read(actor.tenantId, requireBatch)
      return readBatch(file, input, actor)
    },
    { quota: uploadQuota },
  )
  serve(app, contract.checkBatch, async ({ db, actor, input }) => ({
    lines: await checkBatch(db, actor, input.lines),
  }))
  serve(app, contract.addBatch, ({ db, actor, input }) => addBatch(db, actor, input.lines))
}

import * as contract from '#contract/files/files.ts'
import { serveDownload } from '#kit/http/download.ts'
import type { Files } from '#kit/files/files.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveUpload } from '#kit/files/upload.ts'
import { presentFile } from './file.rules.ts'
import { maxBytes, maxBytesOf, storeFile, visibleFile } from './file.service.ts'
import { uploadQuota } from './quota.service.ts'

export const fileRoutes = (contents: Files) => (app: App) => {
  serveUpload(
    app,
    contract.uploadFile,
    async ({ database, actor, file }) => presentFile(await storeFile(database, contents, actor, file)),
    { maxBytes, quota: uploadQuota },
  )

  serve(app, contract.uploadLimits, async ({ db }) => ({
    maxBytes: Math.min(contract.uploadFile.upload.maxBytes, await maxBytesOf(db)),
  }))

  serveDownload(app, contract.downloadFile, async ({ database, actor, input }) => {
    const { canRead } = app.context
    const file = await database.read(actor.tenantId, (db) => visibleFile(db, actor, input.storage_file_id, canRead))
    return { name: file.name, type: file.type, size: Number(file.size), stream: await contents.get(file.key) }
  })
}

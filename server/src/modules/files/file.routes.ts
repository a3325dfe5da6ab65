import * as contract from '#contract/files/files.ts'
import { serveDownload } from '#kit/http/download.ts'
import type { Files } from '#kit/files/files.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveUpload } from '#kit/files/upload.ts'
import { mostBytes, mostBytesOf, storeFile, visibleFile } from './file.service.ts'
import type { FileRow } from './file.store.ts'
import { uploadQuota } from './quota.service.ts'

/** File as shown by the modules it is attached in. */
export const presentFile = (file: FileRow): contract.StoredFile => ({
  fileId: file.id,
  fileName: file.name,
  fileUrl: `${contract.downloadFile.path}?storage_file_id=${file.key}`,
  storageFileId: file.key,
  size: Number(file.size),
})

export const fileRoutes = (contents: Files) => (app: App) => {
  serveUpload(
    app,
    contract.uploadFile,
    async ({ database, actor, file }) => presentFile(await storeFile(database, contents, actor, file)),
    { mostBytes, quota: uploadQuota },
  )

  serve(app, contract.uploadLimits, async ({ sql }) => ({
    maxBytes: Math.min(contract.uploadFile.upload.maxBytes, await mostBytesOf(sql)),
  }))

  serveDownload(app, contract.downloadFile, async ({ database, actor, input }) => {
    const { canRead } = app.context
    const file = await database.read(actor.tenantId, (sql) => visibleFile(sql, actor, input.storage_file_id, canRead))
    return { name: file.name, type: file.type, size: Number(file.size), stream: await contents.get(file.key) }
  })
}

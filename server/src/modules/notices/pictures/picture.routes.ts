import * as contract from '#contract/notices/pictures.ts'
import type { Files } from '#kit/files/files.ts'
import { serveUpload } from '#kit/files/upload.ts'
import { serveDownload } from '#kit/http/download.ts'
import type { App } from '#kit/http/serve.ts'
import { maxBytes, uploadQuota } from '#modules/files/index.ts'
import { bringPicture, visiblePicture } from './picture.service.ts'

export const pictureRoutes = (contents: Files) => (app: App) => {
  serveUpload(
    app,
    contract.uploadArticlePicture,
    async ({ database, actor, file }) => ({ picture: await bringPicture(database, contents, actor, file) }),
    { maxBytes, quota: uploadQuota },
  )
  serveDownload(
    app,
    contract.showArticlePicture,
    async ({ database, actor, input: { name } }) => {
      const file = await database.read(actor.tenantId, (db) => visiblePicture(db, actor, name.slice(0, 40)))
      return { name, type: file.type, size: Number(file.size), stream: await contents.get(file.key) }
    },
    { shown: true, isPrivate: true },
  )
}

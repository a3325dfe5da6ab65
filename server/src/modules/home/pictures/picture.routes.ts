import * as contract from '#contract/home/pictures.ts'
import type { Files } from '#kit/files/files.ts'
import { serveUpload } from '#kit/files/upload.ts'
import { serveDownload } from '#kit/http/download.ts'
import type { App } from '#kit/http/serve.ts'
import { refuse } from '#kit/refusal.ts'
import { maxBytes, uploadQuota } from '#modules/files/index.ts'
import { bringPicture } from './picture.service.ts'
import { findPicture } from './picture.store.ts'

export const pictureRoutes = (contents: Files) => (app: App) => {
  serveUpload(
    app,
    contract.uploadHomePicture,
    async ({ database, actor, file }) => ({ picture: await bringPicture(database, contents, actor, file) }),
    { maxBytes, quota: uploadQuota },
  )
  serveDownload(
    app,
    contract.showHomePicture,
    async ({ database, actor, input: { name } }) => {
      const key = name.slice(0, 40)
      const found = (await database.read(actor.tenantId, (db) => findPicture(db, key))) ?? refuse('thing.notFound')
      return { name, type: 'image/webp', stream: await contents.get(found.key) }
    },
    { shown: true },
  )
}

import * as contract from '#contract/catalogue/pictures.ts'
import { serveDownload } from '#kit/http/download.ts'
import type { Files } from '#kit/files/files.ts'
import { refuse } from '#kit/refusal.ts'
import type { App } from '#kit/http/serve.ts'
import { serveUpload } from '#kit/files/upload.ts'
import { maxBytes, uploadQuota } from '#modules/files/index.ts'
import { bringPicture } from './picture.service.ts'
import { findPicture } from './picture.store.ts'

export const pictureRoutes = (contents: Files) => (app: App) => {
  serveUpload(
    app,
    contract.uploadPicture,
    async ({ database, actor, file }) => ({ picture: await bringPicture(database, contents, actor, file) }),
    { maxBytes, quota: uploadQuota },
  )

  serveDownload(
    app,
    contract.showPicture,
    async ({ database, actor, input: { name } }) => {
      const key = name.slice(0, 40)
      const picture = (await database.read(actor.tenantId, (db) => findPicture(db, key))) ?? refuse('thing.notFound')
      const stream = await contents.get(name === `${key}.webp` ? picture.key : picture.small_key)
      return { name, type: 'image/webp', stream }
    },
    { shown: true },
  )
}

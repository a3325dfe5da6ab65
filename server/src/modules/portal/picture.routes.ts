import { uploadPortalPicture } from '#contract/portal/pictures.ts'
import type { Files } from '#kit/files/files.ts'
import { serveUpload } from '#kit/files/upload.ts'
import type { App } from '#kit/http/serve.ts'
import { maxBytes, uploadQuota } from '#modules/files/index.ts'
import { bringPicture } from '#modules/home/index.ts'

export const pictureRoutes = (contents: Files) => (app: App) =>
  serveUpload(
    app,
    uploadPortalPicture,
    async ({ database, actor, file }) => ({ picture: await bringPicture(database, contents, actor, file) }),
    { maxBytes, quota: uploadQuota },
  )

import * as contract from '#contract/imports/pictures.ts'
import { say } from '#contract/refusals.ts'
import { type App, serve } from '#kit/serve.ts'
import { serveList } from '#kit/serveList.ts'
import { pictureDownloads, retryPictures } from './import.picture.service.ts'
import { pictureErrorList } from './import.picture.store.ts'
import { findOwnImport } from './import.access.service.ts'

export function importPictureRoutes(app: App) {
  serve(app, contract.getPictureDownloads, ({ sql, actor, input }) => pictureDownloads(sql, actor, input.id))
  serve(app, contract.retryPictureDownloads, ({ sql, actor, input }) => retryPictures(sql, actor, input.id))
  serveList(app, contract.listPictureDownloadErrors, {
    list: pictureErrorList,
    filter: async ({ sql, actor, input: { id } }) => ({ importId: (await findOwnImport(sql, actor, id)).id }),
    present: ({ row_no: row, cell, address, cause, facts }, { actor }) => ({
      row,
      cell,
      address,
      reason: say(cause, actor.lang, facts),
    }),
  })
}

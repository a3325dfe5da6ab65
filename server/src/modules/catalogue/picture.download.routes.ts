import * as contract from '#contract/catalogue/pictureDownloads.ts'
import { say } from '#contract/refusals.ts'
import { type App, serve } from '#kit/serve.ts'
import { serveList } from '#kit/serveList.ts'
import { findOwnImport } from './import.service.ts'
import {
  catalogueSettings,
  pictureDownloads,
  retryPictures,
  saveCatalogueSettings,
} from './picture.download.service.ts'
import { downloadErrorList } from './picture.download.store.ts'

export function pictureDownloadRoutes(app: App) {
  serve(app, contract.getPictureDownloads, ({ sql, actor, input }) => pictureDownloads(sql, actor, input.id))
  serve(app, contract.retryPictureDownloads, ({ sql, actor, input }) => retryPictures(sql, actor, input.id))
  serveList(app, contract.listPictureDownloadErrors, {
    list: downloadErrorList,
    filter: async ({ sql, actor, input: { id } }) => ({ importId: (await findOwnImport(sql, actor, id)).id }),
    present: ({ row_no: row, cell, address, cause, facts }, { actor }) => ({
      row,
      cell,
      address,
      reason: say(cause, actor.lang, facts),
    }),
  })
  serve(app, contract.getCatalogueSettings, ({ sql }) => catalogueSettings(sql))
  serve(app, contract.saveCatalogueSettings, async ({ sql, actor, input }) => {
    await saveCatalogueSettings(sql, actor, input)
    return catalogueSettings(sql)
  })
}

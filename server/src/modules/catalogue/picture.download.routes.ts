import * as contract from '#contract/catalogue/pictureDownloads.ts'
import { say } from '#contract/refusals.ts'
import { pageOf } from '#kit/page.ts'
import { type App, serve } from '#kit/serve.ts'
import { findOwnImport } from './import.service.ts'
import {
  catalogueSettings,
  pictureDownloads,
  retryPictures,
  saveCatalogueSettings,
} from './picture.download.service.ts'
import { pageOfDownloadErrors } from './picture.download.store.ts'

export function pictureDownloadRoutes(app: App) {
  serve(app, contract.getPictureDownloads, ({ sql, actor, input }) => pictureDownloads(sql, actor, input.id))
  serve(app, contract.retryPictureDownloads, ({ sql, actor, input }) => retryPictures(sql, actor, input.id))
  serve(app, contract.listPictureDownloadErrors, async ({ sql, actor, input: { id, page = 1, limit = 10 } }) => {
    await findOwnImport(sql, actor, id)
    const rows = await pageOfDownloadErrors(sql, id, limit, (page - 1) * limit)
    const records = rows.map(({ row_no: row, cell, address, cause, facts }) => {
      return { row, cell, address, reason: say(cause, actor.lang, facts) }
    })
    return pageOf(records, Number(rows[0]?.rows ?? 0), page, limit)
  })
  serve(app, contract.getCatalogueSettings, ({ sql }) => catalogueSettings(sql))
  serve(app, contract.saveCatalogueSettings, async ({ sql, actor, input }) => {
    await saveCatalogueSettings(sql, actor, input)
    return catalogueSettings(sql)
  })
}

import * as contract from '#contract/catalogue/pictureDownloads.ts'
import { type App, serve } from '#kit/serve.ts'
import { catalogueSettings, saveCatalogueSettings } from './picture.download.service.ts'

export function settingsRoutes(app: App) {
  serve(app, contract.getCatalogueSettings, ({ sql }) => catalogueSettings(sql))
  serve(app, contract.saveCatalogueSettings, async ({ sql, actor, input }) => {
    await saveCatalogueSettings(sql, actor, input)
    return catalogueSettings(sql)
  })
}

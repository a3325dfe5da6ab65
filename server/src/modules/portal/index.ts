import type { Module } from '#kit/module.ts'
import { articleRoutes } from './article.routes.ts'
import { loginSettingsRoutes } from './loginSettings.routes.ts'
import { settingsRoutes } from './settings.routes.ts'

export { unlockAccountLogin } from './loginSettings.service.ts'
export { insertArticle, type NewArticle } from './article.store.ts'

export const portal: Module = {
  routes: (app) => {
    articleRoutes(app)
    loginSettingsRoutes(app)
    settingsRoutes(app)
  },
}

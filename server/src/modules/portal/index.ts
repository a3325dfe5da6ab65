import type { Files } from '#kit/files/files.ts'
import type { Module } from '#kit/module.ts'
import { customerServiceRoutes } from './customerService.routes.ts'
import { pictureRoutes } from './picture.routes.ts'
import { loginSettingsRoutes } from './loginSettings.routes.ts'
import { settingsRoutes } from './settings.routes.ts'

export { unlockAccountLogin } from './loginSettings.service.ts'

export const portal = (contents: Files): Module => ({
  routes: (app) => {
    loginSettingsRoutes(app)
    settingsRoutes(app)
    customerServiceRoutes(app)
    pictureRoutes(contents)(app)
  },
})

import type { Module } from '#kit/module.ts'
import { customerServiceRoutes } from './customerService.routes.ts'
import { loginSettingsRoutes } from './loginSettings.routes.ts'
import { settingsRoutes } from './settings.routes.ts'

export { unlockAccountLogin } from './loginSettings.service.ts'

export const portal: Module = {
  routes: (app) => {
    loginSettingsRoutes(app)
    settingsRoutes(app)
    customerServiceRoutes(app)
  },
}

import type { Module } from '#kit/module.ts'
import type { App } from '#kit/http/serve.ts'
import { streamPortal } from './portalStream.ts'
import { tenantRoutes } from './tenant.routes.ts'

export { signalPortal } from './portalStream.ts'
export { changeSettings } from './setting.service.ts'
export {
  readDepartmentSetting,
  readSettings,
  settingText,
  settingTexts,
  storedSettings,
  storeSettings,
} from './setting.store.ts'
export { entranceOf, portalOf } from './portal.service.ts'
export { openPortals, tenantsByHost } from './tenant.service.ts'
export {
  allTenants,
  findTenantByCode,
  findTenantById,
  hostOf,
  incrementVersion,
  insertTenant,
  lockTenant,
  openTenants,
  type TenantRow,
} from './tenant.store.ts'

export const tenancy: Module = {
  routes(app: App) {
    tenantRoutes(app)
    streamPortal(app)
  },
}

import type { Module } from '#kit/module.ts'
import { tenantRoutes } from './tenant.routes.ts'

export { entranceOf, settingsOf } from './tenant.routes.ts'
export { tenantsByHost } from './tenant.service.ts'
export {
  allTenants,
  configNumber,
  configValues,
  findTenantByCode,
  findTenantById,
  insertTenant,
  lockTenant,
  openTenants,
  setConfigs,
  setSettings,
  type TenantRow,
} from './tenant.store.ts'

export const tenancy: Module = { routes: tenantRoutes }

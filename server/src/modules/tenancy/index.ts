import type { Module } from '#kit/module.ts'
import type { App } from '#kit/http/serve.ts'
import { streamPortal } from './portalStream.ts'
import { dictionaryRoutes } from './dictionaries/dictionary.routes.ts'
import { tenantRoutes } from './tenant.routes.ts'
import { tenancyAsks } from './ports.ts'

export {
  allOwnDictionaries,
  clearDefault,
  dictionaryItems,
  itemsOfDictionaries,
  lockDictionaries,
  ownDictionaries,
} from './dictionaries/dictionary.store.ts'
export { readDictionaries } from './dictionaries/dictionary.service.ts'
export { allOwnSequences, drawNumber, lockSequence, ownSequences } from './sequences.store.ts'
export { allOwnPrintTemplates, lockPrintTemplates, ownPrintTemplates, printTemplateOf } from './printTemplates.store.ts'
export { calendarDays, daysBetween, putCalendarDays } from './calendar.store.ts'
export { signalPortal } from './portalStream.ts'
export { changeSettings, saveDepartmentConfig } from './setting.service.ts'
export {
  allDepartmentSettings,
  allStoredSettings,
  readDepartmentSetting,
  readDepartmentSettings,
  readSettings,
  removeSetting,
  settingText,
  settingTexts,
  storedSettings,
  storeSettings,
} from './setting.store.ts'
export { entranceOf, portalMenu, portalOf } from './portal.service.ts'
export { lockMenus, menuChanges, menuEntries, removeMenuChanges } from './menus/menu.store.ts'
export { exportReasons, openPortals, tenantsByHost } from './tenant.service.ts'
export { type Service, serviceOf } from './tenant.rules.ts'
export type { TenantKind, TenantUsage } from './columns.ts'
export {
  allTenants,
  closeSandbox,
  findTenantByCode,
  findTenantByHost,
  findTenantById,
  freeHosts,
  hostOf,
  incrementVersion,
  insertTenant,
  lockTenant,
  openTenants,
  setHosts,
  setReminded,
  setUsage,
  tenantRows,
  type TenantRow,
} from './tenant.store.ts'

export const tenancy: Module = {
  asks: tenancyAsks,
  routes(app: App) {
    tenantRoutes(app)
    streamPortal(app)
    dictionaryRoutes(app)
  },
}

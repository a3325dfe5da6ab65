import { lazyPage } from '#web/messages/lazy.ts'

/** Pages of the server's menu, by route name. */
export const menuPages = {
  auditLog: lazyPage(
    ['identity'],
    async () => (await import('#web/modules/identity/auditLog/AuditLogPage.tsx')).AuditLogPage,
  ),
  positions: lazyPage(
    ['identity'],
    async () => (await import('#web/modules/identity/positions/PositionsPage.tsx')).PositionsPage,
  ),
  roles: lazyPage(['identity'], async () => (await import('#web/modules/identity/roles/RolesPage.tsx')).RolesPage),
}

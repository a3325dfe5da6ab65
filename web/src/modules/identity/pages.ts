import { lazyPage } from '#web/messages/lazy.ts'

/** Pages of the server's menu, by route name. */
export const menuPages = {
  departments: lazyPage(
    ['identity'],
    async () => (await import('#web/modules/identity/departments/DepartmentsPage.tsx')).DepartmentsPage,
  ),
  auditLog: lazyPage(
    ['identity'],
    async () => (await import('#web/modules/identity/auditLog/AuditLogPage.tsx')).AuditLogPage,
  ),
  roles: lazyPage(['identity'], async () => (await import('#web/modules/identity/roles/RolesPage.tsx')).RolesPage),
}

import { lazyPage } from '#web/messages/lazy.ts'

/** Pages that the menu leads to, by the route names of its entries. */
export const menuPages = {
  departments: lazyPage(
    ['identity'],
    async () => (await import('#web/modules/identity/departments/DepartmentsPage.tsx')).DepartmentsPage,
  ),
  roles: lazyPage(['identity'], async () => (await import('#web/modules/identity/roles/RolesPage.tsx')).RolesPage),
}

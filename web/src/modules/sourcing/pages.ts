import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with an address of their own. */
export const fixedPages = {
  '/projectEdit': lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/projects/form/ProjectEditPage.tsx')).ProjectEditPage,
  ),
  '/projectManage': lazyPage(
    ['approvals', 'sourcing'],
    async () => (await import('#web/modules/sourcing/projects/manage/ProjectManagePage.tsx')).ProjectManagePage,
  ),
  '/supplierEnrolment': lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/supplier/EnrolmentPage.tsx')).EnrolmentPage,
  ),
}

/** Pages that the menu leads to, by the route names of its entries. */
export const menuPages = {
  myProjects: lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/projects/ProjectsPage.tsx')).ProjectsPage,
  ),
  supplierProjects: lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/supplier/SupplierProjectsPage.tsx')).SupplierProjectsPage,
  ),
  tenantProjects: lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/projects/TenantProjectsPage.tsx')).TenantProjectsPage,
  ),
}

import { lazyPage } from '#web/messages/lazy.ts'

/** Pages before a login. */
export const openPages = {
  '/invite': lazyPage(
    ['login', 'platform'],
    async () => (await import('#web/modules/platform/invitation/InvitePage.tsx')).InvitePage,
  ),
}

/** Pages of menu entries by route name. */
export const menuPages = {
  tenants: lazyPage(
    ['platform'],
    async () => (await import('#web/modules/platform/tenants/TenantsPage.tsx')).TenantsPage,
  ),
  platformRequests: lazyPage(
    ['platform'],
    async () => (await import('#web/modules/platform/DeletionsPage.tsx')).DeletionsPage,
  ),
  onboardingChecklist: lazyPage(
    ['platform'],
    async () => (await import('#web/modules/platform/checklist/ChecklistPage.tsx')).ChecklistPage,
  ),
  dataExports: lazyPage(
    ['platform'],
    async () => (await import('#web/modules/platform/DataExportsPage.tsx')).DataExportsPage,
  ),
}

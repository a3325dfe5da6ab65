import { lazyPage } from '#web/messages/lazy.ts'

/** Pages that the menu leads to, by the route names of its entries. */
export const menuPages = {
  ssoEntries: lazyPage(['sso'], async () => (await import('#web/modules/sso/SsoEntriesPage.tsx')).SsoEntriesPage),
  operationalRole: lazyPage(
    ['sso'],
    async () => (await import('#web/modules/sso/OperationalRolePage.tsx')).OperationalRolePage,
  ),
}

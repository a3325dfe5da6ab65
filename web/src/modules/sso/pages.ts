import { lazyPage } from '#web/messages/lazy.ts'

/** Pages of the server's menu, by route name. */
export const menuPages = {
  ssoEntries: lazyPage(['sso'], async () => (await import('#web/modules/sso/SsoEntriesPage.tsx')).SsoEntriesPage),
  operationalRole: lazyPage(
    ['sso'],
    async () => (await import('#web/modules/sso/OperationalRolePage.tsx')).OperationalRolePage,
  ),
}

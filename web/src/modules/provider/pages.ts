import { lazyPage } from '#web/messages/lazy.ts'

/** Pages of the server's menu, by route name. */
export const menuPages = {
  applications: lazyPage(
    ['provider'],
    async () => (await import('#web/modules/provider/ApplicationsPage.tsx')).ApplicationsPage,
  ),
}

/** Pages before a login. */
export const openPages = {
  '/oidcConsent': lazyPage(
    ['provider'],
    async () => (await import('#web/modules/provider/ConsentPage.tsx')).ConsentPage,
  ),
  '/oidcLogout': lazyPage(['provider'], async () => (await import('#web/modules/provider/LogoutPage.tsx')).LogoutPage),
  '/oidcError': lazyPage(['provider'], async () => (await import('#web/modules/provider/ErrorPage.tsx')).ErrorPage),
}

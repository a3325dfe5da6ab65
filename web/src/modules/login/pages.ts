import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with a fixed address. */
export const fixedPages = {
  '/userInformation': lazyPage(
    ['login'],
    async () => (await import('#web/modules/login/account/AccountPage.tsx')).AccountPage,
  ),
  '/passwordEdit': lazyPage(
    ['login'],
    async () => (await import('#web/modules/login/passwords/PasswordEditPage.tsx')).PasswordEditPage,
  ),
  '/qrConfirm': lazyPage(
    ['login'],
    async () => (await import('#web/modules/login/qr/QrConfirmPage.tsx')).QrConfirmPage,
  ),
}

/** Pages before a login. */
export const openPages = {
  '/resetPasswords': lazyPage(
    ['login'],
    async () => (await import('#web/modules/login/passwords/ResetPage.tsx')).ResetPage,
  ),
}

/** Pages of the server's menu, by route name. */
export const menuPages = {
  trials: lazyPage(
    ['identity', 'login.trials'],
    async () => (await import('#web/modules/login/trial/TrialsPage.tsx')).TrialsPage,
  ),
}

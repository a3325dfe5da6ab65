import { lazyPage } from '#web/messages/lazy.ts'

/** Pages of the server's menu, by route name. */
export const menuPages = {
  settings: lazyPage(['portal'], async () => (await import('#web/modules/portal/SettingsPage.tsx')).SettingsPage),
  loginSettings: lazyPage(
    ['portal'],
    async () => (await import('#web/modules/portal/LoginSettingsPage.tsx')).LoginSettingsPage,
  ),
}

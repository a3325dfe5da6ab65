import { lazyPage } from '#web/messages/lazy.ts'

/** Pages that the menu leads to, by the route names of its entries. */
export const menuPages = {
  settings: lazyPage(['portal'], async () => (await import('#web/modules/portal/SettingsPage.tsx')).SettingsPage),
  loginSettings: lazyPage(
    ['portal'],
    async () => (await import('#web/modules/portal/LoginSettingsPage.tsx')).LoginSettingsPage,
  ),
}

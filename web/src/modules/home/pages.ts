import { lazyPage } from '#web/messages/lazy.ts'

/** Pages of the server's menu, by route name. */
export const menuPages = {
  homeLayouts: lazyPage(
    ['catalogue', 'home', 'home.public'],
    async () => (await import('#web/modules/home/editor/LayoutsPage.tsx')).LayoutsPage,
  ),
}

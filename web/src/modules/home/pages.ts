import { lazyPage } from '#web/messages/lazy.ts'

/** Pages that the menu leads to, by the route names of its entries. */
export const menuPages = {
  homeLayouts: lazyPage(
    ['catalogue', 'home', 'home.public'],
    async () => (await import('#web/modules/home/editor/LayoutsPage.tsx')).LayoutsPage,
  ),
}

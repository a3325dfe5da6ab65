import { lazyPage } from '#web/messages/lazy.ts'

/** Pages of the server's menu, by route name. */
export const menuPages = {
  suppliers: lazyPage(
    ['suppliers'],
    async () => (await import('#web/modules/suppliers/SuppliersPage.tsx')).SuppliersPage,
  ),
}

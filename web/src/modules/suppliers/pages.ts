import { lazyPage } from '#web/messages/lazy.ts'

/** Pages that the menu leads to, by the route names of its entries. */
export const menuPages = {
  suppliers: lazyPage(
    ['suppliers'],
    async () => (await import('#web/modules/suppliers/SuppliersPage.tsx')).SuppliersPage,
  ),
}

import { lazyPage } from '#web/messages/lazy.ts'

/** Pages that the menu leads to, by the route names of its entries. */
export const menuPages = {
  supplierImport: lazyPage(['imports'], async () => (await import('#web/modules/imports/ImportPage.tsx')).ImportPage),
}

import { lazyPage } from '#web/messages/lazy.ts'

/** Pages of the server's menu, by route name. */
export const menuPages = {
  supplierImport: lazyPage(['imports'], async () => (await import('#web/modules/imports/ImportPage.tsx')).ImportPage),
}

import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with an address of their own. */
export const fixedPages = {
  '/permissionRestore': lazyPage(
    ['restrictions.public'],
    async () => (await import('#web/modules/restrictions/applying/RestorePage.tsx')).RestorePage,
  ),
}

/** Pages that the menu leads to, by the route names of its entries. */
export const menuPages = {
  restrictions: lazyPage(
    ['restrictions'],
    async () => (await import('#web/modules/restrictions/handling/RestrictionsPage.tsx')).RestrictionsPage,
  ),
  restoreQueue: lazyPage(
    ['restrictions', 'restrictions.public'],
    async () => (await import('#web/modules/restrictions/handling/RestoreQueuePage.tsx')).RestoreQueuePage,
  ),
}

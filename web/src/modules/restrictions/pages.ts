import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with a fixed address. */
export const fixedPages = {
  '/permissionRestore': lazyPage(
    ['restrictions.public'],
    async () => (await import('#web/modules/restrictions/applying/RestorePage.tsx')).RestorePage,
  ),
}

/** Pages of the server's menu, by route name. */
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

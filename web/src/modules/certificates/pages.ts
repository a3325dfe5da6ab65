import { lazyPage } from '#web/messages/lazy.ts'

/** Pages before a login. */
export const openPages = {
  '/CADemo': lazyPage(
    ['certificates'],
    async () => (await import('#web/modules/certificates/CaDemoPage.tsx')).CaDemoPage,
  ),
}

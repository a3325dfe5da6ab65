import { ssrPage } from '#web/kit/ssr/ssrPage.ts'

/** Server-rendered pages before a login. */
export const openSsrPages = {
  '/operationPlatformView': ssrPage(
    ['login', 'sso'],
    async () => (await import('./OperationPlatformPage.tsx')).OperationPlatformPage,
    {
      sources: ['src/modules/sso/OperationPlatformPage.tsx'],
      prefetch: async (client) => (await import('./prefetch.ts')).prefetchStation(client),
    },
  ),
}

import { ssrPage } from '#web/kit/ssr/ssrPage.ts'

/** Pages before a login that are rendered on the server. */
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

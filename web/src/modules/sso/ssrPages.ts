import { getUrlList } from '#contract/sso/jumps.ts'
import { prefetch } from '#web/kit/client/prefetch.ts'
import { ssrPage } from '#web/kit/ssr/ssrPage.ts'

/** Pages before a login that are rendered on the server. */
export const openSsrPages = {
  '/operationPlatformView': ssrPage(
    ['login', 'sso'],
    async () => (await import('./OperationPlatformPage.tsx')).OperationPlatformPage,
    {
      sources: ['src/modules/sso/OperationPlatformPage.tsx'],
      prefetch: (client) => prefetch(client, getUrlList, {}),
    },
  ),
}

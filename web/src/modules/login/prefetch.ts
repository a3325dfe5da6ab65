import type { QueryClient } from '@tanstack/react-query'
import { getAllCaInfos } from '#contract/certificates/certificates.ts'
import { getLoginArticles } from '#contract/notices/loginArticles.ts'
import { prefetch } from '#web/kit/client/prefetch.ts'

/** What the login reads before it is shown. */
export const prefetchLogin = (client: QueryClient): Promise<unknown> =>
  Promise.all([prefetch(client, getLoginArticles, {}), prefetch(client, getAllCaInfos, {})])

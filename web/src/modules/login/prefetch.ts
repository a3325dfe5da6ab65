import type { QueryClient } from '@tanstack/react-query'
import { getAllCaInfos } from '#contract/certificates/certificates.ts'
import { getLoginArticles } from '#contract/notices/loginArticles.ts'
import { prefetch } from '#web/kit/client/prefetch.ts'

/** Data of the login page. */
export const prefetchLogin = (client: QueryClient): Promise<unknown> =>
  Promise.all([prefetch(client, getLoginArticles, {}), prefetch(client, getAllCaInfos, {})])

import type { QueryClient } from '@tanstack/react-query'
import { getListByPId, portalList, queryArticle, releasePage } from '#contract/notices/reading.ts'
import { prefetch } from '#web/kit/client/prefetch.ts'
import { columnQueryOf, everyColumn, latestQuery, listQueryOf } from './listQuery.ts'
import type { Variant } from './publicPaths.ts'
import { articleIn } from './readingPaths.ts'

export const prefetchList = (client: QueryClient, variant: Variant, search: URLSearchParams): Promise<unknown> =>
  Promise.all([
    prefetch(client, getListByPId, everyColumn),
    prefetch(client, releasePage, listQueryOf(variant, search)),
  ])

export const prefetchColumn = (client: QueryClient, search: URLSearchParams): Promise<unknown> =>
  Promise.all([prefetch(client, getListByPId, everyColumn), prefetch(client, portalList, columnQueryOf(search))])

export async function prefetchArticle(client: QueryClient, search: URLSearchParams): Promise<unknown> {
  const named = articleIn(search)
  if (named === undefined) return undefined
  return Promise.all([prefetch(client, queryArticle, named), prefetch(client, portalList, latestQuery)])
}

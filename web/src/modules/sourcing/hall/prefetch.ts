import type { QueryClient } from '@tanstack/react-query'
import { getLatestTwentiethWinResult } from '#contract/sourcing/result.ts'
import { getHallFigures, getHallFilters, listHall } from '#contract/sourcing/projectCards.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { prefetch } from '#web/kit/client/prefetch.ts'
import { filtersOf, fixedOf, hallQueryOf, winQueryOf } from './hallQuery.ts'

/** Data of a hall: separate from the page, so that data and code load in parallel. */
export function prefetchHall(
  client: QueryClient,
  kind: ProjectKind | undefined,
  search: URLSearchParams,
): Promise<unknown> {
  const query = hallQueryOf(kind, search)
  return Promise.all([
    prefetch(client, listHall, query),
    prefetch(client, getHallFigures, filtersOf(query)),
    prefetch(client, getHallFilters, fixedOf(kind)),
    // Prefetched because they are above the projects; loading them later would shift the layout.
    prefetch(client, getLatestTwentiethWinResult, winQueryOf(kind)),
  ])
}

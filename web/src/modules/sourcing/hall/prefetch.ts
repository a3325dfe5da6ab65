import type { QueryClient } from '@tanstack/react-query'
import { getLatestTwentiethWinResult } from '#contract/sourcing/result.ts'
import { getHallFigures, getHallFilters, listHall } from '#contract/sourcing/projectCards.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { prefetch } from '#web/kit/client/prefetch.ts'
import { filtersOf, fixedOf, hallQueryOf, winQueryOf } from './hallQuery.ts'

/** What a hall reads: not part of the page, so that data and code are fetched at once. */
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
    // They stand above the projects, and would push them down where they came later.
    prefetch(client, getLatestTwentiethWinResult, winQueryOf(kind)),
  ])
}

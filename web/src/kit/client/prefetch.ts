import type { QueryClient } from '@tanstack/react-query'
import type { Input, Reply, Route } from '#contract/kit/route.ts'
import { call } from './api.ts'
import { keyOf } from './queryKey.ts'

/** Prefetches a query. Errors are silent, since no component waits for it yet. */
export const prefetch = <R extends Route>(client: QueryClient, route: R, input: Input<R>): Promise<void> =>
  client.prefetchQuery({
    queryKey: keyOf(route, input),
    queryFn: ({ signal }) => call(route, input, { signal }),
    meta: { silent: true },
  })

/** Cached reply, if it was prefetched. */
export const cachedReply = <R extends Route>(client: QueryClient, route: R, input: Input<R>): Reply<R> | undefined =>
  client.getQueryData<Reply<R>>(keyOf(route, input))

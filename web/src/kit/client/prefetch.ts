import type { QueryClient } from '@tanstack/react-query'
import type { Input, Reply, Route } from '#contract/kit/route.ts'
import { call } from './api.ts'
import { keyOf } from './queryKey.ts'

/** Asks before anybody needs the answer. Nobody waits for it, so its no is nobody's yet. */
export const prefetch = <R extends Route>(client: QueryClient, route: R, input: Input<R>): Promise<void> =>
  client.prefetchQuery({
    queryKey: keyOf(route, input),
    queryFn: ({ signal }) => call(route, input, { signal }),
    meta: { silent: true },
  })

/** What has been answered already, if it was asked ahead. */
export const cachedReply = <R extends Route>(client: QueryClient, route: R, input: Input<R>): Reply<R> | undefined =>
  client.getQueryData<Reply<R>>(keyOf(route, input))

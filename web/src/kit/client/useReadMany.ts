import { useQueries, useSuspenseQueries } from '@tanstack/react-query'
import type { Input, Reply, Route } from '#contract/kit/route.ts'
import { keyOf } from './queryKey.ts'
import { call } from './api.ts'

/** Reads a route for several inputs in parallel (suspends). */
export const useReadMany = <R extends Route>(route: R, inputs: readonly Input<R>[]): Reply<R>[] =>
  useSuspenseQueries({
    queries: inputs.map((input) => ({
      queryKey: keyOf(route, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(route, input, { signal }),
    })),
  }).map(({ data }) => data)

/** Optional reads for several inputs; each is undefined until it has arrived. */
export const useOptionalReadMany = <R extends Route>(
  route: R,
  inputs: readonly Input<R>[],
): readonly (Reply<R> | undefined)[] => useDatedReadMany(route, inputs).map((each) => each?.reply)

/** Reply with the time in ms when it was read. */
export interface DatedReply<T> {
  readonly reply: T
  readonly readAt: number
}

/** Optional reads for several inputs, to compare replies that may contradict each other: the newer one is right. */
export const useDatedReadMany = <R extends Route>(
  route: R,
  inputs: readonly Input<R>[],
): readonly (DatedReply<Reply<R>> | undefined)[] =>
  useQueries({
    queries: inputs.map((input) => ({
      queryKey: keyOf(route, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(route, input, { signal }),
    })),
  }).map(({ data, dataUpdatedAt }) => (data === undefined ? undefined : { reply: data, readAt: dataUpdatedAt }))

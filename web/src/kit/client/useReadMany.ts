import { useQueries, useSuspenseQueries } from '@tanstack/react-query'
import type { Input, Reply, Route } from '#contract/kit/route.ts'
import { keyOf } from './queryKey.ts'
import { call } from './api.ts'

/** The same read for several inputs, all at once. */
export const useReadMany = <R extends Route>(route: R, inputs: readonly Input<R>[]): Reply<R>[] =>
  useSuspenseQueries({
    queries: inputs.map((input) => ({
      queryKey: keyOf(route, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(route, input, { signal }),
    })),
  }).map(({ data }) => data)

/** The same for several inputs; each result is undefined until it has arrived. */
export const useOptionalReadMany = <R extends Route>(
  route: R,
  inputs: readonly Input<R>[],
): readonly (Reply<R> | undefined)[] =>
  useQueries({
    queries: inputs.map((input) => ({
      queryKey: keyOf(route, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(route, input, { signal }),
    })),
  }).map(({ data }) => data)

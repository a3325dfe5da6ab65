import { keepPreviousData, useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, Reply, Route } from '#contract/kit/route.ts'
import { hydratedAt, whenHydrated, useHydrated } from './hydration.ts'
import { Unreachable, isOutdated } from './refused.ts'
import { type CallOptions, send } from './request.ts'
import { serviceOf, replyIn } from './reply.ts'
import { keyOf } from './queryKey.ts'

export async function call<R extends Route>(route: R, input: Input<R>, options: CallOptions = {}): Promise<Reply<R>> {
  const answer = await send(route, input, options).catch((error: unknown) => {
    if (options.signal?.aborted) throw error
    throw new Unreachable(serviceOf(route))
  })
  return replyIn(route, answer)
}

/** A part of a page that may fail by itself: what is known, whether it failed, and a way to ask again. */
interface IndependentRead<R extends Route> {
  readonly reply: Reply<R> | undefined
  readonly isLate: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

interface IndependentOptions {
  /** It renders at once, and neither waits nor fails in the boundary above. */
  readonly suspense: false
  readonly enabled?: boolean
}

/** Reads through a route: waits in the boundary above, fails in the boundary above, unless it is to stand by itself. */
export function useRead<R extends Route>(route: R, input: Input<R>): Reply<R>
export function useRead<R extends Route>(route: R, input: Input<R>, options: IndependentOptions): IndependentRead<R>
export function useRead<R extends Route>(route: R, input: Input<R>, options?: IndependentOptions) {
  // A call site is always of one kind, so its hooks never change.
  const read = options ? useIndependentRead : useSuspendingRead
  return read(route, input, options?.enabled)
}

const useSuspendingRead = <R extends Route>(route: R, input: Input<R>): Reply<R> =>
  useSuspenseQuery({ queryKey: keyOf(route, input), queryFn: ({ signal }) => call(route, input, { signal }) }).data

function useIndependentRead<R extends Route>(route: R, input: Input<R>, enabled = true): IndependentRead<R> {
  const isHere = useHydrated()
  const { data, dataUpdatedAt, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: keyOf(route, input),
    queryFn: async ({ signal }) => {
      await whenHydrated()
      return call(route, input, { signal })
    },
    placeholderData: keepPreviousData,
    enabled,
  })
  // Hydration renders what the server rendered, whatever has been answered since.
  const reply = isHere || dataUpdatedAt <= hydratedAt() ? data : undefined
  return { reply, isLate: isPlaceholderData, hasFailed: isError, retry: () => void refetch() }
}

/** Reads beside the page: a count, a suggestion. It neither waits nor fails; undefined until it is known. */
export const useOptionalRead = <R extends Route>(route: R, input: Input<R>, enabled = true): Reply<R> | undefined =>
  useIndependentRead(route, input, enabled).reply

/** Everything on the screen asks again: somebody else has changed it. */
export function useReload(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries()
}

/** A mutation that says its own no; the others are answered by a message. */
export interface WriteOptions<R extends Route> {
  readonly silent?: boolean
  /** From `freshKey`, one for each thing that the person means to do once. */
  readonly idempotencyKey?: string
  /** Writes of one scope go one after the other. */
  readonly scope?: string
  /** Comes before the screen asks again, and also where that has taken away what wrote. */
  readonly onDone?: (reply: Reply<R>, input: Input<R>) => void
}

/**
 * Writes through a route; afterwards everything on the screen asks again, also where somebody else was faster. What a
 * person fills in is a form: `useForm`.
 */
export function useWrite<R extends Route>(route: R, options: WriteOptions<R> = {}) {
  const { silent = false, idempotencyKey, scope, onDone } = options
  const client = useQueryClient()
  return useMutation<Reply<R>, Error, Input<R>>({
    meta: { silent },
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    mutationFn: (input) => call(route, input, idempotencyKey === undefined ? {} : { idempotencyKey }),
    onSuccess: (reply, input) => {
      onDone?.(reply, input)
      return client.invalidateQueries()
    },
    onError: (error) => (isOutdated(error) ? client.invalidateQueries() : undefined),
  })
}

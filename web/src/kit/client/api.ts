import { keepPreviousData, useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, Reply, Route } from '#contract/kit/route.ts'
import { hydratedAt, whenHydrated, useHydrated } from './hydration.ts'
import { Refused, Unreachable, isOutdated } from './refused.ts'
import { type CallOptions, send } from './request.ts'
import { withApprovers } from '#web/kit/session/approverChoice.ts'
import { withSession } from '#web/kit/session/relogin.ts'
import { serviceOf, replyIn } from './reply.ts'
import { keyOf } from './queryKey.ts'

export const call = <R extends Route>(route: R, input: Input<R>, options: CallOptions = {}): Promise<Reply<R>> =>
  options.isFarewell
    ? callOnce(route, input, options)
    : withSession(route, () => withApprovers(() => callOnce(route, input, options)))

async function callOnce<R extends Route>(route: R, input: Input<R>, options: CallOptions): Promise<Reply<R>> {
  const answer = await send(route, input, options).catch((error: unknown) => {
    if (options.signal?.aborted) throw error
    throw new Unreachable(serviceOf(route))
  })
  return replyIn(route, answer)
}

/** Query of a part that may fail on its own: reply, staleness, failure, retry. */
interface IndependentRead<R extends Route> {
  readonly reply: Reply<R> | undefined
  readonly isLate: boolean
  readonly hasFailed: boolean
  /** Refusal of the server, if that is why it failed. */
  readonly refusal: Refused | undefined
  readonly retry: () => void
}

interface IndependentOptions {
  /** Renders immediately, without suspending or throwing to the boundary above. */
  readonly suspense: false
  readonly enabled?: boolean
}

/** Reads through a route. Suspends, and throws to the error boundary above, unless `suspense` is false. */
export function useRead<R extends Route>(route: R, input: Input<R>): Reply<R>
export function useRead<R extends Route>(route: R, input: Input<R>, options: IndependentOptions): IndependentRead<R>
export function useRead<R extends Route>(route: R, input: Input<R>, options?: IndependentOptions) {
  // Each call site always passes or omits the options, so the order of hooks is stable.
  const read = options ? useIndependentRead : useSuspendingRead
  return read(route, input, options?.enabled)
}

const useSuspendingRead = <R extends Route>(route: R, input: Input<R>): Reply<R> =>
  useSuspenseQuery({ queryKey: keyOf(route, input), queryFn: ({ signal }) => call(route, input, { signal }) }).data

function useIndependentRead<R extends Route>(route: R, input: Input<R>, enabled = true): IndependentRead<R> {
  const isHere = useHydrated()
  const { data, dataUpdatedAt, error, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: keyOf(route, input),
    queryFn: async ({ signal }) => {
      await whenHydrated()
      return call(route, input, { signal })
    },
    placeholderData: keepPreviousData,
    enabled,
  })
  // During hydration only data of the server's render is used, to match its HTML.
  const reply = isHere || dataUpdatedAt <= hydratedAt() ? data : undefined
  const refusal = error instanceof Refused ? error : undefined
  return { reply, isLate: isPlaceholderData, hasFailed: isError, refusal, retry: () => void refetch() }
}

/** Optional read such as a count or suggestion: never suspends or fails; undefined until it is known. */
export const useOptionalRead = <R extends Route>(route: R, input: Input<R>, enabled = true): Reply<R> | undefined =>
  useIndependentRead(route, input, enabled).reply

/** Refetches all queries, after another user's change. */
export function useReload(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries()
}

/** Mutation options; `silent` mutations handle their errors themselves instead of the global message. */
export interface WriteOptions<R extends Route> {
  readonly silent?: boolean
  /** Idempotency key from `freshKey`, one for each intended action. */
  readonly idempotencyKey?: string
  /** Serialises writes of the same scope. */
  readonly scope?: string
  /** Called before queries are refetched, even if the component was unmounted. */
  readonly onDone?: (reply: Reply<R>, input: Input<R>) => void
}

/** Writes through a route and then refetches all queries, also after a conflict. Forms use `useForm`. */
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

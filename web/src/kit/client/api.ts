import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  useSuspenseQueries,
  useSuspenseQuery,
} from '@tanstack/react-query'
import type { Envelope, Input, Reply, Route } from '#contract/kit/route.ts'
import { languageTag } from './preferences.ts'
import { type NamedRefusal, refusalNumbers } from './refusalNumbers.ts'
import { bearer } from './session.ts'
import { hydratedAt, whenHydrated, useHydrated, pageRequest } from './hydration.ts'
import { writeSearchParams } from './searchParams.ts'

/** The server's no: its number, its sentence in the reader's language, and the facts that came with it. */
export class Refused extends Error {
  readonly code: number
  readonly facts: unknown
  readonly trace: string

  constructor({ code, message, data, traceid }: Envelope<unknown>) {
    // The server's own failure: its sentence says nothing of what went wrong, so the trace stands with it.
    super(code === -1 && traceid !== '' ? `${message}/${traceid}` : message)
    this.name = 'Refused'
    this.code = code
    this.facts = data
    this.trace = traceid
  }

  is(code: NamedRefusal): boolean {
    return this.code === refusalNumbers[code]
  }
}

/** No answer, or none that can be understood. The trace is the server's, or else the name of the service that was asked. */
export class Unreachable extends Error {
  readonly trace: string

  constructor(trace: string) {
    super(`unreachable: ${trace}`)
    this.name = 'Unreachable'
    this.trace = trace
  }
}

/** The numbers that the specification reserves for a system in trouble; the session's own four are not among them. */
const isTrouble = (code: number) => (code < -1 && code > -98) || code < -101 || (code >= 1_000_000 && code <= 9_899_999)

export interface CallOptions {
  /** The same key and body get the same answer, however often they are sent. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** What only this browser can send. */
  readonly headers?: Readonly<Record<string, string>>
}

export async function call<R extends Route>(route: R, input: Input<R>, options: CallOptions = {}): Promise<Reply<R>> {
  const answer = await send(route, input, options).catch((error: unknown) => {
    if (options.signal?.aborted) throw error
    throw new Unreachable(serviceOf(route))
  })
  return replyIn(route, answer)
}

export const serviceOf = (route: Route): string => route.path.split('/')[1] ?? ''

/** What an answer says: its data, or one of the two errors. */
export function replyIn<R extends Route>(route: R, { ok, body }: { ok: boolean; body: unknown }): Reply<R> {
  if (!isEnvelope(body)) throw new Unreachable(serviceOf(route))
  const { code, traceid, data } = body
  if (code === 0 && ok) return data as Reply<R>
  if ((!ok && code !== refusalNumbers['request.tooMany']) || isTrouble(code)) throw new Unreachable(traceid)
  throw new Refused(body)
}

/** Who asks, and in which language an answer is read. */
export function callerHeaders(): Record<string, string> {
  const token = bearer()
  return { 'accept-language': languageTag(), ...(token === null ? {} : { authorization: `Bearer ${token}` }) }
}

async function send<R extends Route>(route: R, input: Input<R>, options: CallOptions) {
  const response = await request(route, input, options)
  return { ok: response.ok, body: (await response.json()) as unknown }
}

/** The bare call: what asks for a file reads the answer itself. */
export function request<R extends Route>(route: R, input: Input<R>, { idempotencyKey, signal, headers }: CallOptions) {
  const search = route.method === 'GET' ? writeSearchParams(input).toString() : ''
  const send = pageRequest()?.send ?? fetch
  return send(search === '' ? route.path : `${route.path}?${search}`, {
    method: route.method,
    headers: {
      ...callerHeaders(),
      ...headers,
      ...(route.method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(route.method === 'POST' ? { body: JSON.stringify(input) } : {}),
    ...(signal ? { signal } : {}),
  })
}

const isEnvelope = (body: unknown): body is Envelope<unknown> =>
  typeof body === 'object' && body !== null && typeof (body as { code?: unknown }).code === 'number'

const keyOf = (route: Route, input: unknown): QueryKey => [route.path, input]

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

/** The same question about several things, all at once. */
export const useReadMany = <R extends Route>(route: R, inputs: readonly Input<R>[]): Reply<R>[] =>
  useSuspenseQueries({
    queries: inputs.map((input) => ({
      queryKey: keyOf(route, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(route, input, { signal }),
    })),
  }).map(({ data }) => data)

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

/** The same for several questions of a kind; each is undefined until it is known. */
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

/** Somebody else has changed meanwhile what was to be written. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Refused && (error.is('thing.stale') || error.is('thing.wrongState'))

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

/** 128 random bits; also where the page is served without TLS, and `crypto.randomUUID` is not there. */
export const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

import type { Input, Route } from '#contract/kit/route.ts'
import { languageTag } from './preferences.ts'
import { bearer } from './session.ts'
import { pageRequest } from './hydration.ts'
import { writeSearchParams } from '#web/kit/url/searchParams.ts'

export interface CallOptions {
  /** The same key and body get the same answer, however often they are sent. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** What only this browser can send. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Who asks, and in which language an answer is read. */
export function callerHeaders(): Record<string, string> {
  const token = bearer()
  return { 'accept-language': languageTag(), ...(token === null ? {} : { authorization: `Bearer ${token}` }) }
}

export async function send<R extends Route>(route: R, input: Input<R>, options: CallOptions) {
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

/** 128 random bits; also where the page is served without TLS, and `crypto.randomUUID` is not there. */
export const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * A picture that is given to a session alone, where an `img` would ask without one; null where there is none to see.
 */
export async function fetchPicture(address: string, signal: AbortSignal): Promise<Blob | null> {
  const response = await fetch(address, { headers: callerHeaders(), signal })
  const isPicture = response.headers.get('content-type')?.startsWith('image/') === true
  return isPicture ? response.blob() : null
}

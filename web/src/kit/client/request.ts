import type { Input, Route } from '#contract/kit/route.ts'
import { languageTag } from './preferences.ts'
import { bearer } from './session/session.ts'
import { pageRequest } from './hydration.ts'
import { writeSearchParams } from '#web/kit/url/searchParams.ts'

export interface CallOptions {
  /** Idempotency key: the same key and body get the same response, however often they are sent. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** Ends the session itself: nobody is asked to log in again for it. */
  readonly isFarewell?: boolean
  /** Additional headers. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Headers of every call: bearer token and language. */
export function callerHeaders(): Record<string, string> {
  const token = bearer()
  return { 'accept-language': languageTag(), ...(token === null ? {} : { authorization: `Bearer ${token}` }) }
}

export async function send<R extends Route>(route: R, input: Input<R>, options: CallOptions) {
  const response = await request(route, input, options)
  return { ok: response.ok, body: (await response.json()) as unknown }
}

/** Low-level call; downloads read its response themselves. */
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

/** Random key of 128 bits. Does not use `crypto.randomUUID`, which requires a secure context (TLS). */
export const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Fetches a picture that needs a session, since an `img` element sends no token; null if it is not a picture. */
export async function fetchPicture(address: string, signal: AbortSignal): Promise<Blob | null> {
  const response = await fetch(address, { headers: callerHeaders(), signal })
  const isPicture = response.headers.get('content-type')?.startsWith('image/') === true
  return isPicture ? response.blob() : null
}

import type { Envelope, Reply, Route } from '#contract/kit/route.ts'
import { refusalNumbers } from './refusalNumbers.ts'
import { Refused, Unreachable } from './refused.ts'

/** Codes that the specification reserves for system failures; excludes the four session codes. */
const isTrouble = (code: number) => (code < -1 && code > -98) || code < -101 || (code >= 1_000_000 && code <= 9_899_999)

export const serviceOf = (route: Route): string => route.path.split('/')[1] ?? ''

/** Returns the data of a response; throws `Refused` or `Unreachable`. */
export function replyIn<R extends Route>(route: R, { ok, body }: { ok: boolean; body: unknown }): Reply<R> {
  if (!isEnvelope(body)) throw new Unreachable(serviceOf(route))
  const { code, traceid, data } = body
  if (code === 0 && ok) return data as Reply<R>
  if ((!ok && code !== refusalNumbers['request.tooMany']) || isTrouble(code)) throw new Unreachable(traceid)
  throw new Refused(body)
}

const isEnvelope = (body: unknown): body is Envelope<unknown> =>
  typeof body === 'object' && body !== null && typeof (body as { code?: unknown }).code === 'number'

import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest, preHandlerHookHandler } from 'fastify'
import type { Brake } from '#contract/kit/route.ts'
import type { House } from '#kit/serve.ts'

/** Calls a minute; a brake that is not named holds nobody back. */
export type Limits = Readonly<Partial<Record<Brake, number>>>

const window = 60_000

/** Who is counted: a person wherever they call from, or an address where nobody has logged in. An IPv6 neighbourhood is one address. */
function callerOf({ actor, ip }: FastifyRequest): string {
  return actor === undefined || actor.userId === '0' ? normalizeIP(ip) : `${actor.tenantId}/${actor.userId}`
}

/**
 * Counts the calls of each caller in a minute that begins with the first of them all. The plugin's own hook would cost a tenth of a page of
 * the mall, mostly in promises.
 */
function brakeAt(most: number): preHandlerHookHandler {
  const calls = new Map<string, number>()
  let endsAt = 0
  return (request, reply, done) => {
    const now = performance.now()
    if (now >= endsAt) {
      calls.clear()
      endsAt = now + window
    }
    const caller = callerOf(request)
    const count = (calls.get(caller) ?? 0) + 1
    calls.set(caller, count)
    if (count <= most) return done()
    reply.header('retry-after', Math.ceil((endsAt - now) / 1000))
    done(Object.assign(new Error('too many calls'), { statusCode: 429 }))
  }
}

/** One counter a brake: the calls of a login are counted together. */
export const openBrakes = (limits: Limits): House['brakes'] =>
  Object.fromEntries(
    Object.entries(limits)
      .filter(([, most]) => most > 0)
      .map(([brake, most]) => [brake, brakeAt(most)]),
  )

import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Brake } from '#contract/kit/route.ts'
import type { App, House } from '#kit/serve.ts'

/** Calls a minute; a brake that is not named holds nobody back. */
export type Limits = Readonly<Partial<Record<Brake, number>>>

/** Who is counted: a person wherever they call from, or an address where nobody has logged in. An IPv6 neighbourhood is one address. */
function callerOf({ actor, ip }: FastifyRequest): string {
  return actor === undefined || actor.userId === '0' ? normalizeIP(ip) : `${actor.tenantId}/${actor.userId}`
}

/** One counter a brake: the calls of a login are counted together. */
export async function openBrakes(app: App, limits: Limits): Promise<House['brakes']> {
  await app.register(rateLimit, { global: false })
  const named = Object.entries(limits).filter(([, most]) => most > 0)
  return Object.fromEntries(
    named.map(([brake, max]) => [
      brake,
      app.rateLimit({ max, timeWindow: 60_000, keyGenerator: callerOf, cache: 20_000 }),
    ]),
  )
}

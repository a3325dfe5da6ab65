import type { FastifyRequest } from 'fastify'
import type { Brake } from '#contract/kit/route.ts'
import { neighbourhood } from '#kit/address.ts'
import type { House } from '#kit/house.ts'

/** Calls a minute; a brake that is not named holds nobody back. */
export type Limits = Readonly<Partial<Record<Brake, number>>>

const window = 60_000

export class TooManyCalls extends Error {
  readonly statusCode = 429
  /** In seconds. */
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super('too many calls')
    this.retryAfter = retryAfter
  }
}

/** Who is counted: a person wherever they call from, or an address where nobody has logged in. */
function callerOf({ actor, ip }: FastifyRequest): string {
  return actor === undefined || actor.userId === '0' ? neighbourhood(ip) : `${actor.tenantId}/${actor.userId}`
}

/**
 * Counts the calls of each caller in a minute that begins with the first of them all. Fastify's own plugin would cost a tenth of a page of
 * the mall, mostly in promises.
 */
function counterOf(most: number): (caller: string) => TooManyCalls | undefined {
  const calls = new Map<string, number>()
  let endsAt = 0
  return (caller) => {
    const now = performance.now()
    if (now >= endsAt) {
      calls.clear()
      endsAt = now + window
    }
    const count = (calls.get(caller) ?? 0) + 1
    calls.set(caller, count)
    return count > most ? new TooManyCalls(Math.ceil((endsAt - now) / 1000)) : undefined
  }
}

/** One counter a brake: the calls of a login are counted together. */
export function openBrakes(limits: Limits) {
  const counters = new Map(
    Object.entries(limits)
      .filter(([, most]) => most > 0)
      .map(([brake, most]) => [brake, counterOf(most)]),
  )
  const brakes: House['brakes'] = Object.fromEntries(
    [...counters].map(([brake, count]) => [
      brake,
      (request: FastifyRequest, _: unknown, done: (error?: Error) => void) => done(count(callerOf(request))),
    ]),
  )
  /** Holds an address back that asks for names which no tenant has been found by; a call like that gets no further than the door. */
  const holdStranger = (ip: string): void => {
    const objection = counters.get('host')?.(neighbourhood(ip))
    if (objection) throw objection
  }
  return { brakes, holdStranger }
}

import type { FastifyRequest } from 'fastify'
import type { RateLimitName } from '#contract/kit/route.ts'
import { ipPrefix } from '#kit/http/clientIp.ts'
import type { Database } from '#kit/database/database.ts'
import type { App } from '#kit/http/serve.ts'
import { openSharedRateLimit } from '#kit/http/sharedRateLimit.ts'
import { windowSeconds } from '#kit/http/rateLimitCounts.ts'

/** Calls per minute by limit name; a name without a value is unlimited. */
export type Limits = Readonly<Partial<Record<RateLimitName, number>>>

/** Limits against guessing and flooding are shared by all processes; the others protect one process from overload. */
const shared: ReadonlySet<string> = new Set<RateLimitName>(['login', 'captcha', 'host', 'authorize'])

const window = windowSeconds * 1000

export class RateLimitExceeded extends Error {
  readonly statusCode = 429
  /** Seconds. */
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super('too many calls')
    this.retryAfter = retryAfter
  }
}

/** Caller to count: the person, or the IP prefix of visitors. */
function callerOf({ actor, ip }: FastifyRequest): string {
  return actor === undefined || actor.userId === '0' ? ipPrefix(ip) : `${actor.tenantId}/${actor.userId}`
}

/**
 * Fixed-window counter by caller; the window begins with the first call of all. Fastify's plugin would cost a tenth of
 * a page of the mall, mostly in promises.
 */
function counterOf(limit: number): (caller: string) => RateLimitExceeded | undefined {
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
    return count > limit ? new RateLimitExceeded(Math.ceil((endsAt - now) / 1000)) : undefined
  }
}

type RateLimitVerdict = RateLimitExceeded | undefined
type Count = (caller: string) => RateLimitVerdict | Promise<RateLimitVerdict>

/** One counter per limit name: all calls of a login are counted together. */
export function openRateLimits(limits: Limits, database: Database, onError: (error: unknown) => void) {
  const countShared = openSharedRateLimit(database, onError)
  const counters = new Map<string, Count>(
    Object.entries(limits)
      .filter(([, limit]) => limit > 0)
      .map(([name, limit]) => [name, shared.has(name) ? sharedCounter(name, limit) : counterOf(limit)]),
  )

  /** Fallback: while the database is unavailable, each process counts for itself. */
  function sharedCounter(name: string, limit: number): Count {
    const countHere = counterOf(limit)
    return async (caller) => {
      const verdict = await countShared(name, caller, limit)
      if (verdict === 'unknown') return countHere(caller)
      return verdict === 'within' ? undefined : new RateLimitExceeded(verdict.over)
    }
  }

  const limitAddress = async (name: RateLimitName, ip: string): Promise<void> => {
    const exceeded = await counters.get(name)?.(ipPrefix(ip))
    if (exceeded) throw exceeded
  }

  /** Counts a request once: by address before authentication, or by caller after it. */
  function count(request: FastifyRequest, by: 'address' | 'caller', done: (error?: Error) => void): void {
    const limit = request.is404 ? notFoundLimit : request.routeOptions.config.rateLimit
    const counter = limit && limit !== 'none' && limit.by === by ? counters.get(limit.name) : undefined
    const exceeded = counter?.(by === 'address' ? ipPrefix(request.ip) : callerOf(request))
    if (exceeded instanceof Promise) void settle(exceeded, done)
    else done(exceeded)
  }

  return {
    /** Counts a call by address against a limit in addition to the route's own. */
    limitAddress,
    /** Applies the limit of each route; a route without one fails the start. */
    limitRoutes: (app: App): void => {
      const routes: { url: string; config?: { rateLimit?: unknown } | undefined }[] = []
      app.addHook('onRoute', (route) => void routes.push(route))
      app.addHook('onReady', async () => {
        const undecided = routes.filter(({ config }) => config?.rateLimit === undefined).map(({ url }) => url)
        if (undecided.length > 0) throw new Error(`routes without a rate limit: ${[...new Set(undecided)].join(', ')}`)
      })
      app.addHook('onRequest', (request, _, done) => count(request, 'address', done))
      app.addHook('preHandler', (request, _, done) => count(request, 'caller', done))
    },
  }
}

async function settle(exceeded: Promise<RateLimitVerdict>, done: (error?: Error) => void): Promise<void> {
  done(await exceeded.catch((error: Error) => error))
}

/** Unknown paths share the limit of pages. */
const notFoundLimit = { name: 'page', by: 'address' } as const

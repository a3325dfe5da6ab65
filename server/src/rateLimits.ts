import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimitName } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
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
  /** Refusal of the caller: of an API key its own. */
  readonly code: 'request.tooMany' | 'apiKey.tooMany'
  constructor(retryAfter: number, code: RateLimitExceeded['code'] = 'request.tooMany') {
    super('too many calls')
    this.retryAfter = retryAfter
    this.code = code
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

type ApiKeyOf = NonNullable<Actor['apiKey']>
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
      return 'within' in verdict ? undefined : new RateLimitExceeded(verdict.over)
    }
  }

  const limit = async (name: RateLimitName, caller: string): Promise<void> => {
    const exceeded = await counters.get(name)?.(caller)
    if (exceeded) throw exceeded
  }

  /**
   * Calls of an API key in all processes, with the headers of the HTTP API working group's draft. While the database is
   * unavailable, each process counts for itself.
   */
  const keysHere = new Map<number, ReturnType<typeof counterOf>>()
  async function limitKey({ id, callsPerMinute }: ApiKeyOf, tenantId: string, reply: FastifyReply): Promise<void> {
    const caller = `${tenantId}/${id}`
    const verdict = await countShared('apiKey', caller, callsPerMinute)
    void reply.header('ratelimit-policy', `"key";q=${callsPerMinute};w=${windowSeconds}`)
    if (verdict === 'unknown') {
      const here = keysHere.get(callsPerMinute) ?? counterOf(callsPerMinute)
      keysHere.set(callsPerMinute, here)
      const exceeded = here(caller)
      if (exceeded) throw new RateLimitExceeded(exceeded.retryAfter, 'apiKey.tooMany')
      return
    }
    const [left, seconds] = 'within' in verdict ? [callsPerMinute - verdict.within, verdict.seconds] : [0, verdict.over]
    void reply.header('ratelimit', `"key";r=${left};t=${seconds}`)
    if ('over' in verdict) throw new RateLimitExceeded(verdict.over, 'apiKey.tooMany')
  }

  /** Counts a request of a route that is limited by address. */
  function countAddress(request: FastifyRequest, done: (error?: Error) => void): void {
    const limit = request.is404 ? notFoundLimit : request.routeOptions.config.rateLimit
    const counter = limit && limit !== 'none' && limit.by === 'address' ? counters.get(limit.name) : undefined
    const exceeded = counter?.(ipPrefix(request.ip))
    if (exceeded instanceof Promise) void settle(exceeded, done)
    else done(exceeded)
  }

  return {
    /** Counts a call by address against a limit in addition to the route's own. */
    limitAddress: (name: RateLimitName, ip: string) => limit(name, ipPrefix(ip)),
    /** Counts a call by its caller; `admission` does so for every route that is limited by caller. */
    limitCaller: (name: RateLimitName, request: FastifyRequest) => limit(name, callerOf(request)),
    limitKey,
    /** Applies the limit of each route; a route without one fails the start. */
    limitRoutes: (app: App): void => {
      const routes: { url: string; config?: { rateLimit?: unknown } | undefined }[] = []
      app.addHook('onRoute', (route) => void routes.push(route))
      app.addHook('onReady', async () => {
        const undecided = routes.filter(({ config }) => config?.rateLimit === undefined).map(({ url }) => url)
        if (undecided.length > 0) throw new Error(`routes without a rate limit: ${[...new Set(undecided)].join(', ')}`)
      })
      app.addHook('onRequest', (request, _, done) => countAddress(request, done))
    },
  }
}

async function settle(exceeded: Promise<RateLimitVerdict>, done: (error?: Error) => void): Promise<void> {
  done(await exceeded.catch((error: Error) => error))
}

/** Unknown paths share the limit of pages. */
const notFoundLimit = { name: 'page', by: 'address' } as const

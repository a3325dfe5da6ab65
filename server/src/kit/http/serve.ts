import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Input, Reply, Route } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Db, Tx } from '#kit/database/database.ts'
import type { AppContext } from '#kit/appContext.ts'
import { refuse, refuseInput } from '#kit/refusal.ts'
import { envelope } from './envelope.ts'
import { runIdempotent } from './idempotency.ts'
import { admission, type RateLimit } from './authorize.ts'
import { openApiOf } from './openApi.ts'
import { sendShared, SharedReply } from './sharedReply.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the authenticator before any other handler runs; a handler may add whom the person stands in for. */
    actor?: Actor
    /** The tenant of the host is a sandbox; set by the authenticator, for refused requests, too. */
    isSandbox?: boolean
  }
  interface FastifyContextConfig {
    /**
     * Rate limit of the route. Every route must set it, otherwise the server does not start; `none` is for health
     * probes only.
     */
    rateLimit?: RateLimit | 'none'
    /**
     * Error format of routes outside the API: `page` for responses that a browser displays, `oauth` for OAuth 2.0
     * clients.
     */
    errorsAs?: 'page' | 'oauth'
  }
}

/** Rate limit by address, for routes outside the API. */
export const rateLimitByAddress = (name: RateLimit['name'], errorsAs?: 'oauth') => ({
  config: { rateLimit: { name, by: 'address' } as RateLimit, ...(errorsAs && { errorsAs }) },
})

/** Registers a plugin whose routes share one rate limit. */
export const withRateLimit = async (app: App, name: RateLimit['name'], add: (scope: App) => Promise<unknown>) => {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => void Object.assign(route, rateLimitByAddress(name)))
    await add(scope as unknown as App)
  })
}

export type App = FastifyInstance & { context: AppContext }

type Handle<R extends Route> = R extends { steps: true }
  ? Database
  : R extends { writes: true }
    ? Tx
    : R extends { method: 'GET' } | { reads: true }
      ? Db
      : Tx

/** Result of a handler: the reply, or for reading routes a `SharedReply`. */
type Handled<R extends Route> =
  | Reply<R>
  | (Handle<R> extends Tx | Database ? never : Reply<R> extends object ? SharedReply<Reply<R>> : never)

export interface Call<R extends Route> {
  readonly db: Handle<R>
  readonly actor: Actor
  readonly input: Input<R>
  readonly request: FastifyRequest
}

/**
 * Binds a contract route: session → actor → permission → rate limit → body → schema → read connection or transaction →
 * reply.
 * Idempotency key: a write with `Idempotency-Key` replays the first response for the same key and input, also after a
 * restart. A malformed key is refused with `input.invalid`.
 */
export function serve<R extends Route>(app: App, route: R, handle: (call: Call<R>) => Promise<Handled<R>>): void {
  app.context.noteAccess(route)
  const reads = (route.method === 'GET' && !route.writes) || route.reads === true
  app.route({
    method: route.method,
    url: route.path,
    exposeHeadRoute: !route.writes,
    ...(route.bodyLimit ? { bodyLimit: route.bodyLimit } : {}),
    schema: {
      ...openApiOf(route),
      ...(route.method === 'GET' ? { querystring: route.input } : { body: route.input }),
    },
    ...admission(app.context, route, 'call', route.method === 'GET' && route.writes ? rejectCrossSite : undefined),
    preValidation: async (request) => {
      // A call without a body is one with an empty body.
      if (route.method === 'POST') request.body ??= {}
    },
    handler: (request: FastifyRequest, reply: FastifyReply) => {
      const input = (route.method === 'GET' ? request.query : request.body) as Input<R>
      return app.context.callLog.watch(
        request,
        { path: route.path, writes: !reads && route.access !== 'public', input },
        () => answer(request, reply, input),
      )
    },
  })

  async function answer(request: FastifyRequest, reply: FastifyReply, input: Input<R>) {
    const actor = request.actor!
    const run = (db: Db | Database) => handle({ db: db as Handle<R>, actor, input, request })
    const { database } = app.context
    if (route.steps) return envelope(request.id, await run(database))
    if (reads) {
      const data = await (route.lags ? database.readLagging : database.read)(actor.tenantId, run)
      return data instanceof SharedReply ? sendShared(reply, data) : envelope(request.id, data)
    }
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || route.secretReply)
      return envelope(request.id, await database.write(actor.tenantId, run, 'generic'))
    if (!/^[\x21-\x7e]{8,100}$/.test(key)) refuseInput('invalid')
    const work = (tx: Tx) => runIdempotent(tx, actor, route.path, key, input, run)
    const { data, isReplay } = await database.write(actor.tenantId, work, 'generic')
    if (isReplay) reply.header('idempotent-replay', 'true')
    return envelope(request.id, data)
  }
}

/**
 * CSRF protection of GET routes that write: refuses requests with `Sec-Fetch-Site: cross-site` or `same-site`
 * (`request.crossSite`).
 */
function rejectCrossSite({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') refuse('request.crossSite')
}

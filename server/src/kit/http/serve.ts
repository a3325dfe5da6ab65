import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimitName, Input, Reply, Route } from '#contract/kit/route.ts'
import { type Lang, numberOf, refusalFields, say } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import { type Database, piggybackOnCommit, type Sql, type Tx } from '#kit/database/database.ts'
import type { AppContext } from '#kit/appContext.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { json } from '#kit/database/query.parts.ts'
import { refuse, Refusal } from '#kit/refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the authenticator before any other handler runs. */
    actor?: Actor
  }
  interface FastifyContextConfig {
    /**
     * Which limit a route counts against; every route says so, or the server does not start. `none` is for probes
     * alone.
     */
    rateLimit?: RateLimit | 'none'
    /**
     * How an error is shown where that is not a call: `page` where a browser shows the answer, `oauth` where a library
     * reads it, or a browser shows it.
     */
    errorsAs?: 'page' | 'oauth'
  }
}

/** Counted by address before anything else, or by caller (person, else address) after authentication. */
export interface RateLimit {
  readonly name: Exclude<RateLimitName, 'host'>
  readonly by: 'address' | 'caller'
}

/** The limit of a route that is no call: by address. */
export const rateLimitByAddress = (name: RateLimit['name'], errorsAs?: 'oauth') => ({
  config: { rateLimit: { name, by: 'address' } as RateLimit, ...(errorsAs && { errorsAs }) },
})
/** Rate limit of a route: its own, or the default of its kind. */
export const rateLimitOf = ({ rateLimit }: Pick<Route, 'rateLimit'>, usual: RateLimit['name'] = 'call') => ({
  config: { rateLimit: { name: rateLimit ?? usual, by: 'caller' } as RateLimit },
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
      ? Sql
      : Tx

export interface Call<R extends Route> {
  readonly sql: Handle<R>
  readonly actor: Actor
  readonly input: Input<R>
  readonly request: FastifyRequest
}

export const languageOf = (request: FastifyRequest): Lang =>
  /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh-CN'

export const envelope = (traceid: string, data: unknown = null) => ({
  code: 0,
  message: 'ok',
  data: data ?? null,
  traceid,
})

/** Refusals are serialized here, so that no reply schema changes them. */
export const refusalJson = (refusal: Refusal, request: FastifyRequest): string =>
  JSON.stringify(refusalBodyOf(refusal, request))

export const refusalBodyOf = (refusal: Refusal, request: FastifyRequest) => ({
  ...refusalBody(refusal, languageOf(request)),
  traceid: request.id,
})
export type RefusalBody = ReturnType<typeof refusalBodyOf>

const refusalBody = ({ code, facts }: Refusal, lang: Lang) => {
  const field = refusalFields[code]
  const data = field === undefined ? facts : { field, ...facts }
  return { code: numberOf(code), message: say(code, lang, facts), data: Object.keys(data).length > 0 ? data : null }
}

/**
 * Binds a contract route: session → actor → permission → schema → reading connection or transaction → reply.
 * Idempotency: a write with `Idempotency-Key` replays the first answer for the same key and input, also after a
 * restart.
 */
export function serve<R extends Route>(app: App, route: R, handle: (call: Call<R>) => Promise<Reply<R>>): void {
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
    preValidation: async (request) => {
      if (route.method === 'GET' && route.writes) rejectCrossSite(request)
      request.actor = await authorize(app.context, route, request)
    },
    ...rateLimitOf(route),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const actor = request.actor!
      const input = (route.method === 'GET' ? request.query : request.body) as Input<R>
      const run = (sql: Sql | Database) => handle({ sql: sql as Handle<R>, actor, input, request })
      const { database } = app.context
      if (route.steps) return envelope(request.id, await run(database))
      if (reads)
        return envelope(request.id, await (route.lags ? database.readLagging : database.read)(actor.tenantId, run))
      const key = request.headers['idempotency-key']
      if (typeof key !== 'string' || route.secretReply)
        return envelope(request.id, await database.write(actor.tenantId, run, 'generic'))
      if (!/^[\x21-\x7e]{8,100}$/.test(key)) refuse('input.invalid', { what: 'Idempotency-Key' })
      const work = (tx: Tx) => runIdempotent(tx, actor, route.path, key, input, run)
      const { data, isReplay } = await database.write(actor.tenantId, work, 'generic')
      if (isReplay) reply.header('idempotent-replay', 'true')
      return envelope(request.id, data)
    },
  })
}

/** OpenAPI description of a route; tests read `access` from it. */
export const openApiOf = (route: Route) => ({
  summary: route.summary,
  tags: [route.path.split('/')[3] ?? ''],
  description: `access: ${route.access}${route.entrances ? `, entrances: ${route.entrances.join(' ')}` : ''}`,
  response: { 200: replySchema(route) },
})

const replySchema = (route: Route) => ({
  type: 'object',
  properties: {
    code: { type: 'integer' },
    message: { type: 'string' },
    data: route.reply,
    traceid: { type: 'string' },
  },
})

/** CSRF protection of GET calls that write: rejects requests that browsers mark as coming from another site. */
function rejectCrossSite({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') refuse('request.crossSite')
}

type AccessRule = Pick<Route, 'access' | 'entrances' | 'withInitialPassword'>

/** Authorizes a request: session, initial password, entrance, permission. Streaming routes use it too. */
export async function authorize(context: AppContext, route: AccessRule, request: FastifyRequest): Promise<Actor> {
  const actor = await context.authenticator.authenticate(request, route.access !== 'public')
  if (route.access === 'public') return actor
  if (actor.hasInitialPassword && !route.withInitialPassword) refuse('password.mustChange')
  if (route.entrances && !route.entrances.some((each) => each === actor.entrance)) refuse('permission.denied')
  if (route.access !== 'session' && !actor.permissions.has(route.access)) refuse('permission.denied')
  return actor
}

interface Key {
  readonly userId: string
  readonly key: string
}
const takeKey = preparedQuery((db, $: Params<Key & { route: string; sha: Buffer }>) =>
  db
    .insertInto('kit.idempotency')
    .values({ user_id: $.userId, key: $.key, route: $.route, body_sha: $.sha })
    .onConflict((on) => on.doNothing())
    .returning('key'),
)
const firstAnswer = preparedQuery((db, $: Params<Key>) =>
  db
    .selectFrom('kit.idempotency')
    .select(['body_sha', 'reply'])
    .where('user_id', '=', $.userId)
    .where('key', '=', $.key),
)
const keepAnswer = preparedQuery((db, $: Params<Key & { reply: { data: unknown } }>) =>
  db
    .updateTable('kit.idempotency')
    .set({ reply: json($.reply) })
    .where('user_id', '=', $.userId)
    .where('key', '=', $.key),
)

/** Idempotency key: the first insert does the work; concurrent calls wait for its transaction and get its answer. */
async function runIdempotent<T>(
  tx: Tx,
  actor: Actor,
  route: string,
  key: string,
  input: unknown,
  run: (tx: Tx) => Promise<T>,
) {
  const sha = createHash('sha256').update(route).update(JSON.stringify(input)).digest()
  const of = { userId: actor.userId, key }
  if (!(await takeKey.first(tx, { ...of, route, sha }))) {
    const first = (await firstAnswer.first(tx, of)) ?? refuse('thing.stale')
    if (!first.body_sha.equals(sha) || !first.reply) return refuse('key.reused')
    return { data: first.reply.data as T, isReplay: true }
  }
  const data = await run(tx)
  piggybackOnCommit(tx, keepAnswer.statement({ ...of, reply: { data: data ?? null } }))
  return { data, isReplay: false }
}

import { isUtf8 } from 'node:buffer'
import { randomBytes } from 'node:crypto'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import swagger from '@fastify/swagger'
import fastify, { type FastifyError, LogController } from 'fastify'
import type { Logger } from 'pino'
import { type Database, noTenant } from '#kit/database.ts'
import { isBusy, outageOf } from '#kit/database.errors.ts'
import { type Timeouts, usualTimeouts } from '#kit/config.ts'
import { openOrigins } from '#kit/origin.ts'
import type { Files } from '#kit/files.ts'
import { type AnyJob, everyInstallation } from '#kit/jobs.ts'
import { logFailure, retryAfterOutage } from '#kit/log.outage.ts'
import type { Answers, Module, CanRead } from '#kit/module.ts'
import { Refusal, toRefusal } from '#kit/refusal.ts'
import { sharedSecret } from '#kit/secrets.ts'
import { outboxSms } from '#kit/outbox.ts'
import { type App, refusalText } from '#kit/serve.ts'
import type { Sms } from '#kit/sms.ts'
import { compileInput, refusalOfInput } from '#kit/validation.ts'
import { approvals } from '#modules/approvals/index.ts'
import { catalogue } from '#modules/catalogue/index.ts'
import { certificates } from '#modules/certificates/index.ts'
import { identity, openDoor } from '#modules/identity/index.ts'
import { files } from '#modules/files/index.ts'
import { jobs } from '#modules/jobs/index.ts'
import { login } from '#modules/login/index.ts'
import { ledger } from '#modules/ledger/index.ts'
import { ordering } from '#modules/ordering/index.ts'
import { sso } from '#modules/sso/index.ts'
import { portal } from '#modules/portal/index.ts'
import { provider } from '#modules/provider/index.ts'
import { suppliers } from '#modules/suppliers/index.ts'
import { allTenants, tenancy, tenantsByHost } from '#modules/tenancy/index.ts'
import { connectionOptions, hasOneHost, limitBodies, limitConnections } from '#kit/connections.ts'
import { forgetOldRateLimits, windowSeconds } from '#kit/sharedRateLimit.ts'
import { type Limits, openRateLimits, TooManyCalls } from './rateLimits.ts'
import { refuseWhileClosing } from './closing.ts'
import { serveOutbox } from './outbox.ts'

export interface Outside {
  database: Database
  log: Logger
  /** Where the contents of files lie. */
  contents: Files
  /** The server's clock; a test brings its own. */
  clock?: () => Date
  devCaptcha?: string | undefined
  devSecondFactor?: string | undefined
  /** The address that people know; without it the one that the server is called by. */
  publicUrl?: string | undefined
  timeouts?: Timeouts
  /** 0: as many as there are. */
  connectionsPerAddress?: number
  /** What sends SMS; `outbox` keeps them to be read by everybody, which is for development. Without it nothing is sent. */
  sms?: Sms | 'outbox' | undefined
  /** Proxies, by address or range, whose word on the caller's address counts. */
  trustProxy?: readonly string[]
  limits?: Limits
  /** Other systems are then never looked for on this very machine. */
  production?: boolean
  /** Private networks (CIDR) in which other systems may be called. */
  privateNetworks?: readonly string[]
  /** Whether the process is asked to end: what comes now is refused, what is in hand is finished. */
  isClosing?: () => boolean
}

const silent: Answers = {
  unreviewedOrders: async () => 0,
  openTasks: async () => new Map(),
  supplierName: async () => null,
}

/** Puts the application together, its modules in the order of their layers. */
export async function buildApp(outside: Outside) {
  const { database, log, clock = () => new Date() } = outside
  const { holdAddress, limitRoutes } = openRateLimits(outside.limits ?? {}, database, (error) =>
    log.warn({ err: error }, 'rate limits are counted by this process alone'),
  )
  const tenantOf = tenantsByHost(database, (ip) => holdAddress('host', ip))
  const door = openDoor(database, await sharedSecret(database, 'token'), tenantOf, clock)
  const modules: Record<string, Module> = {
    tenancy,
    identity,
    login,
    certificates,
    sso: sso({ policy: { allowLoopback: !outside.production, privateNetworks: outside.privateNetworks ?? [] } }),
    provider,
    files: files(outside.contents),
    approvals,
    ledger,
    suppliers,
    catalogue: catalogue(outside.contents),
    ordering,
    portal,
    jobs,
  }
  const answers = Object.assign(
    { ...silent },
    ...Object.values(modules).map((module) => module.answers ?? {}),
  ) as Answers
  const canRead: Record<string, CanRead> = Object.assign(
    {},
    ...Object.values(modules).map((module) => module.canRead ?? {}),
  )

  const timeouts = outside.timeouts ?? usualTimeouts
  const app = fastify({
    ...connectionOptions(timeouts),
    loggerInstance: log,
    bodyLimit: 256 * 1024,
    trustProxy: outside.trustProxy?.length ? [...outside.trustProxy] : false,
    requestIdHeader: false,
    genReqId: (request) =>
      /^00-([0-9a-f]{32})-/.exec(String(request.headers['traceparent'] ?? ''))?.[1] ?? randomBytes(16).toString('hex'),
    routerOptions: { maxParamLength: 200 },
    // It would answer in words of its own: `refuseWhileClosing` does that in ours.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
  }) as unknown as App
  // The tenant is found by `Host`; a proxy that passes on what a caller made up must not choose another.
  app.addHook('onRequest', (request, _, done) => {
    delete request.raw.headers['x-forwarded-host']
    done(hasOneHost(request) ? undefined : new MalformedRequest())
  })
  refuseWhileClosing(app, outside.isClosing ?? (() => false))
  limitRoutes(app)
  limitBodies(app, timeouts)
  limitConnections(app, outside.connectionsPerAddress ?? 0, outside.trustProxy ?? [])
  const sealKey = await sharedSecret(database, 'seal')
  const sms = outside.sms === 'outbox' ? outboxSms(database) : outside.sms
  const { devCaptcha, devSecondFactor, publicUrl } = outside
  const originOf = openOrigins({ publicUrl, isProxied: (outside.trustProxy ?? []).length > 0 })
  const uploadSeconds = timeouts.upload
  const rest = { devCaptcha, devSecondFactor, originOf, uploadSeconds, sms, sealKey, holdAddress }
  app.decorate('house', { database, door, answers, canRead, ...rest })
  app.setValidatorCompiler<object>(compileInput)
  app.removeContentTypeParser(['text/plain', 'application/json'])
  parseUtf8Json(app)
  app.setErrorHandler((error, request, reply) => answer(error as FastifyError, request, reply))
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .type('application/json')
      .send(refusalText(new Refusal('thing.notFound'), request)),
  )
  // An answer of a call shows nothing and loads nothing; pages bring a policy of their own.
  const policy = { useDefaults: false, directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] } }
  await app.register(helmet, { contentSecurityPolicy: policy, hsts: false, xFrameOptions: { action: 'deny' } })
  await app.register(compress, { threshold: 2048, encodings: ['gzip', 'identity'] })
  await app.register(multipart, { throwFileSizeLimit: false })
  await app.register(swagger, { openapi: { openapi: '3.1.0', info: { title: '百采 Baicai', version: '1' } } })
  app.addHook('preValidation', async (_, reply) => void reply.header('cache-control', 'no-store'))

  for (const module of Object.values(modules)) module.routes?.(app)
  if (outside.sms === 'outbox') serveOutbox(app)
  const listeners = Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, module.listeners ?? {}]))
  const allJobs: AnyJob[] = [
    everyInstallation({
      name: 'rateLimits.forgetOld',
      everySeconds: windowSeconds,
      run: (context) => forgetOldRateLimits(context.database),
    }),
    ...Object.values(modules).flatMap((module) => module.jobs ?? []),
  ]
  const tenants = async () => (await database.read(noTenant, (sql) => allTenants(sql))).map(({ id }) => id)
  return { app, door, listeners, jobs: allJobs, tenants, clock }
}

/**
 * A body that is not UTF-8 is no JSON (RFC 8259, 8.1). Decoding it would replace what is wrong by U+FFFD, and that
 * would be stored.
 */
function parseUtf8Json(app: App) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body as Buffer)) return parse(request, body.toString(), done)
    return done(Object.assign(new Error('not UTF-8'), { statusCode: 400, code: 'FST_ERR_CTP_INVALID_JSON_BODY' }))
  })
}

class MalformedRequest extends Error {
  readonly statusCode = 400
}

type Answer = Parameters<Parameters<App['setErrorHandler']>[0]>

/** Two things can go wrong: a refusal, or a bug. A bug tells the log everything and the caller nothing but the trace id. */
function answer(error: FastifyError, request: Answer[1], reply: Answer[2]) {
  const send = (status: number, refusal: Refusal) =>
    reply
      .code(status)
      .headers(status === 503 ? { 'retry-after': retryAfterOutage } : {})
      .type('application/json')
      .send(refusalText(refusal, request))
  const refusal = toRefusal(error)
  if (refusal) return send(200, refusal)
  if (error.validation) return send(200, refusalOfInput(error.validation))
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return send(413, new Refusal('input.tooLarge'))
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return send(415, new Refusal('input.type'))
  if (error instanceof TooManyCalls) {
    reply.header('retry-after', error.retryAfter)
    return send(error.statusCode, new Refusal('request.tooMany'))
  }
  if (/^FST_ERR_CTP_(INVALID|EMPTY)_JSON_BODY$/.test(error.code)) return send(400, new Refusal('input.notJson'))
  // Static files: an address that leads out of their folder leads to nothing.
  if (error.statusCode === 403 || error.statusCode === 404) return send(404, new Refusal('thing.notFound'))
  if (error.statusCode !== undefined && error.statusCode < 500) return send(400, new Refusal('request.malformed'))
  const outage = outageOf(error) ?? (isBusy(error) ? 'request.busy' : undefined)
  if (outage) {
    logFailure(request.server.log, error, 'a call')
    return send(503, new Refusal(outage))
  }
  request.log.error({ err: error }, 'unexpected')
  return reply
    .code(500)
    .type('application/json')
    .send({ code: -1, message: '系统繁忙，请稍后再试', data: null, traceid: request.id })
}

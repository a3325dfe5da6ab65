import { randomBytes } from 'node:crypto'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import swagger from '@fastify/swagger'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import fastify, { type FastifyError, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from '#kit/database.ts'
import { isBusy, outageOf } from '#kit/database.errors.ts'
import type { Files } from '#kit/files.ts'
import type { Jobs } from '#kit/jobs.ts'
import { logFailure, retryAfterOutage } from '#kit/log.outage.ts'
import type { Answers, Module, Sees } from '#kit/module.ts'
import { Refusal, toRefusal } from '#kit/refusal.ts'
import { sharedSecret } from '#kit/secrets.ts'
import { outboxSms } from '#kit/outbox.ts'
import { type App, refusalText } from '#kit/serve.ts'
import type { Sms } from '#kit/sms.ts'
import { approvals } from '#modules/approvals/index.ts'
import { catalogue } from '#modules/catalogue/index.ts'
import { certificates } from '#modules/certificates/index.ts'
import { identity, openDoor } from '#modules/identity/index.ts'
import { files } from '#modules/files/index.ts'
import { login } from '#modules/login/index.ts'
import { ledger } from '#modules/ledger/index.ts'
import { ordering } from '#modules/ordering/index.ts'
import { sso } from '#modules/sso/index.ts'
import { portal } from '#modules/portal/index.ts'
import { provider } from '#modules/provider/index.ts'
import { suppliers } from '#modules/suppliers/index.ts'
import { tenancy, tenantsByHost } from '#modules/tenancy/index.ts'
import { type Limits, openBrakes, TooManyCalls } from './brakes.ts'
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
  /** What sends SMS; `outbox` keeps them to be read by everybody, which is for development. Without it nothing is sent. */
  sms?: Sms | 'outbox' | undefined
  /** Proxies, by address or range, whose word on the caller's address counts. */
  trustProxy?: readonly string[]
  limits?: Limits
  /** Other systems are then never looked for on this very machine. */
  production?: boolean
  /** Whether the process is asked to end: what comes now is refused, what is in hand is finished. */
  isClosing?: () => boolean
}

const silent: Answers = {
  unreviewedOrders: async () => 0,
  openTasks: async () => new Map(),
  supplierName: async () => null,
}

/** Puts the house together, in the order of its floors. */
export async function buildApp(outside: Outside) {
  const { database, log, clock = () => new Date() } = outside
  const { brakes, holdStranger } = openBrakes(outside.limits ?? {})
  const tenantOf = tenantsByHost(database, holdStranger)
  const door = openDoor(database, await sharedSecret(database, 'token'), tenantOf, clock)
  const modules: Record<string, Module> = {
    tenancy,
    identity,
    login,
    certificates,
    sso: sso({ allowLoopback: !outside.production }),
    provider,
    files: files(outside.contents),
    approvals,
    ledger,
    suppliers,
    catalogue: catalogue(outside.contents),
    ordering,
    portal,
  }
  const answers = Object.assign(
    { ...silent },
    ...Object.values(modules).map((module) => module.answers ?? {}),
  ) as Answers
  const sees: Record<string, Sees> = Object.assign({}, ...Object.values(modules).map((module) => module.sees ?? {}))

  const app = fastify({
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
  app.addHook('onRequest', async ({ raw }) => void delete raw.headers['x-forwarded-host'])
  refuseWhileClosing(app, outside.isClosing ?? (() => false))
  const sealKey = await sharedSecret(database, 'seal')
  const sms = outside.sms === 'outbox' ? outboxSms(database) : outside.sms
  app.decorate('house', { database, door, answers, sees, devCaptcha: outside.devCaptcha, sms, sealKey, brakes })
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'querystring' ? fromText : asSent).compile(schema))
  app.removeContentTypeParser('text/plain')
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
  const jobs: Jobs = Object.assign({}, ...Object.values(modules).map((module) => module.jobs ?? {}))
  return { app, door, listeners, jobs, clock }
}

// Types as they are sent; an unknown field is refused, not dropped. What arrives as text (a query) is read as its type.
const options = { allErrors: false, removeAdditional: false, useDefaults: true, strict: false } as const
const asSent = addFormats.default(new Ajv({ ...options, coerceTypes: false }))
const fromText = addFormats.default(new Ajv({ ...options, coerceTypes: true }))

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
  if (error.validation) {
    const [first] = error.validation
    const what = `${first?.instancePath.slice(1).replaceAll('/', '.') ?? ''} ${first?.message ?? ''}`.trim()
    return send(200, new Refusal('input.invalid', { what: what.slice(0, 200) }))
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return send(413, new Refusal('input.tooLarge'))
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return send(415, new Refusal('input.type'))
  if (error instanceof TooManyCalls) {
    reply.header('retry-after', error.retryAfter)
    return send(error.statusCode, new Refusal('request.tooMany'))
  }
  if (error.statusCode !== undefined && error.statusCode < 500) return send(400, new Refusal('input.notJson'))
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

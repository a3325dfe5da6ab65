import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import fastify, { type FastifyError, LogController } from 'fastify'
import { sandboxHeader } from '#contract/platform/sandboxes.ts'
import { noTenant } from '#kit/database/database.ts'
import { defaultTimeouts } from '#kit/config/config.values.ts'
import { openOrigins, portalUrls } from '#kit/http/origin.ts'
import type { AnyJob } from '#kit/jobs/jobs.ts'
import { everyInstallation } from '#kit/jobs/jobs.recurring.ts'
import { logFailure } from '#kit/log/log.outage.ts'
import { devMailboxMail } from '#kit/mail/mail.devMailbox.ts'
import { devMailboxPush } from '#kit/push/push.devMailbox.ts'
import { keepingSandboxes } from '#kit/sandbox/sandbox.messages.ts'
import { pushKeysOf } from '#kit/push/push.keys.ts'
import type { Push } from '#kit/push/push.ts'
import { devMailboxWebhooks } from '#kit/webhook/webhook.devMailbox.ts'
import { httpWebhooks } from '#kit/webhook/webhook.http.ts'
import type { Webhooks } from '#kit/webhook/webhook.ts'
import { webPush } from '#kit/push/push.web.ts'
import { Refusal } from '#kit/refusal.ts'
import { sharedSecret } from '#kit/security/secrets.ts'
import { devMailboxSms } from '#kit/sms/devMailbox.ts'
import type { App } from '#kit/http/serve.ts'
import { refusalJson } from '#kit/http/envelope.ts'
import { parseQueryString } from '#kit/queryString.ts'
import { requestId } from '#kit/http/requestId.ts'
import { openCallLog } from '#kit/callLog/callLog.ts'
import { withExamples } from '#kit/http/examples/document.ts'
import { accessRegister } from '#kit/http/accessRegister.ts'
import { addSecurityHeaders } from '#kit/http/securityHeaders.ts'
import { lazySerializers } from '#kit/http/serializers.ts'
import { leastCompressed } from '#kit/http/sharedReply.ts'
import { inputValidators } from '#kit/http/validation.ts'
import { connectionOptions, hasOneHost, limitBodies, limitConnections } from '#kit/http/connections.ts'
import { createAuthenticator } from '#modules/identity/index.ts'
import { exportReasons, openPortals, openTenants, tenantsByHost } from '#modules/tenancy/index.ts'
import { openModules } from './modules.ts'
import { forgetOldRateLimits, windowSeconds } from '#kit/http/rateLimitCounts.ts'
import { sendError } from './errorReply.ts'
import { openRateLimits } from './rateLimits.ts'
import { refuseWhileShuttingDown } from './gracefulShutdown.ts'
import { serveDevMailbox } from './devMailbox.ts'
import type { AppOptions } from './appOptions.ts'
import { platformSecretOf } from './keeper.ts'
import { parseUtf8Json } from './kit/http/jsonBody.ts'

/** Builds the application, with its modules in the order of their layers. */
export async function buildApp(options: AppOptions) {
  const { database, log, clock = () => new Date() } = options
  const { limitAddress, limitCaller, limitKey, limitRoutes } = openRateLimits(options.limits ?? {}, database, (error) =>
    logFailure(log, error, 'rate limits are counted by this process alone'),
  )
  const tenantOf = tenantsByHost(database, (ip) => limitAddress('host', ip))
  const encryptionKey = await sharedSecret(database, 'seal')
  const { sms, mail, push } = keepingSandboxes(database, {
    sms: options.sms === 'devMailbox' ? devMailboxSms(database) : options.sms,
    mail: options.mail === 'devMailbox' ? devMailboxMail(database) : options.mail,
    push: pushOf(options, await sharedSecret(database, 'push')),
  })
  const { modules, queryPorts, canRead, openWork } = openModules({
    ...options,
    sms,
    mail,
    push,
    linkKey: encryptionKey,
    webhooks: webhooksOf(options),
    portalUrlOf: portalUrls(options),
    platformSecret: await platformSecretOf(database),
  })
  const tokenKey = await sharedSecret(database, 'token')
  const authenticator = createAuthenticator(database, tokenKey, tenantOf, clock, queryPorts)
  const timeouts = options.timeouts ?? defaultTimeouts
  const app = fastify({
    ...connectionOptions(timeouts),
    loggerInstance: log,
    bodyLimit: 256 * 1024,
    trustProxy: options.trustProxy?.length ? [...options.trustProxy] : false,
    requestIdHeader: false,
    genReqId: requestId,
    routerOptions: { maxParamLength: 200, querystringParser: parseQueryString },
    schemaController: { compilersFactory: { buildValidator: inputValidators, buildSerializer: lazySerializers } },
    // Fastify's own 503 response is replaced by the localised one of `refuseWhileShuttingDown`.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
  }) as unknown as App
  // `Host` alone identifies the tenant: forwarded hosts are ignored and duplicates refused, because they may be forged.
  app.addHook('onRequest', (request, _, done) => {
    delete request.raw.headers['x-forwarded-host']
    done(hasOneHost(request) ? undefined : new MalformedRequest())
  })
  app.addHook('onRequest', (_, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
  app.addHook('onSend', (request, reply, _, done) => {
    if (request.isSandbox) reply.header(sandboxHeader, 'true')
    done()
  })
  addSecurityHeaders(app)
  refuseWhileShuttingDown(app, options.isShuttingDown ?? (() => false))
  limitRoutes(app)
  limitBodies(app, timeouts)
  limitConnections(app, options.connectionsPerAddress ?? 0, options.trustProxy ?? [])
  const { devCaptcha, devSecondFactor, publicUrl } = options
  const originOf = openOrigins({ publicUrl, isProxied: (options.trustProxy ?? []).length > 0 })
  const uploadSeconds = timeouts.upload
  const rest = { devCaptcha, devSecondFactor, originOf, uploadSeconds, sms, encryptionKey, limitAddress }
  const isPortalOpen = openPortals(database)
  const { noteAccess, accessOf, summaries } = accessRegister()
  const callLog = openCallLog(database, (error) => logFailure(log, error, 'calls were not logged'))
  app.addHook('onClose', () => callLog.flush())
  const needsExportReason = exportReasons(database)
  const ofRoutes = { noteAccess, accessOf, summaries, isPortalOpen, needsExportReason, limitCaller, limitKey, callLog }
  app.decorate('context', { database, authenticator, queryPorts, canRead, openWork, ...ofRoutes, ...rest })
  app.removeContentTypeParser(['text/plain', 'application/json'])
  parseUtf8Json(app)
  app.setErrorHandler((error, request, reply) => sendError(error as FastifyError, request, reply))
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .type('application/json')
      .send(refusalJson(new Refusal('thing.notFound'), request)),
  )
  await app.register(compress, { threshold: leastCompressed, encodings: ['gzip', 'identity'] })
  await app.register(multipart, { throwFileSizeLimit: false })
  // Collects descriptions of the following routes in memory, so only with documentation.
  if (options.apiDocs !== false)
    await app.register(import('@fastify/swagger'), {
      openapi: { openapi: '3.1.0', info: { title: '百采 Baicai', version: '1' } },
      transformObject: (documented) => withExamples('openapiObject' in documented ? documented.openapiObject : {}),
    })
  for (const module of Object.values(modules)) module.routes?.(app)
  if ([options.sms, options.mail, options.push].includes('devMailbox')) serveDevMailbox(app)
  const listeners = Object.fromEntries(
    Object.entries(modules).map(([name, module]) => [name, module.batchListener ?? module.listeners ?? {}]),
  )
  const allJobs: AnyJob[] = [
    everyInstallation({
      name: 'rateLimits.forgetOld',
      everySeconds: windowSeconds,
      run: (context) => forgetOldRateLimits(context.database),
    }),
    ...Object.values(modules).flatMap((module) => module.jobs ?? []),
  ]
  const tenants = async () => (await database.read(noTenant, (db) => openTenants(db))).map(({ id }) => id)
  return { app, authenticator, listeners, jobs: allJobs, tenants, clock }
}

/** Development keeps what is sent to hosts of examples, as it does with mail. */
function webhooksOf({ database, mail, production, privateNetworks = [] }: AppOptions): Webhooks {
  const http = httpWebhooks({ allowLoopback: !production, privateNetworks })
  return mail === 'devMailbox' ? devMailboxWebhooks(database, http) : http
}

const nobodysAddress = 'mailto:postmaster@invalid'

function pushOf(
  { database, push, pushSubject = nobodysAddress, production }: AppOptions,
  secret: Uint8Array,
): Push | undefined {
  if (push === undefined) return undefined
  const keys = pushKeysOf(secret)
  // Any person names an endpoint, so the networks opened for the systems of tenants stay closed.
  const policy = { allowLoopback: !production, privateNetworks: [] }
  return push === 'web'
    ? webPush({ keys, subject: pushSubject, policy })
    : devMailboxPush(database, keys.publicKey, policy)
}

class MalformedRequest extends Error {
  readonly statusCode = 400
}

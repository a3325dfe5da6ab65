import { existsSync } from 'node:fs'
import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import { apiBases } from '#contract/kit/route.ts'
import { retryAfterOutage } from '#kit/log/log.outage.ts'
import { type App, rateLimitByAddress, withRateLimit } from '#kit/http/serve.ts'
import { refusalCodeOf } from '#kit/refusal.ts'
import { serveInstallable } from './installable/routes.ts'
import { openPageRenderer } from './ssr.ts'

const built = new URL('../../web/dist/', import.meta.url)
const pictures = new URL('./demo/assets/pictures/', import.meta.url)

/** Driver service of the user's U-key, for certificate login. */
const driver = 'http://127.0.0.1:51235 https://127.0.0.1:51245'

/**
 * Inline scripts are limited to those that record early input and load the application; the component library writes
 * styles at run time.
 */
const policyWith = (scripts: readonly string[] = []) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${driver}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Paths without a page: those of the API and of the server itself. */
const noPage = new RegExp(`^/(${[...apiBases, 'scim', 'docs', 'healthz', 'readyz'].join('|')})(/|$)`)

/** API documentation, with the same policy as the pages. */
export const serveDocs = async (app: App): Promise<void> => {
  const options = { routePrefix: '/docs', staticCSP: policyWith(), uiConfig: { validatorUrl: null } }
  await withRateLimit(app, 'page', async (scope) => scope.register(import('@fastify/swagger-ui'), options))
}

const serveFiles = (app: App, options: FastifyStaticOptions, config: FastifyContextConfig = {}) =>
  withRateLimit(app, 'asset', async (scope) => {
    scope.addHook('onRoute', (route) => void Object.assign((route.config ??= {}), config))
    await scope.register(fastifyStatic, { ...options, decorateReply: false })
  })

/** Policy of images opened as documents: no scripts, no requests. */
const picturePolicy = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }

/** A suspended tenant's address answers one page that says so; what else is wrong with a visit, its page tells. */
async function demandService(app: App, request: FastifyRequest): Promise<void> {
  try {
    await app.context.authenticator.authenticate(request, false, false)
  } catch (error) {
    if (refusalCodeOf(error) === 'tenant.suspended') throw error
  }
}

/** Halls and notices are public, also for search engines. */
const robots = 'User-agent: *\nDisallow: /docs\n'

/**
 * Serves the web build: hashed files are cached for a year; the page is never cached and is returned for all URLs that
 * are not calls.
 */
export async function serveWeb(app: App, dist = built): Promise<void> {
  if (existsSync(pictures))
    await serveFiles(app, {
      root: pictures.pathname,
      prefix: '/pictures/',
      maxAge: '1d',
      setHeaders: (reply) => void reply.headers(picturePolicy),
    })
  if (!existsSync(new URL('index.html', dist))) return
  const pages = await openPageRenderer(app, dist)
  const policy = policyWith(pages.inlineScripts)
  const assets: FastifyStaticOptions = {
    root: new URL('assets/', dist).pathname,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    // Hashed files never change, so revalidation headers are omitted.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    preCompressed: true,
    setHeaders: (reply, path) => void (/\.svg(\.br|\.gz)?$/.test(path) && reply.headers(picturePolicy)),
  }
  await serveFiles(app, assets, { securityHeaders: 'file' })
  await serveInstallable(app, dist, pages.findLook, pictures)
  app.get('/robots.txt', { schema: { hide: true }, ...rateLimitByAddress('page') }, async (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(robots),
  )
  const page = { schema: { hide: true }, config: { ...rateLimitByAddress('page').config, errorsAs: 'page' as const } }
  app.get('/*', page, async (request, reply) => {
    if (noPage.test(request.url.split('?', 1)[0] ?? '')) return reply.callNotFound()
    await demandService(app, request)
    const headers = { 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }
    const { html, isOutage } = await pages.render(request)
    // The application shows the message; proxies receive the status.
    if (isOutage) reply.code(503).header('retry-after', retryAfterOutage)
    return reply.headers(headers).type('text/html; charset=utf-8').send(html)
  })
}

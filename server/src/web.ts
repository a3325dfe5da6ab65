import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import swaggerUi from '@fastify/swagger-ui'
import type { App } from '#kit/serve.ts'

const built = new URL('../../web/dist/', import.meta.url)
const pictures = new URL('./demo/assets/pictures/', import.meta.url)

/** Nothing inline runs; styles are written by the component library at run time. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const bases = /^\/(sysrest|busiconfigrest|portalent|orderrest|fsdsrest|inquiry|docs|healthz|readyz)(\/|$)/

/** The API's documentation, under the same policy as the pages. */
export const serveDocs = async (app: App): Promise<void> => {
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: policy, uiConfig: { validatorUrl: null } })
}

/** Serves the built web: hashed files for a year, the page itself afresh each time, for every address that is not a call. */
export async function serveWeb(app: App, dist = built): Promise<void> {
  if (existsSync(pictures))
    await app.register(fastifyStatic, {
      root: pictures.pathname,
      prefix: '/pictures/',
      decorateReply: false,
      maxAge: '1d',
      setHeaders: (reply) =>
        void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
    })
  if (!existsSync(new URL('index.html', dist))) return
  const page = await readFile(new URL('index.html', dist), 'utf8')
  await app.register(fastifyStatic, {
    root: new URL('assets/', dist).pathname,
    prefix: '/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  })
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (
      (request.method !== 'GET' && request.method !== 'HEAD') ||
      bases.test(path) ||
      /^\/(assets|pictures)\//.test(path)
    )
      return
    const headers = { 'content-security-policy': policy, 'cache-control': 'no-cache', 'referrer-policy': 'same-origin' }
    return reply.headers(headers).type('text/html; charset=utf-8').send(page)
  })
}

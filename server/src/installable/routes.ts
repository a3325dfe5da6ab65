import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { retryAfterOutage } from '#kit/log/log.outage.ts'
import { type App, rateLimitByAddress } from '#kit/http/serve.ts'
import { drawIcon, type IconKind, iconVersion, isIconKind } from './icons.ts'
import { offlinePageOf, offlinePolicy } from './offlinePage.ts'
import { neutralLook, type PortalLook } from './portalLook.ts'
import { webManifestOf } from './webManifest.ts'

/** Appearance of a host's portal; undefined for unknown hosts, `outage` if it cannot be read. */
export type FindLook = (
  request: FastifyRequest,
  language: PortalLook['language'],
) => Promise<PortalLook | 'outage' | undefined>

const hashOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 32)
}

/** The worker may only fetch from this site. */
const workerPolicy = "default-src 'none'; connect-src 'self'"
const year = 'public, max-age=31536000, immutable'
/** Cached with revalidation, mostly 304. */
const revalidated = 'public, no-cache'

/**
 * Resources of an installable portal by host: manifest, icons, offline page, and the service worker that caches it.
 * They contain no personal data. `pictures` is the folder of the product's own pictures.
 */
export async function serveInstallable(app: App, dist: URL, findLook: FindLook, pictures: URL): Promise<void> {
  const [worker, build] = await Promise.all([
    readFile(new URL('sw.js', dist)).catch(() => undefined),
    readFile(new URL('.vite/manifest.json', dist)).catch(() => Buffer.alloc(0)),
  ])
  const options = { schema: { hide: true }, ...rateLimitByAddress('page') }
  const get = (
    path: string,
    answer: (look: PortalLook, request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>,
  ) =>
    app.get(path, options, async (request, reply) => {
      const { lang } = request.query as { lang?: unknown }
      const language = lang === 'en' ? 'en' : 'zh-CN'
      const look = await findLook(request, language)
      if (look === 'outage') return reply.code(503).header('retry-after', retryAfterOutage).send()
      return answer(look ?? neutralLook(language), request, reply)
    })

  get('/manifest.webmanifest', (look, request, reply) =>
    sendOnce(request, reply.type('application/manifest+json; charset=utf-8'), JSON.stringify(webManifestOf(look))),
  )
  get('/offline', (look, request, reply) =>
    sendOnce(
      request,
      reply.type('text/html; charset=utf-8').header('content-security-policy', offlinePolicy),
      offlinePageOf(look),
    ),
  )
  if (worker)
    get('/sw.js', (look, request, reply) => {
      // Another release, name or colour changes the worker, which then updates the offline page.
      const release = hashOf(build, worker, offlinePageOf(look))
      return sendOnce(
        request,
        reply.type('text/javascript; charset=utf-8').header('content-security-policy', workerPolicy),
        `const RELEASE='${release}';${worker.toString('utf8')}`,
      )
    })
  const iconOf = rememberedIcons((request, address) => pictureAt(app, pictures, request, address))
  get('/appIcons/:name', async (look, request, reply) => {
    const { name } = request.params as { name: string }
    const kind = name.replace(/\.png$/, '')
    if (!isIconKind(kind)) return reply.callNotFound() as unknown as FastifyReply
    const isThis = (request.query as { v?: unknown }).v === iconVersion(look)
    return sendOnce(request, reply.type('image/png'), await iconOf(kind, look, request), isThis ? year : revalidated)
  })
}

/** Sends content with an ETag, or 304 if it is unchanged. */
function sendOnce(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  content: string | Buffer,
  cacheControl = revalidated,
): FastifyReply {
  const tag = `"${hashOf(content)}"`
  reply.headers({ 'cache-control': cacheControl, etag: tag })
  // Compressing proxies weaken the ETag.
  const known = (headers['if-none-match'] ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
  return known.includes(tag) ? reply.code(304).send() : reply.send(content)
}

const maxIcons = 64

/** Icons are rendered on first request; the latest are cached. */
function rememberedIcons(read: (request: FastifyRequest, address: string) => Promise<Buffer | undefined>) {
  const known = new Map<string, Buffer>()
  return async (kind: IconKind, look: PortalLook, request: FastifyRequest): Promise<Buffer> => {
    // The product's icons are shared by all hosts.
    const key = `${kind} ${iconVersion(look)} ${look.favicon === '' ? '' : request.headers.host}`
    const found = known.get(key)
    if (found) return found
    const icon = await drawIcon(kind, look.colour, await read(request, look.favicon))
    if (known.size >= maxIcons) known.delete(known.keys().next().value!)
    known.set(key, icon)
    return icon
  }
}

/**
 * The tenant's favicon: one of the product's pictures, or one uploaded for the portal. Any other path is not read: this
 * server must not call itself, because such a call may lead to the next.
 */
async function pictureAt(
  app: App,
  pictures: URL,
  request: FastifyRequest,
  address: string,
): Promise<Buffer | undefined> {
  if (address === '') return undefined
  const own = /^\/pictures\/((?:[\w-]+\/)*[\w-]+\.[a-z]+)$/.exec(address)?.[1]
  if (own !== undefined) return readFile(new URL(own, pictures)).catch(() => undefined)
  const { database, queryPorts, authenticator } = app.context
  const { tenantId } = await authenticator.authenticate(request, false)
  const content = await database.read(tenantId, (db) => queryPorts.portalPicture(db, address))
  return content && buffer(content)
}

import type { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyRequest } from 'fastify'
import type { Input, Route } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { type App, rateLimitOf } from './serve.ts'
import { openApiOf } from './openApi.ts'
import { authorize } from './authorize.ts'

export type DownloadRoute = Route & Required<Pick<Route, 'download'>>

export interface Download {
  readonly name: string
  readonly type: string
  readonly stream: Readable
  /** Size in bytes, if known in advance. */
  readonly size?: number
}

export interface DownloadCall<R extends Route> {
  readonly database: Database
  readonly actor: Actor
  readonly input: Input<R>
  readonly request: FastifyRequest
}

interface Options {
  /** Inline content such as a picture, immutable: cached publicly for a year. */
  readonly shown?: boolean
  /** Inline content that needs a session: cached privately for five minutes. */
  readonly isPrivate?: boolean
}

const forAYear = { 'cache-control': 'public, max-age=31536000, immutable' }
const forAMoment = { 'cache-control': 'private, max-age=300', vary: 'authorization' }

/**
 * Binds a contract route whose response is a file: session → actor → permission → schema → handler → stream. Refusals
 * are envelopes.
 * Active content cannot run: `Content-Security-Policy: sandbox` and `nosniff`, and the file is an attachment unless
 * `shown`. Input comes from path parameters if the path has any, otherwise from query string or body.
 */
export function serveDownload<R extends DownloadRoute>(
  app: App,
  route: R,
  handle: (call: DownloadCall<R>) => Promise<Download>,
  { shown = false, isPrivate = false }: Options = {},
): void {
  app.context.noteAccess(route.path, route.access)
  const place = placeOfInput(route)
  const shownFor = isPrivate ? forAMoment : forAYear
  const binary = { schema: { type: 'string', format: 'binary' } }
  app.route({
    method: route.method,
    url: route.path,
    schema: {
      ...openApiOf(route),
      [place]: route.input,
      response: { 200: { description: 'the file', content: { 'application/octet-stream': binary } } },
    },
    preValidation: async (request) => {
      request.actor = await authorize(app.context, route, request)
    },
    // A page loads many pictures, so they count against the limit of assets.
    ...rateLimitOf(route, shown ? 'asset' : 'download'),
    handler: async (request, reply) => {
      const input = request[place === 'querystring' ? 'query' : place] as Input<R>
      const file = await handle({ database: app.context.database, actor: request.actor!, input, request })
      if (file.size !== undefined) reply.header('content-length', file.size)
      return reply
        .type(file.type)
        .headers({
          ...(shown ? shownFor : { 'content-disposition': contentDisposition(file.name) }),
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .send(file.stream)
    },
  })
}

function placeOfInput({ method, path }: Route): 'params' | 'querystring' | 'body' {
  if (path.includes('/:')) return 'params'
  return method === 'GET' ? 'querystring' : 'body'
}

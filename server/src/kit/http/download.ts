import type { Readable } from 'node:stream'
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
  /** Bytes, where they are known beforehand. */
  readonly size?: number
}

export interface DownloadCall<R extends Route> {
  readonly database: Database
  readonly actor: Actor
  readonly input: Input<R>
  readonly request: FastifyRequest
}

interface Options {
  /**
   * It is shown where it is asked for, as a picture is, and never changes: anyone who has seen it keeps it for a year.
   */
  readonly shown?: boolean
  /** Not everybody may see what is shown: each browser asks for it again, with its session, after five minutes. */
  readonly isPrivate?: boolean
}

const forAYear = { 'cache-control': 'public, max-age=31536000, immutable' }
const forAMoment = { 'cache-control': 'private, max-age=300', vary: 'authorization' }

/**
 * Binds a contract route that is answered with a file: session → actor → permission → schema → handler → stream. A
 * refusal is the envelope, as everywhere. Whatever the file holds, a browser saves it and runs nothing. The input is
 * read from the path where that names parts of it, or else from query or body.
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
    // Pictures come by the page.
    ...rateLimitOf(route, shown ? 'asset' : 'download'),
    handler: async (request, reply) => {
      const input = request[place === 'querystring' ? 'query' : place] as Input<R>
      const file = await handle({ database: app.context.database, actor: request.actor!, input, request })
      if (file.size !== undefined) reply.header('content-length', file.size)
      return reply
        .type(file.type)
        .headers({
          ...(shown ? shownFor : { 'content-disposition': attachment(file.name) }),
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

/** RFC 6266: the name in UTF-8 for who can read it, and in plain letters for who cannot. */
export function attachment(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9._-]+/g, '_')
  const full = encodeURIComponent(name).replace(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`
}

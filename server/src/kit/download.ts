import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Input, Route } from '#contract/kit/route.ts'
import type { Actor } from './actor.ts'
import type { Database } from './database.ts'
import { admit, type App, documentOf } from './serve.ts'

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

/**
 * Binds a contract route that is answered with a file: session → actor → permission → schema → handler → stream. A refusal is the
 * envelope, as everywhere. Whatever the file holds, a browser saves it and runs nothing.
 */
export function serveDownload<R extends DownloadRoute>(
  app: App,
  route: R,
  handle: (call: DownloadCall<R>) => Promise<Download>,
): void {
  const binary = { schema: { type: 'string', format: 'binary' } }
  app.route({
    method: route.method,
    url: route.path,
    schema: {
      ...documentOf(route),
      ...(route.method === 'GET' ? { querystring: route.input } : { body: route.input }),
      response: { 200: { description: 'the file', content: { 'application/octet-stream': binary } } },
    },
    preValidation: async (request) => {
      request.actor = await admit(app.house, route, request)
    },
    handler: async (request, reply) => {
      const input = (route.method === 'GET' ? request.query : request.body) as Input<R>
      const file = await handle({ database: app.house.database, actor: request.actor!, input, request })
      if (file.size !== undefined) reply.header('content-length', file.size)
      return reply
        .type(file.type)
        .headers({
          'content-disposition': attachment(file.name),
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .send(file.stream)
    },
  })
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

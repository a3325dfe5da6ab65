import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { Input, Reply, Route } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { newKey } from './files.key.ts'
import { limitBody } from '#kit/http/connections.ts'
import { type App, rateLimitOf } from '#kit/http/serve.ts'
import { openApiOf } from '#kit/http/openApi.ts'
import { authorize } from '#kit/http/authorize.ts'
import { envelope } from '#kit/http/envelope.ts'
import { type Uploaded, receive, dismiss } from './upload.receive.ts'

export type UploadRoute = Route & Required<Pick<Route, 'upload'>>

export interface UploadCall<R extends Route> {
  readonly database: Database
  readonly actor: Actor
  readonly input: Input<R>
  readonly file: Uploaded
  readonly request: FastifyRequest
}

/** How much a person may upload. The kit knows neither the tenant's settings nor what has been uploaded before. */
export interface UploadLimits {
  /** The most bytes that this tenant allows for one file, where that is less than the route's own limit. */
  readonly mostBytes?: (database: Database, actor: Actor) => Promise<number>
  readonly quota: UploadQuota
}

/** What a person may upload a day. */
export interface UploadQuota {
  /** Refuses anyone who has used it up, before anything is read. */
  readonly demand: (database: Database, actor: Actor) => Promise<void>
  /** Counts a file against it, or refuses the file: many at once are no more than one after the other. */
  readonly count: (database: Database, actor: Actor, bytes: number) => Promise<void>
}

/**
 * Binds a contract route that takes one file and text fields as multipart: session → actor → permission → name →
 * content → schema → handler → reply. Nothing is read for a caller who may not call. The handler gets the database,
 * since storing a file is slow.
 */
export function serveUpload<R extends UploadRoute>(
  app: App,
  route: R,
  handle: (call: UploadCall<R>) => Promise<Reply<R>>,
  { mostBytes, quota }: UploadLimits,
): void {
  app.context.noteAccess(route.path, route.access)
  const file = { type: 'string', format: 'binary', description: route.upload.accept.join(' ') }
  app.route({
    method: 'POST',
    url: route.path,
    schema: {
      ...openApiOf(route),
      consumes: ['multipart/form-data'],
      body: { type: 'object', properties: { ...route.input.properties, file }, additionalProperties: false },
    },
    // The body is a stream: its fields are looked at below, when they have arrived.
    validatorCompiler: (part) => (part.httpPart === 'body' ? () => true : app.validatorCompiler!(part)),
    preValidation: async (request, reply) => {
      request.actor = await authorize(app.context, route, request)
      limitBody(request, reply, app.context.uploadSeconds)
    },
    ...rateLimitOf(route, 'upload'),
    handler: async (request, reply) => {
      const { database } = app.context
      const actor = request.actor!
      await quota.demand(database, actor).catch((error: unknown) => {
        dismiss(request, reply, route.upload.maxBytes)
        throw error
      })
      const most = Math.min(route.upload.maxBytes, (await mostBytes?.(database, actor)) ?? Infinity)
      const path = join(tmpdir(), `baicai-upload-${process.pid}-${newKey()}`)
      try {
        const { file, fields } = await receive(request, reply, path, route.upload.accept, most)
        const input = checked(route, request, fields)
        await quota.count(database, actor, file.size)
        return envelope(request.id, await handle({ database, actor, input, file, request }))
      } finally {
        await rm(path, { force: true })
      }
    },
  })
}

/** The text fields by the route's own schema, read as a query is. */
function checked<R extends Route>(route: R, request: FastifyRequest, fields: Record<string, string>): Input<R> {
  const validate = request.compileValidationSchema(route.input, 'querystring')
  if (!validate(fields)) throw Object.assign(new Error('fields'), { validation: validate.errors })
  return fields as Input<R>
}

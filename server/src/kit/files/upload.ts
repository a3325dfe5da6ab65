import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { Input, Reply, Route } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { newKey } from './files.key.ts'
import { limitBody } from '#kit/http/connections.ts'
import type { App } from '#kit/http/serve.ts'
import { openApiOf } from '#kit/http/openApi.ts'
import { admission } from '#kit/http/authorize.ts'
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

/** Upload limits, injected because the kit knows neither tenant settings nor earlier uploads. */
export interface UploadLimits {
  /** File size limit of the tenant in bytes, if lower than the route's. */
  readonly maxBytes?: (database: Database, actor: Actor) => Promise<number>
  readonly quota: UploadQuota
}

/** Daily upload quota of a person. */
export interface UploadQuota {
  /** Refuses a caller whose quota is used up, before the body is read. */
  readonly demand: (database: Database, actor: Actor) => Promise<void>
  /** Counts a file atomically, or refuses it: concurrent uploads cannot exceed the quota. */
  readonly count: (database: Database, actor: Actor, bytes: number) => Promise<void>
}

/**
 * Binds a contract route with a multipart upload of one file and text fields: session → actor → permission → name →
 * content → schema → handler → reply. The body is read only for authorized callers. The handler receives the database
 * instead of a transaction, since storing a file is slow.
 */
export function serveUpload<R extends UploadRoute>(
  app: App,
  route: R,
  handle: (call: UploadCall<R>) => Promise<Reply<R>>,
  { maxBytes, quota }: UploadLimits,
): void {
  app.context.noteAccess(route)
  const file = { type: 'string', format: 'binary', description: route.upload.accept.join(' ') }
  app.route({
    method: 'POST',
    url: route.path,
    schema: {
      ...openApiOf(route),
      consumes: ['multipart/form-data'],
      body: { type: 'object', properties: { ...route.input.properties, file }, additionalProperties: false },
    },
    // The body is a stream; its fields are validated below, after they have arrived.
    validatorCompiler: (part) => (part.httpPart === 'body' ? () => true : app.validatorCompiler!(part)),
    ...admission(app.context, route, 'upload'),
    preValidation: async (request, reply) => {
      limitBody(request, reply, app.context.uploadSeconds)
    },
    handler: async (request, reply) => {
      const { database } = app.context
      const actor = request.actor!
      await quota.demand(database, actor).catch((error: unknown) => {
        dismiss(request, reply, route.upload.maxBytes)
        throw error
      })
      const max = Math.min(route.upload.maxBytes, (await maxBytes?.(database, actor)) ?? Infinity)
      const path = join(tmpdir(), `baicai-upload-${process.pid}-${newKey()}`)
      try {
        const { file, fields } = await receive(request, reply, path, route.upload.accept, max)
        const input = checked(route, request, fields)
        await quota.count(database, actor, file.size)
        return envelope(request.id, await handle({ database, actor, input, file, request }))
      } finally {
        await rm(path, { force: true })
      }
    },
  })
}

/** Validates the text fields against the route's schema, with coercion as for a query string. */
function checked<R extends Route>(route: R, request: FastifyRequest, fields: Record<string, string>): Input<R> {
  const validate = request.compileValidationSchema(route.input, 'querystring')
  if (!validate(fields)) throw Object.assign(new Error('fields'), { validation: validate.errors })
  return fields as Input<R>
}

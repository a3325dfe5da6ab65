import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Input, Reply, Route } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { newKey } from './files.key.ts'
import type { FileFacts } from './files.ts'
import { limitBody } from '#kit/http/connections.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { authorize, type App, openApiOf, envelope, rateLimitOf } from '#kit/http/serve.ts'
import { proveContent } from './upload.content.ts'
import { endingOf, isDecoded, mediaTypeOf, violationOfName, plainName } from './upload.rules.ts'

export type UploadRoute = Route & Required<Pick<Route, 'upload'>>

/** A file that is being uploaded: on this machine's disk, looked at and agreed to, gone when the handler has answered. */
export interface Uploaded extends FileFacts {
  readonly name: string
  readonly ending: string
  readonly path: string
  content(): Readable
}

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

const megabyte = 1024 * 1024

/**
 * Binds a contract route that takes one file and text fields as multipart: session → actor → permission → name → content → schema →
 * handler → reply. Nothing is read for a caller who may not call. The handler gets the database, since storing a file is slow.
 */
export function serveUpload<R extends UploadRoute>(
  app: App,
  route: R,
  handle: (call: UploadCall<R>) => Promise<Reply<R>>,
  { mostBytes, quota }: UploadLimits,
): void {
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

async function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  accept: readonly string[],
  most: number,
) {
  if (!request.isMultipart()) refuse('input.type')
  const tooLarge = () => refuse('upload.tooLarge', { n: Math.floor(most / megabyte) })
  const fields: Record<string, string> = {}
  let file: Uploaded | undefined
  try {
    if (Number(request.headers['content-length'] ?? 0) > most + megabyte) tooLarge()
    const limits = { fileSize: most, files: 2, fields: 30, parts: 32, fieldNameSize: 60, fieldSize: 10_000 }
    for await (const part of request.parts({ limits })) {
      // A part need not have a name, whatever the type says.
      const fieldname = (part.fieldname as string | undefined) ?? ''
      if (!isDecoded(fieldname)) refuse('upload.encoding')
      if (part.type === 'field') {
        const { value, valueTruncated } = part
        // A part that calls itself JSON is given as what it says, which need not even become a text.
        if (fieldname === '' || Object.hasOwn(fields, fieldname) || valueTruncated || typeof value !== 'string')
          return refuse('input.invalid', { what: fieldname })
        if (!isDecoded(value)) refuse('upload.encoding')
        fields[fieldname] = value
      } else {
        if (file) refuse('upload.several')
        file = await keep(part, path, accept)
        if (part.file.truncated) tooLarge()
      }
    }
  } catch (error) {
    dismiss(request, reply, 4 * most)
    throw isMalformed(error as Error) ? new Refusal('upload.malformed') : error
  }
  if (!file || file.size === 0) return refuse('upload.missing')
  await proveContent(file.path, file.ending)
  return { file, fields }
}

/** What the parser of the form says of a body that is none, or is cut off. */
const isMalformed = (error: Error & { code?: string }) =>
  error.code?.startsWith('FST_') === true || /multipart|boundary|terminated early/i.test(error.message)

async function keep(part: MultipartFile, path: string, accept: readonly string[]): Promise<Uploaded> {
  // A part without a name is a file by its media type alone.
  const given = (part.filename as string | undefined) ?? ''
  if (!isDecoded(given)) refuse('upload.encoding')
  const name = plainName(given)
  const violation = violationOfName(name, accept)
  if (violation) refuse(violation, { accept: accept.join(' ') })
  const hash = createHash('sha256')
  let size = 0
  const measure = async function* (content: AsyncIterable<Buffer>) {
    for await (const chunk of content) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  await pipeline(part.file, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  const ending = endingOf(name)
  const content = () => createReadStream(path)
  return { name, ending, path, content, size, sha256: hash.digest('hex'), type: mediaTypeOf(ending) }
}

/** A caller receives the response only when it is done sending; one who sends far more than was allowed is cut off. */
function dismiss({ raw }: FastifyRequest, reply: FastifyReply, most: number) {
  let seen = 0
  raw.on('data', (chunk: Buffer) => {
    seen += chunk.length
    if (seen > most) raw.destroy()
  })
  raw.resume()
  reply.header('connection', 'close')
}

/** The text fields by the route's own schema, read as a query is. */
function checked<R extends Route>(route: R, request: FastifyRequest, fields: Record<string, string>): Input<R> {
  const validate = request.compileValidationSchema(route.input, 'querystring')
  if (!validate(fields)) throw Object.assign(new Error('fields'), { validation: validate.errors })
  return fields as Input<R>
}

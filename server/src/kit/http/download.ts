import { finished, Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyRequest } from 'fastify'
import { asciiName } from '#kit/files/asciiName.ts'
import type { Input, Route } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import type { App } from './serve.ts'
import { insertExport, setExportFinished } from '../callLog/callLog.store.ts'
import { ipPrefix } from './clientIp.ts'
import { turnsByCaller } from '#kit/turns.ts'
import { refuse } from '#kit/refusal.ts'
import { openApiOf } from './openApi.ts'
import { admission } from './authorize.ts'

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
  /**
   * Data that leaves the product: it is noted in the log of exports. Each person has two at a time, further ones wait
   * for their turn, since most are generated while they are sent.
   */
  readonly isExport?: boolean
  /** Inline content that needs a session: cached privately for five minutes. */
  readonly isPrivate?: boolean
}

const forAYear = { 'cache-control': 'public, max-age=31536000, immutable' }
const forAMoment = { 'cache-control': 'private, max-age=300', vary: 'authorization' }

/**
 * Binds a contract route whose response is a file: session → actor → permission → schema → handler → stream. Refusals
 * are envelopes.
 * Active content cannot run: `Content-Security-Policy: sandbox` and `nosniff`, and the file is an attachment unless
 * `shown`. Input comes from path parameters if the path has any, otherwise from query string or body: a file that is
 * downloaded with GET can also be downloaded with POST (specification, section 7), which has room for any filter.
 */
export function serveDownload<R extends DownloadRoute>(
  app: App,
  route: R,
  handle: (call: DownloadCall<R>) => Promise<Download>,
  { shown = false, isPrivate = false, isExport = false }: Options = {},
): void {
  app.context.noteAccess(route)
  const options = { shown, isPrivate, isExport }
  bind(app, route, placeOfInput(route), handle, options)
  if (placeOfInput(route) === 'querystring') bind(app, { ...route, method: 'POST' }, 'body', handle, options)
}

function bind<R extends DownloadRoute>(
  app: App,
  route: R,
  place: ReturnType<typeof placeOfInput>,
  handle: (call: DownloadCall<R>) => Promise<Download>,
  { shown, isPrivate, isExport }: Required<Options>,
): void {
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
    // A page loads many pictures, so they count against the limit of assets.
    ...admission(app.context, { inImpersonation: shown, ...route }, shown ? 'asset' : 'download'),
    preValidation: async (request) => {
      if (place === 'body') request.body ??= {}
    },
    handler: async (request, reply) => {
      const input = request[place === 'querystring' ? 'query' : place] as Input<R>
      const { database } = app.context
      const reason = route.sensitive ? await reasonOf(request, app.context) : ''
      const run = () => handle({ database, actor: request.actor!, input, request })
      const made = await (isExport ? inTurn(request, run) : run())
      const file = isExport ? await noted(database, request.actor!, { path: route.path, input, reason }, made) : made
      if (file.size !== undefined) reply.header('content-length', file.size)
      return reply
        .type(file.type)
        .headers({
          ...(shown
            ? shownFor
            : { 'content-disposition': contentDisposition(file.name, { fallback: asciiName(file.name, route.path) }) }),
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .send(file.stream)
    },
  })
}

const longestReason = 200

/** Reason of a person for taking sensitive data out; refuses where the tenant wants one and there is none. */
async function reasonOf(request: FastifyRequest, { needsExportReason }: App['context']): Promise<string> {
  const given = request.headers['x-export-reason']
  const reason = typeof given === 'string' ? decoded(given).trim().slice(0, longestReason) : ''
  const { tenantId, apiKey } = request.actor!
  if (reason === '' && !apiKey && (await needsExportReason(tenantId))) refuse('export.reasonMissing')
  return reason
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** The export as it is noted: before its first byte, and again with its size when it was sent to its end. */
async function noted(
  database: Database,
  actor: Actor,
  { path, input, reason }: { readonly path: string; readonly input: object; readonly reason: string },
  file: Download,
): Promise<Download> {
  const { tenantId, userId: actorId, now: at, ip, traceId } = actor
  const { id } = await database.write(tenantId, (tx) =>
    insertExport.one(tx, { at, actorId, path, fileName: file.name, filter: input, ip, traceId, reason }),
  )
  let bytes = 0
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length
      yield chunk
    }
    // The file is complete even where its size cannot be noted; its row then stays unfinished.
    const finishedAt = new Date()
    await database.write(tenantId, (tx) => setExportFinished(tx, { id, bytes, at: finishedAt })).catch(() => undefined)
  }
  return { ...file, stream: Readable.from(counted(file.stream), { objectMode: false }) }
}

const takeTurn = turnsByCaller({ atOnce: 2, maxWaiting: 20 })

/** Starts an export in its person's turn, which ends when the file is sent or its connection is closed. */
async function inTurn(request: FastifyRequest, run: () => Promise<Download>): Promise<Download> {
  const { tenantId, userId } = request.actor!
  const given = new AbortController()
  const giveUp = () => given.abort()
  const { socket } = request.raw
  socket.once('close', giveUp)
  const caller = userId === '0' ? ipPrefix(request.ip) : userId
  const endTurn = await takeTurn(`${tenantId}/${caller}`, given.signal).finally(() => socket.off('close', giveUp))
  try {
    const file = await run()
    finished(file.stream, endTurn)
    return file
  } catch (error) {
    endTurn()
    throw error
  }
}

function placeOfInput({ method, path }: Route): 'params' | 'querystring' | 'body' {
  if (path.includes('/:')) return 'params'
  return method === 'GET' ? 'querystring' : 'body'
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { say } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { outageOf } from '#kit/database/database.errors.ts'
import { admission } from '#kit/http/authorize.ts'
import { languageOf } from '#kit/http/envelope.ts'
import type { App } from '#kit/http/serve.ts'
import { logFailure, retryAfterOutage } from '#kit/log/log.outage.ts'
import { refuse, toRefusal } from '#kit/refusal.ts'
import { documents, listOfResources, schemaNamed } from './documents.rules.ts'
import { groupRoutes } from './group.routes.ts'
import { errorBody, ScimError, statusOf } from './scimError.rules.ts'
import { etagOf, isNamed } from './etag.ts'
import { changeUser, createUser, deleteUser, userAt, userToChange } from './user.service.ts'
import { draftFrom, presentUser } from './user.present.ts'
import { draftOf, filterOf, patched } from './user.rules.ts'
import { countUsers, listUsers, type UserRow } from './user.store.ts'

const root = '/scim/v2'
const mediaType = 'application/scim+json'
const mostOnPage = 200
const usualOnPage = 100

interface Query {
  readonly filter?: string
  readonly startIndex?: string
  readonly count?: string
}
const numberIn = (text: string | undefined, otherwise: number, most: number): number => {
  const found = Number.parseInt(text ?? '', 10)
  return Number.isNaN(found) ? otherwise : Math.min(Math.max(found, 0), most)
}

const pageOf = ({ startIndex, count }: Query) => ({
  startIndex: Math.max(1, numberIn(startIndex, 1, 10_000_000)),
  most: numberIn(count, usualOnPage, mostOnPage),
})

/** SCIM 2.0 for directories: users and groups with an API key that has the scope. */
export function scimRoutes(app: App): void {
  const { database, callLog } = app.context
  const admitted = (method: 'GET' | 'POST') => {
    const { config, onRequest } = admission(app.context, { access: 'scim.provision', method })
    return {
      config,
      schema: { hide: true },
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        await onRequest(request, reply)
        // Somebody who is signed in uses the pages.
        if (!request.actor?.apiKey) refuse('permission.denied')
      },
    }
  }
  const baseOf = (request: FastifyRequest) => app.context.originOf(request) + root
  const idIn = (request: FastifyRequest) => (request.params as { readonly id: string }).id
  const ifMatchOf = ({ headers }: FastifyRequest) => headers['if-match']
  const watch = <T>(request: FastifyRequest, writes: boolean, run: () => Promise<T>) =>
    callLog.watch(request, { path: `${root}/Users`, writes, input: { ...(request.params as object) } }, run)

  const sendUser = (request: FastifyRequest, reply: FastifyReply, row: UserRow, status = 200) => {
    const resource = presentUser(row, baseOf(request))
    return reply.code(status).header('etag', etagOf(row)).header('location', resource.meta.location).send(resource)
  }
  /** Runs a command in one transaction and answers the user as it is then. */
  const write = (
    request: FastifyRequest,
    reply: FastifyReply,
    command: (tx: Tx, actor: Actor) => Promise<string>,
    status = 200,
  ) =>
    watch(request, true, async () => {
      const actor = request.actor!
      const row = await database.write(actor.tenantId, async (tx) => userAt(tx, await command(tx, actor)), 'generic')
      return sendUser(request, reply, row, status)
    })

  void app.register(async (scope) => {
    scope.addContentTypeParser(mediaType, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'))
    scope.addHook('onSend', async (_, reply) => void reply.type(`${mediaType}; charset=utf-8`))
    scope.setErrorHandler((error, request, reply) => sendError(error as Error, request, reply))

    for (const [path, documentOf] of Object.entries(documents))
      scope.get(root + path, admitted('GET'), (request, reply) => reply.send(documentOf(baseOf(request))))
    scope.get(`${root}/Schemas/:id`, admitted('GET'), (request, reply) =>
      reply.send(schemaNamed(baseOf(request), idIn(request)) ?? refuse('thing.notFound')),
    )

    groupRoutes(app, scope, { root, admitted, baseOf, pageOf })
    scope.get(`${root}/Users`, admitted('GET'), (request) =>
      watch(request, false, async () => {
        const query = request.query as Query
        const { userName = null, externalId = null } = filterOf(query.filter)
        const { startIndex, most } = pageOf(query)
        const [rows, total] = await database.read(request.actor!.tenantId, async (db) => [
          await listUsers(db, { userName, externalId, skip: startIndex - 1, most }),
          (await countUsers.one(db, { userName, externalId })).count,
        ])
        const resources = rows.map((row) => presentUser(row, baseOf(request)))
        return listOfResources(resources, total, startIndex)
      }),
    )
    scope.get(`${root}/Users/:id`, admitted('GET'), (request, reply) =>
      watch(request, false, async () => {
        const row = await database.read(request.actor!.tenantId, (db) => userAt(db, idIn(request)))
        const known = request.headers['if-none-match']
        if (known !== undefined && isNamed(known, etagOf(row)))
          return reply.code(304).header('etag', etagOf(row)).send()
        return sendUser(request, reply, row)
      }),
    )
    scope.post(`${root}/Users`, admitted('POST'), (request, reply) =>
      write(request, reply, (tx, actor) => createUser(tx, actor, draftOf(request.body), app.context), 201),
    )
    scope.put(`${root}/Users/:id`, admitted('POST'), (request, reply) =>
      write(request, reply, async (tx, actor) => {
        const before = await userToChange(tx, idIn(request), ifMatchOf(request))
        return changeUser(tx, actor, { before, draft: draftOf(request.body) }, app.context)
      }),
    )
    scope.patch(`${root}/Users/:id`, admitted('POST'), (request, reply) =>
      write(request, reply, async (tx, actor) => {
        const before = await userToChange(tx, idIn(request), ifMatchOf(request))
        return changeUser(tx, actor, { before, draft: patched(draftFrom(before), request.body) }, app.context)
      }),
    )
    scope.delete(`${root}/Users/:id`, admitted('POST'), (request, reply) =>
      watch(request, true, async () => {
        const actor = request.actor!
        await database.write(
          actor.tenantId,
          async (tx) => deleteUser(tx, actor, await userToChange(tx, idIn(request), ifMatchOf(request)), app.context),
          'generic',
        )
        return reply.code(204).send()
      }),
    )
  })
}

/** Errors in the form of SCIM, with the words of the refusal. */
function sendError(
  error: Error & { readonly statusCode?: number; retryAfter?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof ScimError)
    return reply.code(error.status).send(errorBody(error.status, error.message, error.scimType))
  if (error.retryAfter !== undefined) {
    reply.header('retry-after', error.retryAfter)
    return reply.code(429).send(errorBody(429, say('request.tooMany', languageOf(request))))
  }
  const refusal = toRefusal(error)
  if (refusal) {
    const [status, scimType] = statusOf(refusal.code)
    if (status === 401) reply.header('www-authenticate', 'Bearer')
    return reply.code(status).send(errorBody(status, say(refusal.code, languageOf(request), refusal.facts), scimType))
  }
  if (error.statusCode !== undefined && error.statusCode < 500)
    return reply.code(error.statusCode).send(errorBody(error.statusCode, 'the request is malformed', 'invalidSyntax'))
  const outage = outageOf(error)
  logFailure(request.server.log, error, 'a call')
  if (outage) reply.header('retry-after', retryAfterOutage)
  const status = outage ? 503 : 500
  return reply.code(status).send(errorBody(status, say('request.busy', languageOf(request))))
}

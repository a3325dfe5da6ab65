import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#kit/database/database.ts'
import type { App } from '#kit/http/serve.ts'
import { listOfResources } from './documents.rules.ts'
import { isNamed } from './etag.ts'
import { groupFilterOf, membersPatched, membersPut } from './group.rules.ts'
import { changeGroup, groupAt, presentGroups } from './group.service.ts'
import { countGroups, listGroups } from './group.store.ts'
import { ScimError } from './scimError.rules.ts'

interface Query {
  readonly filter?: string
  readonly startIndex?: string
  readonly count?: string
  readonly excludedAttributes?: string
}

interface Serving {
  readonly root: string
  readonly admitted: (method: 'GET' | 'POST') => object
  readonly baseOf: (request: FastifyRequest) => string
  readonly pageOf: (query: Query) => { readonly startIndex: number; readonly most: number }
}

const isWithMembers = ({ excludedAttributes = '' }: Query): boolean =>
  !excludedAttributes.split(',').some((name) => name.trim().toLowerCase() === 'members')

/** Groups: roles that are marked on their page. They are neither created nor removed here. */
export function groupRoutes(app: App, scope: FastifyInstance, { root, admitted, baseOf, pageOf }: Serving): void {
  const { database, callLog } = app.context
  const path = `${root}/Groups`
  const idIn = (request: FastifyRequest) => (request.params as { readonly id: string }).id
  const watch = <T>(request: FastifyRequest, writes: boolean, run: () => Promise<T>) =>
    callLog.watch(request, { path, writes, input: { ...(request.params as object) } }, run)
  const one = async (db: Db, request: FastifyRequest, id: string) =>
    (await presentGroups(db, [await groupAt(db, id)], baseOf(request), isWithMembers(request.query as Query)))[0]!

  scope.get(path, admitted('GET'), (request: FastifyRequest) =>
    watch(request, false, async () => {
      const query = request.query as Query
      const filter = groupFilterOf(query.filter)
      const { startIndex, most } = pageOf(query)
      return database.read(request.actor!.tenantId, async (db) => {
        const rows = await listGroups(db, { ...filter, skip: startIndex - 1, most })
        const { count } = await countGroups.one(db, filter)
        return listOfResources(await presentGroups(db, rows, baseOf(request), isWithMembers(query)), count, startIndex)
      })
    }),
  )
  scope.get(`${path}/:id`, admitted('GET'), (request: FastifyRequest, reply: FastifyReply) =>
    watch(request, false, async () => {
      const found = await database.read(request.actor!.tenantId, (db) => one(db, request, idIn(request)))
      const known = request.headers['if-none-match']
      reply.header('etag', found.meta.version)
      return known !== undefined && isNamed(known, found.meta.version) ? reply.code(304).send() : found
    }),
  )
  const write = (after: typeof membersPatched) => (request: FastifyRequest, reply: FastifyReply) =>
    watch(request, true, async () => {
      const actor = request.actor!
      const changed = await database.write(
        actor.tenantId,
        async (tx) => {
          const id = await changeGroup(tx, actor, idIn(request), {
            after: (before, name) => after(before, request.body, name),
            ifMatch: request.headers['if-match'],
          })
          return one(tx, request, id)
        },
        'generic',
      )
      reply.header('etag', changed.meta.version)
      return changed
    })
  scope.patch(`${path}/:id`, admitted('POST'), write(membersPatched))
  scope.put(
    `${path}/:id`,
    admitted('POST'),
    write((_, body, name) => membersPut(body, name)),
  )
  const refuseKept = async () => {
    throw new ScimError(403, 'groups are roles: they are created and marked on the page of roles')
  }
  scope.post(path, admitted('POST'), refuseKept)
  scope.delete(`${path}/:id`, admitted('POST'), refuseKept)
}

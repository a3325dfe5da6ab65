import { createHash, randomBytes } from 'node:crypto'
import { daysOf } from '#contract/insight/periods.ts'
import { type createWallLink, mostWallDays, type revokeWallLink, type Wall } from '#contract/insight/walls.ts'
import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import type { Input, Reply } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import { coalesce } from '#kit/coalesce.ts'
import type { Database, Db, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import type { QueryPorts } from '#kit/queryPorts.ts'
import { refuse } from '#kit/refusal.ts'
import { isInNetworks } from '#kit/security/networks.ts'
import { demandNetworks } from '#modules/api/index.ts'
import { accountActor } from '#modules/identity/index.ts'
import { readCockpit } from '../cockpit/cockpit.service.ts'
import { readsOf } from '../scope.rules.ts'
import { findScope, scopeOf } from '../scope.service.ts'
import type { KindNames } from '../statistics/tables.ts'
import { findWallLink, type FoundWallLink, noteWallSeen, wallLinks } from './wall.store.ts'

const shownLetters = 9
const seenEveryMs = 60_000

export const hashOfWallToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Creates a link for what the actor may read now. Its token of 256 bits is returned, and kept nowhere. */
export async function makeWallLink(
  tx: Tx,
  actor: Actor,
  { name: written, period, deptId, expiresOn, networks: requested }: Input<typeof createWallLink>,
): Promise<Reply<typeof createWallLink>> {
  if (!actor.permissions.has('insight.read')) refuse('permission.denied')
  const today = dayOf(actor.now)
  if (expiresOn < today || expiresOn > dayAfter(today, mostWallDays)) refuse('wallLink.expiry')
  const networks = demandNetworks(requested)
  await scopeOf(tx, actor, deptId)
  const name = written.trim()
  const token = `wl_${randomBytes(32).toString('base64url')}`
  const prefix = token.slice(0, shownLetters)
  const { id } = await wallLinks.insert(tx, {
    maker_id: actor.userId,
    name,
    period,
    dept_id: deptId ?? null,
    networks,
    hash: hashOfWallToken(token),
    prefix,
    expires_on: expiresOn,
  })
  await publish(tx, actor, newEvent('wallLink.created', { id, data: { name, prefix, expiresOn } }))
  return { id, name, token }
}

/** Ends a link of one's own; who reads the statistics of the whole tenant may end each. */
export async function endWallLink(tx: Tx, actor: Actor, { id }: Input<typeof revokeWallLink>): Promise<string> {
  const link = await wallLinks.lock(tx, id)
  if (link.maker_id !== actor.userId && !readsOf(actor).isAll) refuse('thing.notFound')
  if (link.revoked_at !== null) refuse('wallLink.revoked')
  await wallLinks.set(tx, link, { revoked_at: actor.now })
  await publish(tx, actor, newEvent('wallLink.revoked', { id }))
  return id
}

/** Who opens a link: a visitor, at an address, with its token. */
export interface WallVisit {
  readonly visitor: Actor
  readonly ip: string
  readonly token: string
}

/**
 * Link of a token and its maker with the rights of this moment. One that is unknown, revoked, expired, of another
 * tenant or opened elsewhere is refused with the same code, as is one whose maker may not read its figures any more.
 */
export async function openWallLink(
  db: Db,
  { visitor, ip, token }: WallVisit,
  ports: Pick<QueryPorts, 'restrictedOf'>,
): Promise<{ readonly link: FoundWallLink; readonly maker: Actor }> {
  const link = await findWallLink(db, { hash: hashOfWallToken(token), today: dayOf(visitor.now) })
  if (!link || !isInNetworks(ip, link.networks)) return refuse('wallLink.invalid')
  const maker = await accountActor(db, visitor, link.maker_id, ports)
  if (maker?.entrance !== 'operator') return refuse('wallLink.invalid')
  if (!maker.permissions.has('insight.share') || !maker.permissions.has('insight.read')) refuse('wallLink.invalid')
  if (!(await findScope(db, maker, link.dept_id ?? undefined))) refuse('wallLink.invalid')
  return { link, maker }
}

/** Reads walls; those that show the same of the same maker, and ask at once, are answered together. */
export function wallReader(kindNames: KindNames, ports: Pick<QueryPorts, 'restrictedOf'>) {
  const together = coalesce<Wall['cockpit']>()
  return async (database: Database, visit: WallVisit): Promise<Wall> => {
    const { tenantId, now } = visit.visitor
    const { link, maker } = await database.read(tenantId, (db) => openWallLink(db, visit, ports))
    const days = daysOf(link.period, dayOf(now))
    const view = { ...days, ...(link.dept_id === null ? {} : { deptId: link.dept_id }) }
    const cockpit = await together(JSON.stringify([tenantId, maker.userId, view]), () =>
      database.read(tenantId, (db) => readCockpit(db, maker, view, kindNames)),
    )
    if (link.last_seen_at === null || now.getTime() - link.last_seen_at.getTime() > seenEveryMs)
      await database.write(tenantId, (tx) => noteWallSeen(tx, { id: link.id, at: now, ip: visit.ip }))
    return { name: link.name, ...days, cockpit }
  }
}

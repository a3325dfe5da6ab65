import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import type { Permission } from '#contract/permissions.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import type { Door } from '#kit/house.ts'
import { languageOf } from '#kit/serve.ts'
import type { TenantRow } from '#modules/tenancy/index.ts'
import { permissionsOf, whyClosed } from './session.rules.ts'
import { findSession, type SessionRow, setSessionSeen } from './session.store.ts'

/** How long a session may be believed without asking the database again: an ended one is refused within this time everywhere. */
const trustFor = 900
const seenEvery = 60_000
const most = 50_000

interface Ticket {
  sessionId: string
  userId: string
  tenantId: string
}

interface Known {
  ticket: Ticket
  checkedAt: number
  seenAt: number
  row: SessionRow
  permissions: ReadonlySet<Permission>
}

/**
 * The door of the house: host → tenant, token → session → person. A token decodes to `type` and `userId` and opens nothing by itself:
 * the session behind it is a row that can be ended.
 */
export function openDoor(
  database: Database,
  key: Uint8Array,
  tenantOf: (host: string, ip: string) => Promise<TenantRow>,
  clock: () => Date,
): Door {
  const known = new Map<string, Known>()

  async function ticketOf(token: string): Promise<Ticket> {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience: 'baicai' })
      const { sid, userId, tid, type } = payload as Record<string, unknown>
      if (type === 'user' && typeof sid === 'string' && typeof userId === 'string' && typeof tid === 'string')
        return { sessionId: sid, userId, tenantId: tid }
    } catch {
      // Whatever is wrong with it, it is not a token of ours.
    }
    return refuse('session.none')
  }

  async function check(token: string, now: number, before: Known | undefined): Promise<Known> {
    const ticket = before?.ticket ?? (await ticketOf(token))
    const [row] = await database.read(ticket.tenantId, (sql) =>
      findSession(sql, { sessionId: ticket.sessionId, userId: ticket.userId }),
    )
    if (!row) return refuse('session.none')
    const seenAt = Math.max(before?.seenAt ?? 0, row.last_seen_at.getTime())
    const reason = whyClosed(row, now, seenAt)
    if (reason) return refuse(reason)
    if (now - seenAt > seenEvery)
      await database.write(ticket.tenantId, (tx) => setSessionSeen(tx, { sessionId: ticket.sessionId }))
    const permissions = permissionsOf(row)
    const fresh = { ticket, row, checkedAt: now, seenAt: now, permissions }
    if (known.size >= most) known.clear()
    known.set(token, fresh)
    return fresh
  }

  async function sessionOf(request: FastifyRequest, now: Date): Promise<Known | undefined> {
    const token = /^Bearer ([\w.-]{20,2000})$/.exec(request.headers.authorization ?? '')?.[1]
    if (!token) return undefined
    const hit = known.get(token)
    if (hit && now.getTime() - hit.checkedAt < trustFor) return hit
    return check(token, now.getTime(), hit)
  }

  async function enter(request: FastifyRequest, required: boolean): Promise<Actor> {
    const now = clock()
    const tenant = await tenantOf(request.hostname.toLowerCase(), request.ip)
    const outside = {
      tenantId: tenant.id,
      now,
      lang: languageOf(request),
      ip: request.ip,
      host: request.hostname,
      agent: request.headers['user-agent'] ?? '',
      traceId: request.id,
    }
    const session = await sessionOf(request, now).catch((error: unknown) => {
      // Without the database nobody is known to be a visitor.
      if (required || !(error instanceof Refusal)) throw error
      return undefined
    })
    if (session && session.ticket.tenantId === tenant.id) return { ...outside, ...personOf(session) }
    return required ? refuse('session.none') : { ...outside, ...visitor }
  }

  return {
    enter,
    issue: (ticket: Ticket) =>
      new SignJWT({ type: 'user', userId: ticket.userId, sid: ticket.sessionId, tid: ticket.tenantId })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience('baicai')
        .setIssuedAt()
        .setExpirationTime('7d')
        .sign(key),
    issueVisit: (tenantId: string) =>
      new SignJWT({ type: 'client', userId: '0', tid: tenantId })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience('baicai')
        .setIssuedAt()
        .setJti(randomBytes(12).toString('hex'))
        .sign(key),
    forget: (sessionIds: readonly string[]) => {
      for (const [token, { ticket }] of known) if (sessionIds.includes(ticket.sessionId)) known.delete(token)
    },
  }
}

const personOf = ({ row, permissions }: Known) => ({
  userId: row.id,
  personId: row.person_id,
  sessionId: row.session_id,
  userCode: row.code,
  userName: row.name,
  entrance: row.entrance,
  deptId: row.dept_id,
  deptPath: row.dept_path,
  deptName: row.dept_name,
  supplierId: row.supplier_id,
  permissions,
  hasInitialPassword: row.must_change,
  isTrial: row.is_trial,
})

const visitor = {
  userId: '0',
  personId: '0',
  sessionId: '0',
  userCode: '',
  userName: '',
  entrance: 'visitor' as const,
  deptId: '0',
  deptPath: [],
  deptName: '',
  supplierId: null,
  permissions: new Set<Permission>(),
  hasInitialPassword: false,
  isTrial: false,
}

import { createSecretKey, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import type { Permission } from '#contract/permissions.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { reachesOf } from '#kit/reach.rules.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import type { Authenticator } from '#kit/appContext.ts'
import { memory } from '#kit/memory.ts'
import type { QueryPorts } from '#kit/queryPorts.ts'
import { languageOf } from '#kit/http/envelope.ts'
import { serviceOf, type TenantRow } from '#modules/tenancy/index.ts'
import { withheldFrom } from './package.rules.ts'
import { viewed, viewerOf } from '../impersonation/viewer.service.ts'
import { permissionsOf, endedReason } from './session.rules.ts'
import { apiKeyIn, openApiKeys } from './apiKey.authenticator.ts'
import type { PersonRow } from '../user.store.ts'
import { findSession, type SessionRow, setSessionSeen } from './session.store.ts'

/** Cache lifetime of sessions in ms: the end of a session takes effect within this time on every server. */
const cacheMs = 900
const seenIntervalMs = 60_000
const maxCached = 50_000

const none: ReadonlySet<Permission> = new Set()

type Granted = Pick<SessionRow, 'must_change' | 'permissions'>
/** Interning: sessions with the same permissions share one set in memory. */
const permissionsKept = memory<ReadonlySet<Permission>>(3_600_000, 1_000)
function sharedPermissions(row: Granted, tenant: Pick<TenantRow, 'kind' | 'package'>) {
  const key = JSON.stringify([tenant.kind, tenant.package, row.must_change, row.permissions])
  const known = permissionsKept.get(key)?.value
  return known ?? permissionsKept.set(key, '', permissionsOf(row).difference(withheldFrom(tenant)))
}
/** Permissions of an account, and those of them that a restriction withholds. */
function mayOf(row: Granted, tenant: Pick<TenantRow, 'kind' | 'package'>, restricted: ReadonlySet<Permission>) {
  const given = sharedPermissions(row, tenant)
  return {
    permissions: restricted.size === 0 ? given : given.difference(restricted),
    restricted: restricted.size === 0 ? none : given.intersection(restricted),
  }
}
/** Interning: sessions of the same department share its texts. */
const departmentsKept = memory<Pick<Actor, 'deptId' | 'deptPath' | 'deptName'>>(3_600_000, 1_000)
function sharedDepartment({ dept_id: deptId, dept_path: deptPath, dept_name: deptName }: PersonRow) {
  const key = JSON.stringify([deptId, deptPath, deptName])
  return departmentsKept.get(key)?.value ?? departmentsKept.set(key, '', { deptId, deptPath, deptName })
}

/** Interning: sessions with the same roles and data scopes share the result. */
const reachesKept = memory<NonNullable<Actor['reaches']>>(3_600_000, 1_000)
function sharedReaches({ dept_id: deptId, grants }: PersonRow): Pick<Actor, 'reaches'> {
  if (grants === null) return {}
  const key = JSON.stringify([deptId, grants])
  return { reaches: reachesKept.get(key)?.value ?? reachesKept.set(key, '', reachesOf(deptId, grants)) }
}

interface TokenClaims {
  sessionId: string
  userId: string
  tenantId: string
}

interface CachedSession {
  claims: TokenClaims
  checkedAt: number
  seenAt: number
  /** Person data of the actor, shared by all calls of the session. */
  person: Person
}

/**
 * Authenticator: host → tenant, token → session or API key → account. The token alone grants nothing: the session behind it is a
 * row that can be ended.
 */
export function createAuthenticator(
  database: Database,
  secret: Uint8Array,
  tenantOf: (host: string, ip: string) => Promise<TenantRow>,
  clock: () => Date,
  ports: Pick<QueryPorts, 'restrictedOf' | 'apiKeyOf' | 'apiKeyUsed'>,
): Authenticator {
  const { restrictedOf } = ports
  const callerByKey = openApiKeys(database, ports)
  const cache = new Map<string, CachedSession>()
  // Imported once: importing the key for each token costs as much as signing it.
  const key = createSecretKey(secret).toCryptoKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

  async function verifyToken(token: string): Promise<TokenClaims> {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience: 'baicai' })
      const { sid, userId, tid, type } = payload as Record<string, unknown>
      if (type === 'user' && typeof sid === 'string' && typeof userId === 'string' && typeof tid === 'string')
        return { sessionId: sid, userId, tenantId: tid }
    } catch {
      // An invalid token counts as no token.
    }
    return refuse('session.none')
  }

  async function checkSession(
    token: string,
    now: number,
    cached: CachedSession | undefined,
    { tenant, isActivity }: { readonly tenant: TenantRow; readonly isActivity: boolean },
  ): Promise<CachedSession> {
    const claims = cached?.claims ?? (await verifyToken(token))
    // What its permissions are depends on the tenant, so a session is read for its own tenant alone.
    if (claims.tenantId !== tenant.id) return refuse('session.none')
    const { row, restricted, viewer } = await database.read(claims.tenantId, async (db) => {
      const [found] = await findSession(db, { sessionId: claims.sessionId, userId: claims.userId })
      if (!found) return refuse('session.none')
      const restricted = (await restrictedOf(db, found.person_id, new Date(now))).permissions
      return { row: found, restricted, viewer: await viewerOf(db, found, { tenant, ports, now: new Date(now) }) }
    })
    const seenAt = Math.max(cached?.seenAt ?? 0, row.last_seen_at.getTime())
    const reason = endedReason(row, now, seenAt)
    if (reason) return refuse(reason)
    if (isActivity && now - seenAt > seenIntervalMs)
      await database.write(claims.tenantId, (tx) => setSessionSeen(tx, { sessionId: claims.sessionId }))
    // The operator's own session goes on while they look.
    if (isActivity && viewer && now - seenAt > seenIntervalMs)
      await database.write(claims.tenantId, (tx) => setSessionSeen(tx, { sessionId: viewer.viewedBy.sessionId }))
    const person = viewed(personOf(row, mayOf(row, tenant, restricted)), viewer)
    const fresh = { claims, person, checkedAt: now, seenAt: isActivity ? now : seenAt }
    if (cache.size >= maxCached) cache.clear()
    cache.set(token, fresh)
    return fresh
  }

  async function sessionOf(
    request: FastifyRequest,
    now: Date,
    of: { readonly tenant: TenantRow; readonly isActivity: boolean },
  ): Promise<CachedSession | undefined> {
    const token = /^Bearer ([\w.-]{20,2000})$/.exec(request.headers.authorization ?? '')?.[1]
    if (!token) return undefined
    const hit = cache.get(token)
    if (hit && now.getTime() - hit.checkedAt < cacheMs) return hit
    return checkSession(token, now.getTime(), hit, of)
  }

  async function authenticate(
    request: FastifyRequest,
    required: boolean,
    isActivity = true,
    withKeys = false,
  ): Promise<Actor> {
    const now = clock()
    const tenant = await tenantOf(request.hostname.toLowerCase(), request.ip)
    const isSandbox = tenant.kind === 'sandbox'
    request.isSandbox = isSandbox
    const service = serviceOf(tenant, now)
    if (service === 'suspended') refuse('tenant.suspended', { name: tenant.name, contact: tenant.contact })
    const requestFacts = {
      tenantId: tenant.id,
      now,
      lang: languageOf(request),
      ip: request.ip,
      host: request.hostname,
      agent: request.headers['user-agent'] ?? '',
      traceId: request.id,
      isReadOnly: service === 'readOnly',
      isSandbox,
    }
    const token = withKeys ? apiKeyIn(request) : undefined
    if (token) {
      const { key, row, restricted } = await callerByKey(token, tenant.id, request.ip, now)
      const person = personOf(
        { ...row, session_id: '0' },
        mayOf({ ...row, permissions: [...key.permissions] }, tenant, restricted),
      )
      const { id, name, callsPerMinute } = key
      return { ...requestFacts, ...person, apiKey: { id, name, callsPerMinute } }
    }
    const session = await sessionOf(request, now, { tenant, isActivity }).catch((error: unknown) => {
      // An outage must not turn a logged-in user into a visitor.
      if (required || !(error instanceof Refusal)) throw error
      return undefined
    })
    // Initial password: another person knows it, so nothing is done in its owner's name before it is changed.
    const mayAct = required || session?.person.hasInitialPassword === false
    if (session && session.claims.tenantId === tenant.id && mayAct) return { ...requestFacts, ...session.person }
    return required ? refuse('session.none') : { ...requestFacts, ...visitor }
  }

  return {
    authenticate,
    issueToken: (claims: TokenClaims) =>
      new SignJWT({ type: 'user', userId: claims.userId, sid: claims.sessionId, tid: claims.tenantId })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience('baicai')
        .setIssuedAt()
        .setExpirationTime('7d')
        .sign(key),
    issueVisitorToken: (tenantId: string) =>
      new SignJWT({ type: 'client', userId: '0', tid: tenantId })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience('baicai')
        .setIssuedAt()
        .setJti(randomBytes(12).toString('hex'))
        .sign(key),
    forgetSessions: (sessionIds: readonly string[]) => {
      for (const [token, { claims }] of cache) if (sessionIds.includes(claims.sessionId)) cache.delete(token)
    },
  }
}

type RequestFacts = Pick<
  Actor,
  'tenantId' | 'now' | 'lang' | 'ip' | 'host' | 'agent' | 'traceId' | 'isReadOnly' | 'isSandbox'
>

type Person = Omit<Actor, keyof RequestFacts>

const personOf = (
  row: PersonRow & { readonly session_id: string },
  may: Pick<Actor, 'permissions' | 'restricted'>,
): Person => ({
  userId: row.id,
  personId: row.person_id,
  sessionId: row.session_id,
  userCode: row.code,
  userName: row.name,
  entrance: row.entrance,
  ...sharedDepartment(row),
  ...sharedReaches(row),
  supplierId: row.supplier_id,
  ...may,
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
  restricted: new Set<Permission>(),
  hasInitialPassword: false,
  isTrial: false,
}

import { sql as text } from 'kysely'
import { hot, type Sql, together, type Tx } from '#kit/database.ts'
import { person, type PersonRow } from './user.store.ts'

/** Login method of a session. */
export type LoginMethod = 'password' | 'sms' | 'qr' | 'ca' | 'sso' | 'passkey' | 'switch'
/** Why a session ended, other than by timeout. */
export type EndReason =
  | 'logout'
  | 'elsewhere'
  | 'idle'
  | 'disabled'
  | 'password'
  | 'mobile'
  | 'switch'
  | 'byUser'
  | 'byOperator'

export interface SessionRow extends PersonRow {
  session_id: string
  way: LoginMethod
  is_strong: boolean
  ended_at: Date | null
  end_reason: string | null
  created_at: Date
  last_seen_at: Date
  idle_minutes: string | null
  most_hours: string | null
}

const limit = (code: string) =>
  `(select val from tenancy.configs c where c.tenant_id = s.tenant_id and c.code = '${code}')`

const session = `${person}, s.id as session_id, s.way, s.is_strong, s.ended_at, s.end_reason, s.created_at, s.last_seen_at,
     ${limit('sessionIdleMinutes')} as idle_minutes, ${limit('sessionHours')} as most_hours
   from identity.sessions s
   join identity.users u on u.tenant_id = s.tenant_id and u.id = s.user_id
   join identity.people p on p.tenant_id = u.tenant_id and p.id = u.person_id
   join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id`

export const findSession = hot<SessionRow, [sessionId: string, userId: string]>(
  `${session} where s.id = $1 and s.user_id = $2`,
)
export const findSessionById = hot<SessionRow, [sessionId: string]>(`${session} where s.id = $1`)

export interface NewSession {
  readonly tenantId: string
  readonly userId: string
  readonly ip: string
  readonly agent: string
  readonly method: LoginMethod
  /** Two factors were shown, or one that counts as two. */
  readonly isStrong: boolean
}

const longestAgent = 300

export async function insertSession(tx: Tx, session: NewSession) {
  const { tenantId, userId, ip, method: way, isStrong } = session
  const agent = session.agent.slice(0, longestAgent)
  const [[row]] = await together(putSession(tx, tenantId, userId, ip, agent, way, isStrong), setLoggedIn(tx, userId))
  return row!.id
}

const putSession = hot<
  { id: string },
  [tenantId: string, userId: string, ip: string, agent: string, way: LoginMethod, isStrong: boolean]
>(
  'insert into identity.sessions (tenant_id, user_id, ip, agent, way, is_strong) values ($1, $2, $3, $4, $5, $6) returning id',
)

const setLoggedIn = hot<never, [userId: string]>('update identity.users set last_login_at = now() where id = $1')

export const setSessionSeen = hot<never, [sessionId: string]>(
  'update identity.sessions set last_seen_at = now() where id = $1 and ended_at is null',
)

export interface SessionFilter {
  readonly userId?: string
  readonly personId?: string
  /** This one goes on. */
  readonly except?: string
  /** No other ends. */
  readonly only?: string
}

/** Ends the open sessions of an account, or of all accounts of a person; answers which. */
export async function setSessionsEnded(tx: Tx, { userId, personId, except, only }: SessionFilter, reason: EndReason) {
  const { rows } = await text<{ id: string }>`
    update identity.sessions s set ended_at = now(), end_reason = ${reason}
    where s.ended_at is null and s.id <> ${except ?? '0'}::bigint and (${only ?? null}::bigint is null or s.id = ${only ?? null})
      and s.user_id in (
      select id from identity.users where id = ${userId ?? null}::bigint or person_id = ${personId ?? null}::bigint)
    returning s.id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function isSessionStrong(sql: Sql, sessionId: string): Promise<boolean> {
  const row = await sql
    .selectFrom('identity.sessions')
    .select('is_strong')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row?.is_strong ?? false
}

export interface OpenSessionRow {
  id: string
  user_code: string
  created_at: Date
  last_seen_at: Date
  ip: string
  agent: string
  way: LoginMethod
  is_strong: boolean
}

/** The open sessions of all accounts of a person, those that were used last first. */
export const openSessionsOf = hot<OpenSessionRow, [personId: string, idleMinutes: number, hours: number]>(
  `select s.id, u.code as user_code, s.created_at, s.last_seen_at, s.ip, s.agent, s.way, s.is_strong
   from identity.sessions s join identity.users u on u.tenant_id = s.tenant_id and u.id = s.user_id
   where u.person_id = $1 and s.ended_at is null and s.last_seen_at > now() - make_interval(mins => $2)
     and s.created_at > now() - make_interval(hours => $3)
   order by s.last_seen_at desc, s.id desc limit 100`,
)

export interface NewLogin {
  readonly tenantId: string
  readonly personId: string
  readonly userId: string | null
  readonly method: LoginMethod
  readonly result: string
  readonly ip: string
  readonly agent: string
}

/** Notes how somebody came in, or tried to. */
export const insertLogin = (tx: Tx, { tenantId, personId, userId, method: way, result, ip, agent }: NewLogin) =>
  putLogin(tx, tenantId, personId, userId, way, result, ip, agent.slice(0, longestAgent))

const putLogin = hot<
  never,
  [
    tenantId: string,
    personId: string,
    userId: string | null,
    way: LoginMethod,
    result: string,
    ip: string,
    agent: string,
  ]
>(
  'insert into identity.logins (tenant_id, person_id, user_id, way, result, ip, agent) values ($1, $2, $3, $4, $5, $6, $7)',
)

/** When a person last proved who they are, other than by having a session already. */
export const findLastProof = hot<{ at: Date }, [personId: string, before: Date]>(
  `select at from identity.logins where person_id = $1 and result = 'ok' and way <> 'switch' and at <= $2 order by id desc limit 1`,
)

export interface LoginRow {
  id: string
  user_code: string | null
  at: Date
  way: LoginMethod
  result: string
  ip: string
  agent: string
}

export async function pageOfLogins(sql: Sql, personId: string, page: number, limit: number) {
  const { rows: counted } = await text<{ total: string }>`
    select count(*) as total from identity.logins where person_id = ${personId}`.execute(sql)
  const { rows } = await text<LoginRow>`
    select l.id, u.code as user_code, l.at, l.way, l.result, l.ip, l.agent
    from identity.logins l left join identity.users u on u.tenant_id = l.tenant_id and u.id = l.user_id
    where l.person_id = ${personId} order by l.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(sql)
  return { rows, total: Number(counted[0]!.total) }
}

import { myLogins } from '#contract/identity/account.ts'
import type { Lang } from '#contract/refusals.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { now } from '#kit/database/query.parts.ts'
import { tableOf } from '#kit/database/table.ts'
import { settingText } from '#modules/tenancy/index.ts'
import type { EndReason, LoginMethod } from '../columns.ts'
import { person, type WithGrants } from '../user.store.ts'

export type { EndReason, LoginMethod } from '../columns.ts'

const session = `${person}, s.id as session_id, s.method, s.is_strong, s.ended_at, s.end_reason, s.created_at, s.last_seen_at, s.ends_at, s.by_session_id, s.by_user_id, identity.is_left(s) as "is_left!",
     ${settingText('sessionIdleMinutes', 's.tenant_id')} as idle_minutes, ${settingText('sessionHours', 's.tenant_id')} as most_hours
   from identity.sessions s
   join identity.users u on u.tenant_id = s.tenant_id and u.id = s.user_id
   join identity.people p on p.tenant_id = u.tenant_id and p.id = u.person_id
   join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id`

export const findSession = sqlQuery(
  'identity.findSession',
  `${session} where s.id = $sessionId and s.user_id = $userId`,
).narrow<WithGrants>()
export type SessionRow = RowOf<typeof findSession>
export const findSessionById = sqlQuery(
  'identity.findSessionById',
  `${session} where s.id = $sessionId`,
).narrow<WithGrants>()

const severalById = sqlQuery(
  'identity.findSessionsById',
  `${session} where s.id = any ($sessionIds::bigint[])`,
).narrow<WithGrants>()
export const findSessionsById = (db: Db, sessionIds: readonly string[]) =>
  severalById(db, { sessionIds: [...sessionIds] })

export interface NewSession {
  /** Id from `nextId`, since the session's event refers to it and is sent in the same packet. */
  readonly id: string
  readonly userId: string
  readonly ip: string
  readonly agent: string
  readonly method: LoginMethod
  /** Whether two factors were verified, or one that counts as two. */
  readonly isStrong: boolean
  /** Language of mails to this account. */
  readonly lang: Lang
}

const longestAgent = 300

/** Plain rows, for tools and tests; a login opens its session with `insertSession`. */
export const sessions = tableOf('identity.sessions')

const putSession = sqlQuery(
  'identity.insertSession',
  `with opened as (
     insert into identity.sessions (id, user_id, ip, agent, method, is_strong)
     select $id, id, $ip, $agent, $method, $isStrong from identity.users where id = $userId and not is_service
   ), account as (
     update identity.users set last_login_at = now(), lang = $lang where id = $userId and not is_service returning id, person_id
   )
   insert into identity.logins (person_id, user_id, method, result, ip, agent)
   select person_id, id, $method, 'ok', $ip, $agent from account`,
)
/**
 * Opens a session: one statement also records the login in the history and at the account. Accounts of systems have none,
 * whatever proved them.
 */
export const insertSession = (tx: Tx, { agent, ...session }: NewSession) =>
  putSession(tx, { ...session, agent: agent.slice(0, longestAgent) })

export const setSessionSeen = preparedQuery((db, $: Params<{ sessionId: string }>) =>
  db
    .updateTable('identity.sessions')
    .set({ last_seen_at: now() })
    .where('id', '=', $.sessionId)
    .where('ended_at', 'is', null),
)

export interface SessionFilter {
  readonly userId?: string
  readonly personId?: string
  /** Session that stays open. */
  readonly except?: string
  /** Ends only this session. */
  readonly only?: string
}

const endSessions = sqlQuery(
  'identity.setSessionsEnded',
  `update identity.sessions s set ended_at = now(), end_reason = $reason
   where s.ended_at is null and s.id <> $except and ($only?::bigint is null or s.id = $only)
     and s.user_id in (select id from identity.users where id = $userId?::bigint or person_id = $personId?::bigint)
   returning s.id`,
)
/** Ends the open sessions of an account, or of all accounts of a person; returns their ids. */
export async function setSessionsEnded(tx: Tx, { userId, personId, except, only }: SessionFilter, reason: EndReason) {
  const rows = await endSessions(tx, {
    userId: userId ?? null,
    personId: personId ?? null,
    except: except ?? '0',
    only: only ?? null,
    reason,
  })
  return rows.map(({ id }) => id)
}

const strength = preparedQuery((db, $: Params<{ sessionId: string }>) =>
  db.selectFrom('identity.sessions').select('is_strong').where('id', '=', $.sessionId),
)
export const isSessionStrong = async (db: Db, sessionId: string): Promise<boolean> =>
  (await strength.first(db, { sessionId }))?.is_strong ?? false

/** Open sessions of all accounts of a person, most recently used first. */
export const openSessionsOf = sqlQuery(
  'identity.openSessionsOf',
  `select s.id, u.code as user_code, s.created_at, s.last_seen_at, s.ip, s.agent, s.method, s.is_strong
   from identity.sessions s join identity.users u on u.tenant_id = s.tenant_id and u.id = s.user_id
   where u.person_id = $personId and s.ended_at is null and s.last_seen_at > now() - make_interval(mins => $idleMinutes)
     and s.created_at > now() - make_interval(hours => $hours)
   order by s.last_seen_at desc, s.id desc limit 100`,
)

export type OpenSessionRow = RowOf<typeof openSessionsOf>

export interface NewLogin {
  readonly personId: string
  readonly userId: string | null
  readonly method: LoginMethod
  readonly result: string
  readonly ip: string
  readonly agent: string
}

const putLogin = preparedQuery(
  (
    db,
    $: Params<{
      person_id: string
      user_id: string | null
      method: LoginMethod
      result: string
      ip: string
      agent: string
    }>,
  ) => db.insertInto('identity.logins').values($),
)
/** Records a login attempt that opens no session. */
export const insertLogin = (tx: Tx, { personId, userId, method, result, ip, agent }: NewLogin) =>
  putLogin(tx, { person_id: personId, user_id: userId, method, result, ip, agent: agent.slice(0, longestAgent) })

/** Time when a person last authenticated, other than by an existing session. */
export const findLastProof = preparedQuery((db, $: Params<{ personId: string; before: Date }>) =>
  db
    .selectFrom('identity.logins')
    .select('at')
    .where('person_id', '=', $.personId)
    .where('result', '=', 'ok')
    .where('method', 'not in', ['switch', 'impersonation'])
    .where('at', '<=', $.before)
    .orderBy('id', 'desc')
    .limit(1),
)

export interface LoginRow {
  id: string
  user_code: string | null
  at: Date
  method: LoginMethod
  result: string
  ip: string
  agent: string
}

export const loginList = listOf({
  route: myLogins,
  find: (db: Db, { personId }: { readonly personId: string }) =>
    db.selectFrom('identity.logins as l').where('l.person_id', '=', personId),
  select: (found) =>
    found
      .leftJoin('identity.users as u', (on) =>
        on.onRef('u.tenant_id', '=', 'l.tenant_id').onRef('u.id', '=', 'l.user_id'),
      )
      .select(['l.id', 'l.at', 'l.method', 'l.result', 'l.ip', 'l.agent', 'u.code as user_code']),
  key: 'l.id',
  order: [['l.id', 'desc']],
  countUpTo: countOfLargeTables,
})

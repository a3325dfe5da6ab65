import { sql as text } from 'kysely'
import type { Entrance } from '#contract/identity.ts'
import { hot, type Sql, type Tx } from '#kit/database.ts'

export interface Candidate {
  id: string
  code: string
  mobile: string
  entrance: Entrance
  disabled: boolean
  password_hash: string
}

/** Everybody whom the typed name can mean: as a job number or as a mobile number. */
export const candidatesFor = hot<Candidate, [name: string]>(
  `select id, code, mobile, entrance, disabled, password_hash from identity.users
   where code = $1 or (mobile = $1 and mobile <> '') order by id limit 20`,
)

export interface ChoiceRow {
  user_code: string
  user_id: string
  full_name: string
  dept_id: string
  tenant_id: string
  entrance: Entrance
  disabled: boolean
}

export const choicesAmong = hot<ChoiceRow, [userIds: readonly string[]]>(
  `select u.code as user_code, u.id as user_id, d.full_name, u.dept_id, u.tenant_id, u.entrance, u.disabled
   from identity.users u join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id
   where u.id = any($1) order by u.id`,
)

export interface PersonRow {
  id: string
  code: string
  name: string
  mobile: string
  email: string
  entrance: Entrance
  dept_id: string
  supplier_id: string | null
  must_change: boolean
  disabled: boolean
  last_login_at: Date | null
  dept_code: string
  dept_name: string
  dept_full_name: string
  dept_path: string[]
  permissions: string[]
  roles: string[]
}

const person = `
  select u.id, u.code, u.name, u.mobile, u.email, u.entrance, u.dept_id, u.supplier_id, u.must_change, u.disabled, u.last_login_at,
    d.code as dept_code, d.name as dept_name, d.full_name as dept_full_name, d.path as dept_path,
    array(select distinct unnest(r.permissions) from identity.user_roles ur join identity.roles r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
      where ur.tenant_id = u.tenant_id and ur.user_id = u.id) as permissions,
    array(select r.name from identity.user_roles ur join identity.roles r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
      where ur.tenant_id = u.tenant_id and ur.user_id = u.id order by r.id) as roles`

export const findPerson = hot<PersonRow, [userId: string]>(
  `${person} from identity.users u join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id where u.id = $1`,
)

export interface SessionRow extends PersonRow {
  session_id: string
  ended_at: Date | null
  end_reason: string | null
  created_at: Date
  last_seen_at: Date
}

export const findSession = hot<SessionRow, [sessionId: string, userId: string]>(
  `${person}, s.id as session_id, s.ended_at, s.end_reason, s.created_at, s.last_seen_at
   from identity.sessions s
   join identity.users u on u.tenant_id = s.tenant_id and u.id = s.user_id
   join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id
   where s.id = $1 and s.user_id = $2`,
)

export async function insertSession(tx: Tx, session: { tenantId: string; userId: string; ip: string; agent: string }) {
  const { id } = await tx
    .insertInto('identity.sessions')
    .values({
      tenant_id: session.tenantId,
      user_id: session.userId,
      ip: session.ip,
      agent: session.agent.slice(0, 300),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('identity.users')
    .set({ last_login_at: text`now()` })
    .where('id', '=', session.userId)
    .execute()
  return id
}

export const setSessionSeen = hot<never, [sessionId: string]>(
  'update identity.sessions set last_seen_at = now() where id = $1 and ended_at is null',
)

/** Ends one session; answers whether it was still open. */
export const setSessionEnded = (
  tx: Tx,
  sessionId: string,
  reason: 'logout' | 'elsewhere' | 'idle' | 'disabled' | 'password',
) =>
  tx
    .updateTable('identity.sessions')
    .set({ ended_at: text`now()`, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const childDepartments = (sql: Sql, parentId: string | undefined, alsoTheirs: boolean) =>
  sql
    .selectFrom('identity.departments as d')
    .select(['d.id', 'd.parent_id', 'd.code', 'd.name', 'd.kind', 'd.path'])
    .select((e) =>
      e
        .exists(
          e
            .selectFrom('identity.departments as c')
            .select('c.id')
            .whereRef('c.tenant_id', '=', 'd.tenant_id')
            .whereRef('c.parent_id', '=', 'd.id'),
        )
        .as('has_child'),
    )
    .where((e) => {
      const below = parentId === undefined ? e('d.parent_id', 'is', null) : e('d.parent_id', '=', parentId)
      if (!alsoTheirs) return below
      const parents = e.selectFrom('identity.departments as p').select('p.id')
      return e.or([
        below,
        e(
          'd.parent_id',
          'in',
          parentId === undefined
            ? parents.where('p.parent_id', 'is', null)
            : parents.where('p.parent_id', '=', parentId),
        ),
      ])
    })
    .orderBy('d.code')
    .limit(2000)
    .execute()

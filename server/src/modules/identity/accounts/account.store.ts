import type { Entrance } from '#contract/kit/entrance.ts'
import type { Db, Locked } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const accounts = tableOf('identity.users', [
  'version',
  'person_id',
  'entrance',
  'code',
  'name',
  'dept_id',
  'position_id',
  'manager_id',
  'supplier_id',
  'is_applicant',
  'is_service',
  'disabled',
  'expires_at',
])
export type LockedAccount = Locked<RowOfTable<typeof accounts>>

const held = sqlQuery(
  'identity.permissionsHeld',
  `select o.person_id, array_agg(distinct p.permission) as "permissions!" from identity.users o
     join identity.user_roles h on h.user_id = o.id join identity.roles r on r.id = h.role_id
     cross join unnest(r.permissions) as p(permission)
   where o.person_id = any ($personIds::bigint[]) and not o.disabled group by o.person_id`,
)
/** Permissions of people over all their accounts, also expired ones, whose last day may be moved; none: left out. */
export const permissionsHeld = async (db: Db, personIds: readonly string[]) =>
  new Map((await held(db, { personIds })).map((row) => [row.person_id, row.permissions]))

/** All accounts of the account's person, without those of suppliers. */
export const accountsOfPerson = sqlQuery(
  'identity.accountsOfPerson',
  `select a.id as "userId", a.version, a.code as "userCode", a.name as "userName", a.entrance, a.dept_id as "deptId",
     d.full_name as "fullDeptName", a.position_id as "positionId", coalesce((select o.name from identity.positions o where o.id = a.position_id), '') as "positionName!",
     a.manager_id as "managerId", coalesce((select m.name from identity.users m where m.id = a.manager_id), '') as "managerName!", a.disabled, a.expires_at, a.last_login_at, p.must_change, p.id as "personId", p.mobile, p.email,
     (select count(*)::int from identity.sessions s join identity.users o on o.id = s.user_id
       where o.person_id = p.id and s.ended_at is null and s.last_seen_at > now() - interval '2 hours') as "openSessions!",
     (select coalesce(jsonb_agg(jsonb_build_object('id', r.id::text, 'name', r.name, 'enName', r.en_name) order by r.code), '[]')
       from identity.user_roles h join identity.roles r on r.id = h.role_id where h.user_id = a.id) as "roles!"
   from identity.users u join identity.people p on p.id = u.person_id
     join identity.users a on a.person_id = p.id and a.entrance <> 'supplier' and not a.is_service
     join identity.departments d on d.id = a.dept_id
   where u.id = $userId and u.entrance <> 'supplier' order by a.id limit 50`,
).narrow<{ roles: { id: string; name: string; enName: string }[]; entrance: Entrance }>()
export type PersonAccountRow = RowOf<typeof accountsOfPerson>

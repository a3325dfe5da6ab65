import { sql } from 'kysely'
import { type OrgPerson, qryDeptUsers } from '#contract/identity/identity.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type PeopleFilter, statusOf } from './accountStatus.store.ts'

const roles = sql<OrgPerson['roles']>`(
  select coalesce(json_agg(json_build_object('id', r.id::text, 'name', r.name, 'enName', r.en_name) order by r.id), '[]')
  from identity.user_roles ur join identity.roles r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
  where ur.tenant_id = u.tenant_id and ur.user_id = u.id)`

/**
 * List of people of departments, without supplier accounts, which have a department only because every account does,
 * and without accounts of systems.
 */
export const peopleList = listOf({
  route: qryDeptUsers,
  find: (...[db]: readonly [db: Db, filter: PeopleFilter]) =>
    db
      .selectFrom('identity.users as u')
      .innerJoin('identity.departments as d', (on) =>
        on.onRef('d.tenant_id', '=', 'u.tenant_id').onRef('d.id', '=', 'u.dept_id'),
      )
      .innerJoin('identity.people as p', (on) =>
        on.onRef('p.tenant_id', '=', 'u.tenant_id').onRef('p.id', '=', 'u.person_id'),
      )
      .leftJoin('identity.positions as o', (on) =>
        on.onRef('o.tenant_id', '=', 'u.tenant_id').onRef('o.id', '=', 'u.position_id'),
      )
      .leftJoin('identity.users as m', (on) =>
        on.onRef('m.tenant_id', '=', 'u.tenant_id').onRef('m.id', '=', 'u.manager_id'),
      )
      .where('u.entrance', '<>', 'supplier')
      .where('u.is_service', '=', false),
  where: {
    deptId: (e, deptId, { withBelow = true }) =>
      withBelow ? e(e.val(deptId), '=', e.fn.any('d.path')) : e('d.id', '=', deptId),
    keyword: { contains: ['u.name', 'u.code'] },
    status: (_, status, scope) => sql<boolean>`${statusOf(scope)} = ${status}`,
    isOpen: (_, isOpen, scope) => sql<boolean>`(${statusOf(scope)} not in ('disabled', 'expired')) = ${isOpen}`,
    roleId: (e, roleId) =>
      e.exists(
        e
          .selectFrom('identity.user_roles as h')
          .select('h.role_id')
          .whereRef('h.tenant_id', '=', 'u.tenant_id')
          .whereRef('h.user_id', '=', 'u.id')
          .where('h.role_id', '=', roleId),
      ),
  },
  select: (found, scope) =>
    found
      .select(['u.id as userId', 'u.code as userCode', 'u.name as userName', 'u.dept_id as deptId'])
      .select([
        sql<string>`coalesce(o.name, '')`.as('positionName'),
        sql<string>`coalesce(m.name, '')`.as('managerName'),
      ])
      .select(['d.name as deptName', 'u.person_id', 'u.disabled', 'u.last_login_at', roles.as('roles')])
      .select(statusOf(scope).as('status')),
  key: 'u.id',
  order: ['d.code', 'u.code'],
  sort: { userCode: 'u.code', userName: 'u.name', lastLoginAt: 'u.last_login_at' },
  countUpTo: countOfLargeTables,
})
export type PersonRow = RowIn<typeof peopleList>

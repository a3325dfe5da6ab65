import { sql } from 'kysely'
import { listServiceAccounts } from '#contract/api/serviceAccounts.ts'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { Db, Locked } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const serviceAccounts = tableOf('api.accounts')
export type LockedServiceAccount = Locked<RowOfTable<typeof serviceAccounts>>

const keys = sql<number>`(select count(*)::int from api.keys k where k.tenant_id = a.tenant_id and k.account_id = a.id
  and k.revoked_at is null and k.expires_on >= (now() at time zone 'Asia/Shanghai')::date)`

export const serviceAccountList = listOf({
  route: listServiceAccounts,
  find: (db: Db) =>
    db
      .selectFrom('api.accounts as a')
      .innerJoin('identity.users as u', (on) => on.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.id'))
      .innerJoin('identity.departments as d', (on) =>
        on.onRef('d.tenant_id', '=', 'u.tenant_id').onRef('d.id', '=', 'u.dept_id'),
      )
      .leftJoin('identity.users as o', (on) =>
        on.onRef('o.tenant_id', '=', 'a.tenant_id').onRef('o.id', '=', 'a.owner_id'),
      ),
  where: { keyword: { contains: ['u.name', 'u.code', 'a.purpose'] }, status: { disabled: 'a.disabled' } },
  select: (found) =>
    found
      .select(['a.id', 'a.version', 'a.permissions', 'a.purpose', 'a.disabled', 'a.created_at'])
      .select(['u.name', 'u.code', sql<Exclude<Entrance, 'supplier'>>`u.entrance`.as('entrance')])
      .select(['u.dept_id as deptId', 'd.full_name as deptName', sql<string>`coalesce(o.name, '')`.as('ownerName')])
      .select(keys.as('keys')),
  key: 'a.id',
  order: ['a.disabled', 'u.name'],
  sort: { name: 'u.name', createdAt: 'a.created_at' },
})
export type ServiceAccountRow = RowIn<typeof serviceAccountList>

import { sql } from 'kysely'
import { listTenants, type TenantState } from '#contract/platform/tenants.ts'
import { graceDays } from '#contract/tenancy/packages.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { todoSql } from '#kit/workbench/todoSql.ts'

const today = `(kit.clock() at time zone 'Asia/Shanghai')::date`
const state = sql<TenantState>`case when t.status <> 'open' then t.status
  when t.expires_on + ${sql.lit(graceDays)}::int < ${sql.raw(today)} then 'suspended'
  when t.expires_on < ${sql.raw(today)} then 'readOnly' else 'open' end`

const deletionDue = sql<Date | null>`(select d.due_at from platform.deletions d
  where d.target_id = t.id and d.status in ('pending', 'approved'))`
const isBeingDeleted = sql<boolean>`exists (select from platform.deletions d
  where d.target_id = t.id and d.status in ('pending', 'approved'))`
const hosts = sql<string>`(select coalesce(string_agg(h.host, ' ' order by h.host), '') from tenancy.hosts h where h.tenant_id = t.id)`

/** Customers of the platform: what stands outside row-level security, and nothing else of them. */
export const tenantList = listOf({
  route: listTenants,
  find: (db: Db) => db.selectFrom('tenancy.tenants as t').where('t.kind', '=', 'customer'),
  where: {
    keyword: (e, keyword) => {
      const like = containing(keyword.trim())
      return e.or([
        e('t.name', 'ilike', like),
        e('t.code', 'ilike', like),
        e.exists(
          e
            .selectFrom('tenancy.hosts as h')
            .select('h.host')
            .whereRef('h.tenant_id', '=', 't.id')
            .where('h.host', 'ilike', like),
        ),
      ])
    },
    state: (_, given) => sql<boolean>`${state} = ${given}`,
    package: { is: 't.package' },
    endsBefore: (_, day) => sql<boolean>`t.expires_on <= ${day}`,
  },
  select: (found) =>
    found
      .select(['t.id', 't.version', 't.code', 't.name', 't.package', 't.expires_on', 't.account_limit'])
      .select(['t.supplier_limit', 't.storage_limit_mb', 't.contact', 't.suspended_reason', 't.usage', 't.usage_at'])
      .select(['t.created_at', state.as('state'), hosts.as('hosts')])
      .select([deletionDue.as('deletion_due_at'), isBeingDeleted.as('is_being_deleted')]),
  key: 't.id',
  order: [['t.created_at', 'desc']],
  sort: { name: 't.name', expiresOn: 't.expires_on', createdAt: 't.created_at' },
})
export type PlatformTenantRow = RowIn<typeof tenantList>

export const endingTodos = sqlQuery(
  'platform.todo.ending',
  todoSql({
    of: `tenancy.tenants x where x.kind = 'customer' and x.status = 'open' and x.expires_on between ${today} - ${graceDays} and ${today} + 30`,
    pick: 'x.*',
    id: 't.id',
    title: 't.name',
    note: 't.code',
    due: 'x.expires_on',
    since: 'x.created_at',
  }),
)

const hostsOfTenant = sqlQuery('platform.hostsOf', 'select host from tenancy.hosts where tenant_id = $id order by host')
export const hostsOf = async (db: Db, id: string): Promise<string[]> =>
  (await hostsOfTenant(db, { id })).map(({ host }) => host)

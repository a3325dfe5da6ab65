import { type Kysely, sql } from 'kysely'
import { graceDays, type PackageCode, type TenantStatus } from '#contract/tenancy/packages.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import type { DB } from '#kit/database/db.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'
import { anyOf, json } from '#kit/database/query.parts.ts'
import { refuse } from '#kit/refusal.ts'
import type { TenantKind, TenantUsage } from './columns.ts'

/** Whether a tenant is served, until when and with what: of a sandbox its parent says that, unless it has ended. */
const parents = <T>(of: string) => sql<T>`(select ${sql.raw(of)} from tenancy.tenants p where p.id = t.parent_id)`
const statusServed = sql<TenantStatus>`case when t.parent_id is null or t.status <> 'open' then t.status
  else ${parents("case p.status when 'open' then 'open' else 'suspended' end")} end`
const lastDay = sql<string | null>`case when t.parent_id is null then t.expires_on else ${parents('p.expires_on')} end`
const packageServed = sql<PackageCode>`coalesce(${parents('p.package')}, t.package)`

const tenants = (db: Kysely<DB>) =>
  db
    .selectFrom('tenancy.tenants as t')
    .select(['t.id', 't.code', 't.name', 't.version', 't.kind', 't.parent_id', 't.contact'])
    .select([statusServed.as('status'), lastDay.as('expires_on'), packageServed.as('package')])

export type TenantRow = RowOf<typeof findTenantById>

export const findTenantByHost = preparedQuery((db, $: Params<{ host: string }>) =>
  tenants(db)
    .innerJoin('tenancy.hosts as h', 'h.tenant_id', 't.id')
    .where('h.host', '=', $.host)
    .where('t.status', '=', anyOf(['open', 'suspended'])),
)
export const findTenantByCode = preparedQuery((db, $: Params<{ code: string }>) =>
  tenants(db).where('t.code', '=', $.code),
)
export const allTenants = preparedQuery((db) => tenants(db).orderBy('t.id').limit(10000))
/** Tenants that are served, for people and jobs: neither suspended nor long after the end of their term. */
export const openTenants = preparedQuery((db) =>
  tenants(db)
    .where(statusServed, '=', 'open')
    .where((e) =>
      e.or([
        e(lastDay, 'is', null),
        sql<boolean>`${lastDay} + ${sql.lit(graceDays)}::int >= (kit.clock() at time zone 'Asia/Shanghai')::date`,
      ]),
    )
    .orderBy('t.id')
    .limit(10000),
)
export const findTenantById = preparedQuery((db, $: Params<{ id: string }>) => tenants(db).where('t.id', '=', $.id))

const byIdLocked = preparedQuery((db, $: Params<{ id: string }>) =>
  tenants(db).where('t.id', '=', $.id).forNoKeyUpdate(),
)
export const lockTenant = async (tx: Tx, id: string) =>
  ((await byIdLocked.first(tx, { id })) ?? refuse('thing.notFound')) as Locked<TenantRow>

/** A tenant without a term or limits, unless they are given. */
interface NewTenant {
  readonly id?: string
  readonly code: string
  readonly name: string
  readonly kind?: TenantKind
  readonly parent_id?: string | null
  readonly package?: PackageCode
  readonly expires_on?: string | null
  readonly account_limit?: number | null
  readonly supplier_limit?: number | null
  readonly storage_limit_mb?: number | null
  readonly contact?: string
}
/** Tenants as rows, for those who run the platform. */
export const tenantRows = tableOf('tenancy.tenants')
const insertHosts = sqlQuery(
  'tenancy.insertHosts',
  'insert into tenancy.hosts (host, tenant_id) select unnest($hosts::text[]), $tenantId',
)

export async function insertTenant(tx: Tx, { hosts, ...tenant }: NewTenant & { hosts: readonly string[] }) {
  const { id } = await tenantRows.insert(tx, tenant)
  await insertHosts(tx, { hosts, tenantId: id })
  return id
}

const removeOtherHosts = sqlQuery(
  'tenancy.removeOtherHosts',
  'delete from tenancy.hosts where tenant_id = $tenantId and host <> all ($hosts::text[])',
)
const addHosts = sqlQuery(
  'tenancy.addHosts',
  `insert into tenancy.hosts (host, tenant_id) select new.host, $tenantId from unnest($hosts::text[]) as new(host)
   where not exists (select from tenancy.hosts h where h.host = new.host and h.tenant_id = $tenantId)`,
)
/** Replaces the hosts of a tenant; one of another tenant is refused with `tenant.hostTaken`. */
export async function setHosts(tx: Tx, tenantId: string, hosts: readonly string[]): Promise<void> {
  await removeOtherHosts(tx, { tenantId, hosts })
  await addHosts(tx, { tenantId, hosts })
}

const host = preparedQuery((db, $: Params<{ tenantId: string }>) =>
  db
    .selectFrom('tenancy.hosts')
    .select('host')
    .where('tenant_id', '=', $.tenantId)
    .orderBy(sql`host ~ '^[0-9.]+$'`)
    .orderBy('host')
    .limit(1),
)
/** Host of a tenant's portal for links in mails: a name before an address in figures. */
export const hostOf = async (db: Db, tenantId: string): Promise<string | undefined> =>
  (await host.first(db, { tenantId }))?.host

/** Stores what the tenant of the connection has counted of its own rows. */
export const setUsage = preparedQuery((db, $: Params<{ id: string; usage: TenantUsage; at: Date }>) =>
  db
    .updateTable('tenancy.tenants')
    .set({ usage: json($.usage), usage_at: $.at })
    .where('id', '=', $.id),
)
export const setReminded = preparedQuery((db, $: Params<{ id: string; days: number | null }>) =>
  db.updateTable('tenancy.tenants').set({ reminded_days: $.days }).where('id', '=', $.id),
)

const increment = preparedQuery((db, $: Params<{ id: string }>) =>
  db
    .updateTable('tenancy.tenants')
    .set((e) => ({ version: e('version', '+', 1) }))
    .where('id', '=', $.id),
)
/** Increments the version: tenants read earlier are then outdated. */
export const incrementVersion = (tx: Tx, { id }: Locked<TenantRow>) => increment(tx, { id })

/** Hosts of a tenant that has ended, for others. */
export const freeHosts = preparedQuery((db, $: Params<{ tenantId: string }>) =>
  db.deleteFrom('tenancy.hosts').where('tenant_id', '=', $.tenantId),
)

/** Ends an open sandbox; answers its id if it was open. */
export const closeSandbox = preparedQuery((db, $: Params<{ id: string; parentId: string }>) =>
  db
    .updateTable('tenancy.tenants')
    .set({ status: 'closed', closed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', $.id)
    .where('parent_id', '=', $.parentId)
    .where('status', '=', 'open')
    .returning('id'),
)

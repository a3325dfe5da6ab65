import type { Kysely } from 'kysely'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import type { DB } from '#kit/database/db.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { refuse } from '#kit/refusal.ts'

const tenants = (db: Kysely<DB>) =>
  db.selectFrom('tenancy.tenants as t').select(['t.id', 't.code', 't.name', 't.version'])

export type TenantRow = RowOf<typeof findTenantById>

export const findTenantByHost = preparedQuery((db, $: Params<{ host: string }>) =>
  tenants(db)
    .innerJoin('tenancy.hosts as h', 'h.tenant_id', 't.id')
    .where('h.host', '=', $.host)
    .where('t.status', '=', 'open'),
)
export const findTenantByCode = preparedQuery((db, $: Params<{ code: string }>) =>
  tenants(db).where('t.code', '=', $.code),
)
export const allTenants = preparedQuery((db) => tenants(db).orderBy('t.id').limit(10000))
/** Open tenants, for people and jobs. */
export const openTenants = preparedQuery((db) =>
  tenants(db).where('t.status', '=', 'open').orderBy('t.id').limit(10000),
)
export const findTenantById = preparedQuery((db, $: Params<{ id: string }>) => tenants(db).where('t.id', '=', $.id))

const byIdLocked = preparedQuery((db, $: Params<{ id: string }>) =>
  tenants(db).where('t.id', '=', $.id).forNoKeyUpdate(),
)
export const lockTenant = async (tx: Tx, id: string) =>
  ((await byIdLocked.first(tx, { id })) ?? refuse('thing.notFound')) as Locked<TenantRow>

interface NewTenant {
  readonly code: string
  readonly name: string
}
const insert = preparedQuery((db, $: Params<NewTenant>) => db.insertInto('tenancy.tenants').values($).returning('id'))
const insertHosts = sqlQuery(
  'tenancy.insertHosts',
  'insert into tenancy.hosts (host, tenant_id) select unnest($hosts::text[]), $tenantId',
)

export async function insertTenant(tx: Tx, { hosts, ...tenant }: NewTenant & { hosts: readonly string[] }) {
  const { id } = await insert.one(tx, tenant)
  await insertHosts(tx, { hosts, tenantId: id })
  return id
}

const host = preparedQuery((db, $: Params<{ tenantId: string }>) =>
  db.selectFrom('tenancy.hosts').select('host').where('tenant_id', '=', $.tenantId).orderBy('host').limit(1),
)
/** Host of a tenant's portal for links in mails. */
export const hostOf = async (db: Db, tenantId: string): Promise<string | undefined> =>
  (await host.first(db, { tenantId }))?.host

const increment = preparedQuery((db, $: Params<{ id: string }>) =>
  db
    .updateTable('tenancy.tenants')
    .set((e) => ({ version: e('version', '+', 1) }))
    .where('id', '=', $.id),
)
/** Increments the version: tenants read earlier are then outdated. */
export const incrementVersion = (tx: Tx, { id }: Locked<TenantRow>) => increment(tx, { id })

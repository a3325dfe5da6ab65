import type { Kysely } from 'kysely'
import type { Db, Locked, Tx } from '#kit/database.ts'
import type { DB } from '#kit/db.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/query.ts'
import { anyOf, json } from '#kit/query.parts.ts'
import { refuse } from '#kit/refusal.ts'

const tenants = (db: Kysely<DB>) =>
  db.selectFrom('tenancy.tenants as t').select(['t.id', 't.code', 't.name', 't.settings', 't.version'])

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
/** Those that people and jobs work for. */
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
  readonly settings: Readonly<Record<string, string>>
}
const insert = preparedQuery((db, $: Params<NewTenant>) =>
  db
    .insertInto('tenancy.tenants')
    .values({ code: $.code, name: $.name, settings: json($.settings) })
    .returning('id'),
)
const insertHosts = sqlQuery(
  'tenancy.insertHosts',
  'insert into tenancy.hosts (host, tenant_id) select unnest($hosts::text[]), $tenantId',
)

export async function insertTenant(tx: Tx, { hosts, ...tenant }: NewTenant & { hosts: readonly string[] }) {
  const { id } = await insert.one(tx, tenant)
  await insertHosts(tx, { hosts, tenantId: id })
  return id
}

const configs = preparedQuery((db, $: Params<{ codes: readonly string[] }>) =>
  db.selectFrom('tenancy.configs').select(['code', 'val', 'id']).where('code', '=', anyOf($.codes)),
)
export const configValues = (db: Db, codes: readonly string[]) => configs(db, { codes })

const departmentConfigs = preparedQuery((db, $: Params<{ deptCode: string; codes: readonly string[] }>) =>
  db
    .selectFrom('tenancy.department_configs')
    .select(['code', 'val', 'id'])
    .where('dept_code', '=', $.deptCode)
    .where('code', '=', anyOf($.codes)),
)
/** What a department has set for itself. */
export const departmentConfigValues = (db: Db, deptCode: string, codes: readonly string[]) =>
  departmentConfigs(db, { deptCode, codes })

export const setDepartmentConfig = preparedQuery((db, $: Params<{ deptCode: string; code: string; val: string }>) =>
  db
    .insertInto('tenancy.department_configs')
    .values({ dept_code: $.deptCode, code: $.code, val: $.val })
    .onConflict((on) =>
      on.columns(['tenant_id', 'dept_code', 'code']).doUpdateSet((e) => ({ val: e.ref('excluded.val') })),
    ),
)

export const removeDepartmentConfig = preparedQuery((db, $: Params<{ deptCode: string; code: string }>) =>
  db.deleteFrom('tenancy.department_configs').where('dept_code', '=', $.deptCode).where('code', '=', $.code),
)

const putConfigs = sqlQuery(
  'tenancy.putConfigs',
  `insert into tenancy.configs (code, val) select key, value from jsonb_each_text($values::jsonb)
   on conflict (tenant_id, code) do update set val = excluded.val`,
)
export const setConfigs = (tx: Tx, values: Readonly<Record<string, string>>) => putConfigs(tx, { values })

const mergeSettings = sqlQuery(
  'tenancy.mergeSettings',
  'update tenancy.tenants set settings = settings || $values::jsonb, version = version + 1 where id = $id',
)
/** Some of what the portal shows; the rest stays as it is. */
export const setSettings = (tx: Tx, { id }: Locked<TenantRow>, values: Readonly<Record<string, string>>) =>
  mergeSettings(tx, { id, values })

/** A number that the tenant may set; the default where it has not, or has set nonsense. */
export async function configNumber(db: Db, code: string, otherwise: number): Promise<number> {
  const [row] = await configValues(db, [code])
  const value = Number(row?.val)
  return row && Number.isFinite(value) ? value : otherwise
}

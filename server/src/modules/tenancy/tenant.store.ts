import { sql as text } from 'kysely'
import { hot, type Locked, type Sql, type Tx } from '#kit/database.ts'
import { refuse } from '#kit/refusal.ts'

export interface TenantRow {
  id: string
  code: string
  name: string
  settings: Record<string, string>
  version: number
}

export const findTenantByHost = hot<TenantRow, [host: string]>(
  'select t.id, t.code, t.name, t.settings, t.version from tenancy.hosts h join tenancy.tenants t on t.id = h.tenant_id where h.host = $1',
)
export const findTenantByCode = hot<TenantRow, [code: string]>(
  'select id, code, name, settings, version from tenancy.tenants where code = $1',
)
export const allTenants = hot<TenantRow, []>(
  'select id, code, name, settings, version from tenancy.tenants order by id limit 10000',
)

export async function insertTenant(
  tx: Tx,
  tenant: { code: string; name: string; settings: Record<string, string>; hosts: readonly string[] },
) {
  const { id } = await tx
    .insertInto('tenancy.tenants')
    .values({ code: tenant.code, name: tenant.name, settings: JSON.stringify(tenant.settings) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await text`insert into tenancy.hosts (host, tenant_id) select unnest(${tenant.hosts}::text[]), ${id}`.execute(tx)
  return id
}

export const configValues = (sql: Sql, codes: readonly string[]) =>
  sql
    .selectFrom('tenancy.configs')
    .select(['code', 'val', 'id'])
    .where((e) => e('code', '=', e.fn.any(e.val([...codes]))))
    .execute()

/** What a department has set for itself. */
export const departmentConfigValues = (sql: Sql, deptCode: string, codes: readonly string[]) =>
  sql
    .selectFrom('tenancy.department_configs')
    .select(['code', 'val', 'id'])
    .where('dept_code', '=', deptCode)
    .where((e) => e('code', '=', e.fn.any(e.val([...codes]))))
    .execute()

export const setDepartmentConfig = (
  tx: Tx,
  row: { readonly tenant_id: string; readonly dept_code: string; readonly code: string; readonly val: string },
) =>
  tx
    .insertInto('tenancy.department_configs')
    .values(row)
    .onConflict((on) => on.columns(['tenant_id', 'dept_code', 'code']).doUpdateSet({ val: row.val }))
    .execute()

export const removeDepartmentConfig = (tx: Tx, deptCode: string, code: string) =>
  tx.deleteFrom('tenancy.department_configs').where('dept_code', '=', deptCode).where('code', '=', code).execute()

export const setConfigs = (tx: Tx, tenantId: string, values: Readonly<Record<string, string>>) =>
  text`
    insert into tenancy.configs (tenant_id, code, val)
    select ${tenantId}, key, value from jsonb_each_text(${JSON.stringify(values)}::jsonb)
    on conflict (tenant_id, code) do update set val = excluded.val`.execute(tx)

export const findTenantById = hot<TenantRow, [id: string]>(
  'select id, code, name, settings, version from tenancy.tenants where id = $1',
)

const byIdLocked = hot<TenantRow, [id: string]>(
  'select id, code, name, settings, version from tenancy.tenants where id = $1 for no key update',
)
export const lockTenant = async (tx: Tx, id: string) =>
  ((await byIdLocked(tx, id))[0] ?? refuse('thing.notFound')) as Locked<TenantRow>

/** Some of what the portal shows; the rest stays as it is. */
export const setSettings = (tx: Tx, { id, version }: Locked<TenantRow>, values: Readonly<Record<string, string>>) =>
  text`
    update tenancy.tenants set settings = settings || ${JSON.stringify(values)}::jsonb, version = ${version + 1}
    where id = ${id}`.execute(tx)

/** A number that the tenant may set; the default where it has not, or has set nonsense. */
export async function configNumber(sql: Sql, code: string, otherwise: number): Promise<number> {
  const [row] = await configValues(sql, [code])
  const value = Number(row?.val)
  return row && Number.isFinite(value) ? value : otherwise
}

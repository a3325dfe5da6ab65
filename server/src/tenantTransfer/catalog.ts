import type { ClientBase } from 'pg'

export type Owner = ClientBase

/** Table with rows of tenants, according to the database catalogue. */
export interface TenantTable {
  readonly name: string
  /** Without generated columns. */
  readonly columns: readonly string[]
  readonly key: readonly string[]
}

interface Described extends TenantTable {
  readonly hasTriggers: boolean
  readonly parents: readonly string[]
}

const described = `
  select format('%I.%I', n.nspname, c.relname) as name,
    array(select quote_ident(a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
    coalesce(array(select quote_ident(a.attname) from pg_index i, unnest(i.indkey::int2[]) with ordinality k(attnum, position)
      join pg_attribute a on a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid order by k.position), '{}') as key,
    exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as "hasTriggers",
    array(select distinct format('%I.%I', pn.nspname, p.relname) from pg_constraint f
      join pg_class p on p.oid = f.confrelid join pg_namespace pn on pn.oid = p.relnamespace
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute t on t.attrelid = c.oid and t.attname = 'tenant_id' and not t.attisdropped
  where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p' and n.nspname not in ('graphile_worker', 'pg_catalog')
  order by 1`

/**
 * Tenant tables, parents before children, from the catalogue, so that new tables are included automatically. Tables
 * with triggers come as early as possible, so that rows written by triggers are not counted twice.
 */
export async function tenantTables(owner: Owner): Promise<TenantTable[]> {
  const { rows } = await owner.query<Described>(described)
  const names = new Set(rows.map(({ name }) => name))
  const waiting = rows.toSorted((a, b) => Number(b.hasTriggers) - Number(a.hasTriggers))
  const sorted: Described[] = []
  while (waiting.length > 0) {
    const done = new Set(sorted.map(({ name }) => name))
    const next = waiting.findIndex(({ parents }) => parents.every((each) => done.has(each) || !names.has(each)))
    if (next < 0)
      throw new Error(`tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`)
    sorted.push(...waiting.splice(next, 1))
  }
  return sorted
}

export interface TenantState {
  readonly id: string
  readonly code: string
  readonly status: 'open' | 'suspended' | 'closed' | 'removing'
}

export async function findTenant(owner: Owner, code: string): Promise<TenantState> {
  const { rows } = await owner.query<TenantState>('select id, code, status from tenancy.tenants where code = $1', [
    code,
  ])
  if (!rows[0]) throw new Error(`There is no tenant ${code}.`)
  return rows[0]
}

/** Pending and running jobs and dead letters; the id of the tenant follows. */
export const jobsOfTenant = `graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.payload ->> 'tenant' =`

/** Condition on a job of `jobsOfTenant`: not created again automatically, as recurring jobs and deliveries are. */
export const isTransferred = `(j.key is null or j.key not like '%/recurring' and t.identifier not like 'events.deliver.%')`

/** Columns that refer to contents of the file store. */
export const contentColumns = [
  ['files.files', 'key', 'type'],
  ['catalogue.pictures', 'key', "'image/webp'"],
  ['catalogue.pictures', 'small_key', "'image/webp'"],
  ['imports.imports', 'file_key', "'application/octet-stream'"],
  ['platform.exports', 'file_key', "'application/gzip'"],
] as const

/** Distinct contents of a tenant. The tenant id is a number from the database. */
export const contentsOfTenant = (tenantId: string): string =>
  `select key, min(type) as type from (${contentColumns
    .map(([table, key, type]) => `select ${key} as key, ${type} as type from ${table} where tenant_id = ${tenantId}`)
    .join(' union all ')}) contents where key is not null group by key order by key`

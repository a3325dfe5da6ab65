import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '#kit/files/files.ts'
import { isTransferred, jobsOfTenant, type Owner, tenantTables, type TenantState, type TenantTable } from './catalog.ts'
import {
  emptyFolder,
  type ExportedTable,
  leftBehind,
  type Manifest,
  sequencesOf,
  settings,
  tenantsTable,
  versionOf,
} from './manifest.ts'
import { exportContents } from './export.contents.ts'
import { copyOut } from './copy.ts'

/** Number of rows by table of the tenant. */
export async function countRows(owner: Owner, tenantId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of await tenantTables(owner)) {
    const { rows } = await owner.query<{ count: string }>(`select count(*) from ${name} where tenant_id = $1`, [
      tenantId,
    ])
    counts[name] = Number(rows[0]!.count)
  }
  return counts
}

/**
 * Exports a tenant to a folder: each table by COPY in one snapshot, its jobs, and the contents of its files. Memory use
 * is independent of the tenant's size.
 */
export async function exportTenant(owner: Owner, files: Files, tenant: TenantState, folder: string): Promise<Manifest> {
  await emptyFolder(folder)
  await owner.query(settings)
  await owner.query('begin isolation level repeatable read read only')
  try {
    const tables: ExportedTable[] = []
    const all = [tenantsTable(await columnsOfTenants(owner)), ...(await tenantTables(owner))]
    for (const table of all.filter(({ name }) => !leftBehind.includes(name)))
      tables.push({ name: table.name, columns: table.columns, ...(await exportTable(owner, table, tenant.id, folder)) })
    const jobs = await copyOut(
      owner,
      `select t.identifier, j.payload, j.run_at, j.attempts, j.max_attempts, j.key, j.last_error from ${jobsOfTenant} '${tenant.id}'
       and ${isTransferred} order by j.id`,
      join(folder, 'jobs.copy'),
    )
    const { kept, missing } = await exportContents(owner, files, tenant.id, folder)
    const manifest: Manifest = {
      format: 1,
      tenant: { id: tenant.id, code: tenant.code },
      ...(await versionOf(owner)),
      head: await headOf(owner, tenant.id),
      tables,
      jobs,
      contents: kept,
      missingContents: missing,
      sequences: await sequencesOf(owner),
    }
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, undefined, 1), { mode: 0o600 })
    return manifest
  } finally {
    await owner.query('rollback')
  }
}

async function columnsOfTenants(owner: Owner): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    "select quote_ident(attname) as name from pg_attribute where attrelid = 'tenancy.tenants'::regclass and attnum > 0 and not attisdropped order by attnum",
  )
  return rows.map(({ name }) => name)
}

const exportTable = (owner: Owner, { name, columns, key }: TenantTable, tenantId: string, folder: string) =>
  copyOut(
    owner,
    `select ${columns.join(', ')} from ${name} where ${name === 'tenancy.tenants' ? 'id' : 'tenant_id'} = ${tenantId}${key.length > 0 ? ` order by ${key.join(', ')}` : ''}`,
    join(folder, `${name}.copy`),
  )

export async function headOf(owner: Owner, tenantId: string): Promise<string | undefined> {
  const { rows } = await owner.query<{ head: string }>(
    `select tenant_id || ':' || seq || ':' || encode(hash, 'hex') as head from kit.chains where tenant_id = $1`,
    [tenantId],
  )
  return rows[0]?.head
}

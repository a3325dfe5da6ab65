import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { to as copyTo } from 'pg-copy-streams'
import type { Files } from '#kit/files/files.ts'
import { Refusal } from '#kit/refusal.ts'
import {
  contentsOfTenant,
  jobsOfTenant,
  type Owner,
  tenantTables,
  type TenantState,
  type TenantTable,
} from './catalog.ts'
import {
  emptyFolder,
  type Exported,
  type ExportedContent,
  type ExportedTable,
  Hashing,
  leftBehind,
  type Manifest,
  sequencesOf,
  settings,
  tenantsTable,
  versionOf,
} from './manifest.ts'

const unreadable = { mode: 0o600, flags: 'wx' } as const

/** Rows of each table of the tenant, the smallest unit of a plan. */
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
 * Writes everything of a tenant into a folder: each table by COPY as one moment of the database has it, its jobs, and
 * the contents of its files. Memory does not grow with the tenant.
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
       and (j.key is null or j.key not like '%/recurring' and t.identifier not like 'events.deliver.%') order by j.id`,
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

async function copyOut(owner: Owner, select: string, file: string): Promise<Exported> {
  const source = owner.query(copyTo(`copy (${select}) to stdout`))
  const hashing = new Hashing()
  await pipeline(source, hashing, createWriteStream(file, unreadable))
  return { rows: source.rowCount, sha256: hashing.digest() }
}

/** The contents that rows name, each under its key, and a line about each. */
async function exportContents(owner: Owner, files: Files, tenantId: string, folder: string) {
  const list = join(folder, 'contents.copy')
  await copyOut(owner, contentsOfTenant(tenantId), list)
  await mkdir(join(folder, 'contents'), { mode: 0o700 })
  await writeFile(join(folder, 'contents.jsonl'), '', { mode: 0o600 })
  let kept = 0
  const missing: string[] = []
  for await (const line of createInterface({ input: createReadStream(list) })) {
    const [key = '', type = ''] = line.split('\t')
    const content = await exportContent(files, key, type, join(folder, 'contents', key))
    if (content === undefined) missing.push(key)
    else {
      kept += 1
      await appendFile(join(folder, 'contents.jsonl'), `${JSON.stringify(content)}\n`)
    }
  }
  return { kept, missing }
}

async function exportContent(
  files: Files,
  key: string,
  type: string,
  path: string,
): Promise<ExportedContent | undefined> {
  const source = await files.get(key).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'thing.notFound') return undefined
    throw error
  })
  if (source === undefined) return undefined
  const hashing = new Hashing()
  await pipeline(source, hashing, createWriteStream(path, unreadable))
  return { key, type, size: hashing.size, sha256: hashing.digest() }
}

async function headOf(owner: Owner, tenantId: string): Promise<string | undefined> {
  const { rows } = await owner.query<{ head: string }>(
    `select tenant_id || ':' || seq || ':' || encode(hash, 'hex') as head from kit.chains where tenant_id = $1`,
    [tenantId],
  )
  return rows[0]?.head
}

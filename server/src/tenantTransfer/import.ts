import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { verifyTenantAudit } from '#kit/events/audit.ts'
import type { Files } from '#kit/files/files.ts'
import { type Owner, tenantTables } from './catalog.ts'
import { countRows } from './export.ts'
import {
  type ExportedContent,
  type ExportedTable,
  Hashing,
  leftBehind,
  type Manifest,
  settings,
  versionOf,
} from './manifest.ts'

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '{}')
  const manifest = JSON.parse(text) as Partial<Manifest>
  if (manifest.format !== 1) throw new Error(`${folder} holds no complete export of a tenant.`)
  return manifest as Manifest
}

/** Why an export cannot be imported here, in sentences; empty where it can. */
export async function obstaclesTo(owner: Owner, { tenant, ...manifest }: Manifest): Promise<string[]> {
  const here = await versionOf(owner)
  const obstacles: string[] = []
  if (here.migrations !== manifest.migrations)
    obstacles.push('The export is of another version: both databases need the same migrations.')
  if (here.encryptionKey !== manifest.encryptionKey)
    obstacles.push(
      'The key that secrets are encrypted with is another one: see "Distribution by tenant" in docs/operations.md.',
    )
  const { rows } = await owner.query('select from tenancy.tenants where id = $1 or code = $2', [tenant.id, tenant.code])
  if (rows.length > 0) obstacles.push(`There is a tenant ${tenant.code}, or one of its number, already.`)
  const left = Object.entries(await countRows(owner, tenant.id)).filter(([, count]) => count > 0)
  if (rows.length === 0 && left.length > 0)
    obstacles.push(`Rows of it are here already: ${left.map(([name, count]) => `${name} ${count}`).join(', ')}`)
  return obstacles
}

/** All of an export or nothing, in one transaction that ends with a look at the audit chain. The tenant stays closed. */
export async function importTenant(owner: Owner, files: Files, folder: string, manifest: Manifest): Promise<void> {
  const obstacles = await obstaclesTo(owner, manifest)
  if (obstacles.length > 0) throw new Error(obstacles.join('\n'))
  await importContents(files, folder)
  await owner.query(settings)
  await owner.query('begin')
  try {
    for (const table of tablesInOrder(
      manifest,
      (await tenantTables(owner)).map(({ name }) => name),
    ))
      await importTable(owner, table, manifest.tenant.id, folder)
    await importJobs(owner, manifest, folder)
    for (const [sequence, value] of Object.entries(manifest.sequences))
      await owner.query(`select setval($1, greatest($2, (select last_value from ${sequence})), true) where $2 > 0`, [
        sequence,
        value,
      ])
    // The events keep the transaction numbers of their database; what is appended here begins behind this transaction.
    await owner.query('update kit.chains set txid = pg_current_xact_id(), event_id = 0 where tenant_id = $1', [
      manifest.tenant.id,
    ])
    const wrong = await verifyTenantAudit(owner, manifest.tenant.id, manifest.head)
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

/** The exported tables in the order of this database; its version is the same, so there are no others. */
function tablesInOrder({ tables }: Manifest, names: readonly string[]): ExportedTable[] {
  const byName = new Map(tables.map((table) => [table.name, table]))
  return ['tenancy.tenants', ...names.filter((name) => !leftBehind.includes(name))].map((name) => {
    const table = byName.get(name)
    if (!table) throw new Error(`The export lacks the table ${name}.`)
    return table
  })
}

/** Through a table of the session, since COPY does not write to tables with row-level security. */
async function importTable(owner: Owner, table: ExportedTable, tenantId: string, folder: string): Promise<void> {
  const columns = table.columns.join(', ')
  const tenant = table.name === 'tenancy.tenants' ? 'id' : 'tenant_id'
  await owner.query(`create temporary table incoming on commit drop as select ${columns} from ${table.name} limit 0`)
  await copyIn(owner, `incoming (${columns})`, join(folder, `${table.name}.copy`), table.sha256)
  const { rows } = await owner.query<{ strange: string }>(
    `select count(*) as strange from incoming where ${tenant} is distinct from $1`,
    [tenantId],
  )
  if (rows[0]!.strange !== '0') throw new Error(`${table.name}: rows of another tenant.`)
  // What a trigger of an earlier table has written here.
  await owner.query(`delete from ${table.name} where ${tenant} = $1`, [tenantId])
  const inserted = await owner.query(
    `insert into ${table.name} (${columns}) overriding system value select ${columns} from incoming`,
  )
  if (inserted.rowCount !== table.rows) throw new Error(`${table.name}: ${inserted.rowCount} rows of ${table.rows}.`)
  await owner.query('drop table incoming')
}

async function copyIn(owner: Owner, target: string, file: string, sha256: string): Promise<void> {
  const hashing = new Hashing()
  await pipeline(createReadStream(file), hashing, owner.query(copyFrom(`copy ${target} from stdin`)))
  if (hashing.digest() !== sha256) throw new Error(`${file} was changed since it was exported.`)
}

/** Waiting jobs wait on, dead letters stay dead letters, under numbers of this database. */
async function importJobs(owner: Owner, { jobs }: Manifest, folder: string): Promise<void> {
  await owner.query(`create temporary table incoming (identifier text, payload json, run_at timestamptz, attempts int,
    max_attempts int, key text, last_error text) on commit drop`)
  await copyIn(owner, 'incoming', join(folder, 'jobs.copy'), jobs.sha256)
  await owner.query(`
    with added as materialized (
      select i.attempts, i.last_error, (graphile_worker.add_job(i.identifier, i.payload, run_at => i.run_at, max_attempts => i.max_attempts, job_key => i.key)).id
      from incoming i
    )
    select * into temporary table added from added`)
  await owner.query(
    'update graphile_worker._private_jobs j set attempts = a.attempts, last_error = a.last_error from added a where a.id = j.id',
  )
  await owner.query('drop table incoming, added')
}

async function importContents(files: Files, folder: string): Promise<void> {
  for await (const line of createInterface({ input: createReadStream(join(folder, 'contents.jsonl')) })) {
    const { key, ...facts } = JSON.parse(line) as ExportedContent
    await files.put(createReadStream(join(folder, 'contents', key)), facts, key)
  }
}

import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { verifyTenantAudit } from '#kit/events/audit.ts'
import type { Files } from '#kit/files/files.ts'
import { type Owner, tenantTables } from './catalog.ts'
import { countRows } from './export.ts'
import { type ExportedContent, type Manifest, settings, versionOf } from './manifest.ts'
import { copyIn } from './copy.ts'
import { tablesInOrder, importTable } from './import.tables.ts'

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '{}')
  const manifest = JSON.parse(text) as Partial<Manifest>
  if (manifest.format !== 1) throw new Error(`${folder} holds no complete export of a tenant.`)
  return manifest as Manifest
}

/** Reasons why an export cannot be imported; empty if it can. */
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

/** Imports an export in one transaction, and verifies the audit chain at the end. The tenant remains closed. */
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
    // Imported events keep their transaction numbers; new ones are appended after this transaction.
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

/** Imports pending jobs and dead letters, with new ids. */
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

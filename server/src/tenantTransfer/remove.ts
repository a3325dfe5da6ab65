import type { Files } from '#kit/files/files.ts'
import { contentsOfTenant, jobsOfTenant, type Owner, tenantTables, type TenantState } from './catalog.ts'
import { countRows } from './export.ts'

/** Maximum number of content keys in memory. */
const batch = 1_000

/**
 * Removes an unused tenant, children before parents, each table in a separate transaction, so that locks are short.
 * After an interruption the next call continues; the tenant's own row is removed last.
 */
export async function removeTenant(owner: Owner, files: Files, tenant: TenantState): Promise<void> {
  await owner.query("update tenancy.tenants set status = 'removing' where id = $1", [tenant.id])
  await removeContents(owner, files, tenant.id)
  await removeJobs(owner, tenant.id)
  for (const { name } of (await tenantTables(owner)).toReversed()) {
    await owner.query('begin')
    // Waits for the last writer of the tenant's chain; there are no new ones.
    await owner.query('select pg_advisory_xact_lock(71001, hashint8($1))', [tenant.id])
    await owner.query(`delete from ${name} where tenant_id = $1`, [tenant.id])
    await owner.query('commit')
  }
  // A worker adds deliveries as long as there are events.
  await removeJobs(owner, tenant.id)
  const left = Object.entries(await countRows(owner, tenant.id)).filter(([, count]) => count > 0)
  if (left.length > 0)
    throw new Error(`Somebody has written meanwhile: ${left.map(([name]) => name).join(', ')}. Try again.`)
  await owner.query('delete from tenancy.tenants where id = $1', [tenant.id])
}

const removeJobs = (owner: Owner, tenantId: string) =>
  owner.query(`delete from graphile_worker._private_jobs where id in (select j.id from ${jobsOfTenant} $1::text)`, [
    tenantId,
  ])

async function removeContents(owner: Owner, files: Files, tenantId: string): Promise<void> {
  let last = ''
  for (;;) {
    const { rows } = await owner.query<{ key: string }>(
      `select key from (${contentsOfTenant(tenantId)}) c where key > $1 order by key limit ${batch}`,
      [last],
    )
    for (const { key } of rows) await files.remove(key)
    if (rows.length < batch) return
    last = rows.at(-1)!.key
  }
}

import { setTimeout as delay } from 'node:timers/promises'
import { findTenant, jobsOfTenant, type Owner, type TenantState } from './catalog.ts'

/** Longer than servers cache the tenant of a host. */
const forgottenSeconds = 15
const pollMs = 250

/** Closes a tenant: its hosts are unknown, and it gets no recurring jobs. Running work is finished. */
export async function closeTenant(owner: Owner, code: string): Promise<void> {
  const { id, status } = await findTenant(owner, code)
  if (status !== 'open' && status !== 'suspended') throw new Error(`Tenant ${code} is closed already.`)
  await owner.query("update tenancy.tenants set status = 'closed', closed_at = clock_timestamp() where id = $1", [id])
}

export async function openTenant(owner: Owner, code: string): Promise<void> {
  const { id, status } = await findTenant(owner, code)
  if (status === 'open') throw new Error(`Tenant ${code} is open already.`)
  const { rowCount } = await owner.query(
    "update tenancy.tenants set status = 'open', closed_at = null where id = $1 and status = 'closed'",
    [id],
  )
  if (rowCount === 0) throw new Error(`Tenant ${code} is being removed: it cannot be opened again.`)
}

/** Reasons why a tenant is still in use; empty if it is not. */
export async function usesOf(owner: Owner, { id, code, status }: TenantState): Promise<string[]> {
  if (status === 'open' || status === 'suspended')
    return [`Tenant ${code} is ${status}: npm run baicai -- tenant-close ${code}`]
  const { rows } = await owner.query<{ finding: string }>(
    `select 'Servers may still know it: try again in ' || ceil($2 - extract(epoch from clock_timestamp() - closed_at))::int || ' s.' as finding
     from tenancy.tenants where id = $1 and closed_at > clock_timestamp() - make_interval(secs => $2)
     union all
     select 'The job ' || t.identifier || ' runs.' from ${jobsOfTenant} $1::text and j.locked_at is not null
     union all
     select 'Its sandbox ' || code || ' is there: servers remove it within minutes.' from tenancy.tenants where parent_id = $1
     union all
     select 'An import waits or runs: it has to end, or to be cancelled.' from imports.imports
     where tenant_id = $1 and status in ('queued', 'running')
     union all
     select count(*) || ' events are not in its audit chain yet: does a worker run?' from kit.events e
     where tenant_id = $1 and not exists (select from kit.audit a where a.tenant_id = e.tenant_id and a.event_id = e.id) having count(*) > 0`,
    [id, forgottenSeconds],
  )
  return rows.map(({ finding }) => finding)
}

/** Throws an Error while the tenant is in use; then waits for all transactions that began before. */
export async function demandUnused(owner: Owner, tenant: TenantState, patienceMs = 60_000): Promise<void> {
  const uses = await usesOf(owner, tenant)
  if (uses.length > 0) throw new Error(uses.join('\n'))
  const { rows } = await owner.query<{ now: string }>('select pg_current_xact_id()::text as now')
  const isOver = 'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as over'
  const deadline = Date.now() + patienceMs
  while (!(await owner.query<{ over: boolean }>(isOver, [rows[0]!.now])).rows[0]!.over) {
    if (Date.now() > deadline)
      throw new Error('A transaction that may write to the tenant does not end: try again later.')
    await delay(pollMs)
  }
}

import type * as contract from '#contract/platform/tenants.ts'
import { tenantStateNames } from '#contract/platform/tenants.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { publish } from '#kit/events/events.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import { hostOf, setHosts, tenantRows } from '#modules/tenancy/index.ts'
import { asTenant } from '../asTenant.ts'
import { isDeletionRunning } from '../deletions/deletion.store.ts'
import { endInvitations, linkOf, writeInvitation } from '../invitation/administratorInvitation.service.ts'
import { firstAdministrator } from '../invitation/administratorInvitation.store.ts'
import { invitationJob } from '../invitation/invitationMail.job.ts'
import type { PlatformOptions } from '../platformOptions.ts'
import { foundTenant } from './founding.service.ts'
import { administratorRole } from './starterRoles.ts'
import { hostsIn } from './tenant.rules.ts'
import { hostsOf } from './tenant.store.ts'

/** A customer of the platform, locked; the platform itself and sandboxes are not among them. */
async function lockCustomer(tx: Tx, id: string, version?: number) {
  const tenant = await tenantRows.lock(tx, id, version)
  if (tenant.kind === 'sandbox') refuse('thing.notFound')
  return tenant.kind === 'platform' ? refuse('tenant.ownPlatform') : tenant
}

/** Founds a tenant, and notes it in the platform's own chain. */
export async function found(
  { database, mail, portalUrlOf }: Pick<PlatformOptions, 'mail' | 'portalUrlOf'> & { readonly database: Database },
  actor: Actor,
  input: contract.TenantFounding,
) {
  const { id, hosts, token } = await foundTenant(database, actor, input)
  const { code, name, package: plan } = input
  const data = { code, name, package: plan }
  await database.write(actor.tenantId, (tx) =>
    publish(tx, actor, { name: 'platformTenant.founded', id, to: 'open', data }),
  )
  return { id, link: linkOf(portalUrlOf(hosts[0]!), token), isSent: mail !== undefined }
}

/** Invites the first administrator again: earlier links end. Refuses once that person has signed in. */
export async function inviteAgain(
  { database, mail, portalUrlOf }: Pick<PlatformOptions, 'mail' | 'portalUrlOf'> & { readonly database: Database },
  actor: Actor,
  { id }: Input<typeof contract.inviteTenantAdministrator>,
) {
  const tenant = await database.read(actor.tenantId, (db) => tenantRows.find(db, id))
  if (tenant.kind !== 'customer' || tenant.status !== 'open') refuse('thing.notAllowed')
  const invited = await asTenant(database, id, async (tx) => {
    const [administrator] = await firstAdministrator(tx, { roleCode: administratorRole })
    if (!administrator || administrator.disabled || administrator.last_login_at !== null) refuse('invitation.signedIn')
    const { id: userId, person_id: personId } = administrator
    await endInvitations(tx, personId)
    await addJob(tx, invitationJob, { userId }, { key: userId })
    const token = await writeInvitation(tx, { userId, personId, now: actor.now })
    return { token, host: (await hostOf(tx, id)) ?? '' }
  })
  await database.write(actor.tenantId, (tx) => publish(tx, actor, { name: 'platformTenant.invited', id }))
  return { id, link: linkOf(portalUrlOf(invited.host), invited.token), isSent: mail !== undefined }
}

export async function editTenant(
  tx: Tx,
  actor: Actor,
  { id, version, hosts: typed, ...terms }: Input<typeof contract.editTenant>,
) {
  const before = await lockCustomer(tx, id, version)
  if (before.status === 'closed' || before.status === 'removing')
    refuse('thing.wrongState', { state: tenantStateNames[before.status] })
  const [earlier, hosts] = [await hostsOf(tx, id), hostsIn(typed)]
  const after = {
    name: terms.name,
    package: terms.package,
    expires_on: terms.expiresOn === '' ? null : terms.expiresOn,
    account_limit: terms.accountLimit,
    supplier_limit: terms.supplierLimit,
    storage_limit_mb: terms.storageLimitMb,
    contact: terms.contact,
    // A new term is reminded of anew.
    reminded_days: null,
  }
  await tenantRows.set(tx, before, after)
  await setHosts(tx, id, hosts)
  const shown = (row: Pick<typeof before, Exclude<keyof typeof after, 'reminded_days'>>, of: readonly string[]) => ({
    name: row.name,
    hosts: of.toSorted().join(' '),
    package: row.package,
    expiresOn: row.expires_on ?? '',
    accountLimit: row.account_limit ?? '',
    supplierLimit: row.supplier_limit ?? '',
    storageLimitMb: row.storage_limit_mb ?? '',
    contact: row.contact,
  })
  const data = fieldsChanged(shown(before, earlier), shown({ ...before, ...after }, hosts))
  await publish(tx, actor, { name: 'platformTenant.edited', id, data })
  return id
}

export async function suspendTenant(tx: Tx, actor: Actor, { id, reason }: Input<typeof contract.suspendTenant>) {
  const before = await lockCustomer(tx, id)
  if (before.status !== 'open') refuse('thing.wrongState', { state: tenantStateNames[before.status] })
  await tenantRows.set(tx, before, { status: 'suspended', suspended_reason: reason })
  await publish(tx, actor, { name: 'platformTenant.suspended', id, from: 'open', to: 'suspended', reason })
  return id
}

export async function resumeTenant(tx: Tx, actor: Actor, { id }: Input<typeof contract.resumeTenant>) {
  const before = await lockCustomer(tx, id)
  if (before.status !== 'suspended') refuse('thing.wrongState', { state: tenantStateNames[before.status] })
  if (await isDeletionRunning(tx, id)) refuse('tenant.deletionRuns')
  await tenantRows.set(tx, before, { status: 'open', suspended_reason: '' })
  await publish(tx, actor, { name: 'platformTenant.resumed', id, from: 'suspended', to: 'open' })
  return id
}

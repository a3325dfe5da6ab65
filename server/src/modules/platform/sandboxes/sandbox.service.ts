import { dayOf } from '#contract/kit/calendar.ts'
import { mostClosedSandboxes, sandboxLimits, type Sandbox } from '#contract/platform/sandboxes.ts'
import { firstCharacters } from '#contract/kit/text/characters.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { recentMessages } from '#kit/devMailbox.ts'
import { refuse } from '#kit/refusal.ts'
import { findPerson } from '#modules/identity/index.ts'
import { closeSandbox, freeHosts, hostOf, tenantRows } from '#modules/tenancy/index.ts'
import { asTenant } from '../asTenant.ts'
import { linkOf } from '../invitation/administratorInvitation.service.ts'
import type { PlatformOptions } from '../platformOptions.ts'
import { foundSandbox } from '../tenants/founding.service.ts'
import { sandboxHostOf, unusedSince } from './sandbox.rules.ts'
import { closedSandboxes, sandboxOf, sandboxUse } from './sandbox.store.ts'

interface Context extends Pick<PlatformOptions, 'portalUrlOf'> {
  readonly database: Database
}

/** The company's sandbox with what is in it; a sandbox has none itself. */
export async function sandboxOfCompany({ database, portalUrlOf }: Context, { tenantId, isSandbox }: Actor) {
  if (isSandbox) return { isHere: true, host: '', sandbox: null }
  const { tenant, own, open } = await database.read(tenantId, async (db) => ({
    tenant: await tenantRows.find(db, tenantId),
    own: await hostOf(db, tenantId),
    open: await sandboxOf.first(db, { parentId: tenantId }),
  }))
  const possible = tenant.kind === 'customer' ? sandboxHostOf(own) : undefined
  if (!open) return { isHere: false, host: possible ?? '', sandbox: null }
  const { id, host, created_at: createdAt } = open
  const { products, keys, used_at: usedAt } = await asTenant(database, id, (tx) => sandboxUse.one(tx))
  const sandbox: Sandbox = {
    id,
    host,
    url: portalUrlOf(host),
    products,
    keys,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    unusedUntil: dayOf(unusedSince(createdAt, usedAt)),
  }
  return { isHere: false, host, sandbox }
}

/** What founding takes of the company and the person who becomes the administrator. */
async function foundingOf(database: Database, { tenantId, userId }: Actor) {
  const { tenant, person, own } = await database.read(tenantId, async (db) => ({
    tenant: await tenantRows.find(db, tenantId),
    person: (await findPerson(db, { userId }))[0] ?? refuse('thing.notFound'),
    own: await hostOf(db, tenantId),
  }))
  if (tenant.kind === 'platform') refuse('tenant.ownPlatform')
  if (tenant.kind === 'sandbox') refuse('sandbox.nested')
  const host = sandboxHostOf(own) ?? refuse('sandbox.noHost')
  return {
    // Unique for ever, because the one before may not be removed yet.
    code: `sandbox-${crypto.randomUUID().slice(-12)}`,
    name: `${firstCharacters(tenant.name, 50)}（沙箱）`,
    hosts: host,
    package: tenant.package,
    expiresOn: '',
    accountLimit: sandboxLimits.accounts,
    supplierLimit: sandboxLimits.suppliers,
    storageLimitMb: sandboxLimits.storageMb,
    contact: tenant.contact,
    switches: ['supplierEnable' as const],
    adminName: person.name,
    adminCode: person.code,
    adminEmail: person.email,
    adminMobile: person.mobile,
    withDemo: true,
  }
}

/** Refuses while more former sandboxes of the company than this are not removed yet: each is filled with a demo. */
async function checkRemoved(tx: Tx, parentId: string, most: number): Promise<void> {
  const { count } = await closedSandboxes.one(tx, { parentId })
  if (count > most) refuse('sandbox.removing')
}

/** Creates the company's sandbox; of two at the same time one succeeds. */
export async function createSandbox({ database, portalUrlOf }: Context, actor: Actor) {
  const input = await foundingOf(database, actor)
  const { id, token } = await foundSandbox(database, actor, input, {
    parentId: actor.tenantId,
    before: (tx) => checkRemoved(tx, actor.tenantId, mostClosedSandboxes - 1),
  })
  const data = { sandboxId: id, host: input.hosts }
  await database.write(actor.tenantId, (tx) => publish(tx, actor, { name: 'sandbox.created', id, data }))
  return { link: linkOf(portalUrlOf(input.hosts), token) }
}

/** Ends a sandbox of the company, and frees its host. What is in it is removed by a job. */
async function close(tx: Tx, parentId: string, id: string): Promise<string> {
  const closed = await closeSandbox.first(tx, { id, parentId })
  if (!closed) refuse('thing.notFound')
  const host = (await hostOf(tx, id)) ?? ''
  await freeHosts(tx, { tenantId: id })
  return host
}

/** Replaces the sandbox by a new one in one transaction, so that there is always one. */
export async function resetSandbox({ database, portalUrlOf }: Context, actor: Actor, { id }: { readonly id: string }) {
  const input = await foundingOf(database, actor)
  const founded = await foundSandbox(database, actor, input, {
    parentId: actor.tenantId,
    before: async (tx) => {
      await close(tx, actor.tenantId, id)
      await checkRemoved(tx, actor.tenantId, mostClosedSandboxes)
    },
  })
  const data = { sandboxId: founded.id, host: input.hosts }
  await database.write(actor.tenantId, (tx) => publish(tx, actor, { name: 'sandbox.reset', id, data }))
  return { link: linkOf(portalUrlOf(input.hosts), founded.token) }
}

export type EndReason = 'person' | 'unused' | 'tenant'
export async function endSandbox(tx: Tx, actor: Actor, id: string, reason: EndReason = 'person'): Promise<void> {
  const host = await close(tx, actor.tenantId, id)
  await publish(tx, actor, { name: 'sandbox.ended', id, data: { host, reason } })
}

/** Messages that the sandbox has kept: its own people read them there, and the company from its own pages. */
export async function sandboxMessages({ database }: Pick<Context, 'database'>, { tenantId, isSandbox }: Actor) {
  const id = isSandbox
    ? tenantId
    : (await database.read(tenantId, (db) => sandboxOf.first(db, { parentId: tenantId })))?.id
  if (id === undefined) return refuse('thing.notFound')
  const kept = await asTenant(database, id, (tx) => recentMessages(tx))
  return kept.map(({ at, ...message }) => ({ ...message, at: at.toISOString() }))
}

import type * as contract from '#contract/api/keys.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { changeOf } from '#modules/identity/index.ts'
import { demandScopes, demandWithin } from '../scope.service.ts'
import { serviceAccounts } from '../serviceAccounts/serviceAccount.store.ts'
import { demandExpiry, demandNetworks, newKey } from './keyDraft.service.ts'
import { apiKeys, type LockedKey } from './key.store.ts'

const hourMs = 3_600_000

/** Key that can still be changed; refuses with `apiKey.revoked`. */
async function lockKey(tx: Tx, id: string, version?: number): Promise<LockedKey> {
  const key = await apiKeys.lock(tx, id, version)
  return key.revoked_at === null ? key : refuse('apiKey.revoked')
}

export async function createApiKey(
  tx: Tx,
  actor: Actor,
  { accountId, ...draft }: Input<typeof contract.createApiKey>,
): Promise<contract.NewApiKey> {
  const account = await serviceAccounts.lock(tx, accountId)
  if (account.disabled) refuse('serviceAccount.disabled')
  const { name, callsPerMinute, expiresOn } = draft
  const scopes = demandScopes(actor, draft.scopes)
  demandWithin(actor, scopes, account.permissions)
  demandExpiry(expiresOn, actor.now)
  const networks = demandNetworks(draft.networks)
  const { key, hash, prefix } = newKey()
  const { id } = await apiKeys.insert(tx, {
    account_id: accountId,
    name,
    prefix,
    hash,
    scopes,
    networks,
    expires_on: expiresOn,
    calls_per_minute: callsPerMinute,
    created_by: actor.userId,
  })
  await publish(tx, actor, { name: 'apiKey.created', id, data: { name, prefix, scopes } })
  return { id, name, key }
}

export async function editApiKey(
  tx: Tx,
  actor: Actor,
  { id, version, ...draft }: Input<typeof contract.editApiKey>,
): Promise<string> {
  const before = await lockKey(tx, id, version)
  const account = await serviceAccounts.find(tx, before.account_id)
  const { name, callsPerMinute, expiresOn } = draft
  const scopes = demandScopes(actor, draft.scopes, before.scopes)
  demandWithin(actor, scopes, account.permissions)
  if (expiresOn !== before.expires_on) demandExpiry(expiresOn, actor.now)
  const networks = demandNetworks(draft.networks)
  await apiKeys.set(tx, before, { name, scopes, networks, expires_on: expiresOn, calls_per_minute: callsPerMinute })
  const { added, removed } = changeOf(before.scopes, scopes)
  const changed = fieldsChanged(
    {
      name: before.name,
      networks: before.networks.join(' '),
      expiresOn: before.expires_on,
      callsPerMinute: before.calls_per_minute,
    },
    { name, networks: networks.join(' '), expiresOn, callsPerMinute },
  )
  await publish(tx, actor, {
    name: 'apiKey.edited',
    id,
    data: { ...changed, added: [...added], removed: [...removed] },
  })
  return id
}

/** Replaces a key. The former one stays valid for a while, so that nothing that calls has to stop. */
export async function rotateApiKey(
  tx: Tx,
  actor: Actor,
  { id, version, overlapHours: overlap }: Input<typeof contract.rotateApiKey>,
): Promise<contract.NewApiKey> {
  const before = await lockKey(tx, id, version)
  // The one who replaces a key learns it, so it has no more than they may grant.
  demandScopes(actor, before.scopes)
  const { key, hash, prefix } = newKey()
  const overlapHours = Number(overlap)
  const until = overlapHours === 0 ? null : new Date(actor.now.getTime() + overlapHours * hourMs)
  await apiKeys.set(tx, before, { hash, prefix, former_hash: until && before.hash, former_until: until })
  await publish(tx, actor, { name: 'apiKey.rotated', id, data: { prefix, overlapHours } })
  return { id, name: before.name, key }
}

export async function revokeApiKey(tx: Tx, actor: Actor, { id }: Input<typeof contract.revokeApiKey>): Promise<string> {
  const before = await lockKey(tx, id)
  await apiKeys.set(tx, before, { revoked_at: actor.now, former_hash: null, former_until: null })
  await publish(tx, actor, { name: 'apiKey.revoked', id })
  return id
}

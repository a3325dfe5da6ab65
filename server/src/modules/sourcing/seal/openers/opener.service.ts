import type { Input, Reply } from '#contract/kit/route.ts'
import * as contract from '#contract/sourcing/openers.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { keysFingerprint } from '#sealing/keys/fingerprint.ts'
import { isOwned } from '#sealing/keys/ownership.ts'
import {
  countRoundsOf,
  findActiveKeys,
  findKeysOf,
  findNames,
  insertKey,
  lockKey,
  type OpenerRow,
  setRevoked,
} from './opener.store.ts'
import { presentPasskey } from './passkey.service.ts'
import { findPasskeys, removePasskeys } from './passkey.store.ts'

export const presentOpener = ({ id, person_id, name, keys, created_at, revoked_at }: OpenerRow): contract.Opener => ({
  id,
  personId: person_id,
  name,
  keys,
  fingerprint: keysFingerprint('A', keys.A),
  createdAt: created_at.toISOString(),
  revokedAt: revoked_at?.toISOString() ?? null,
})

export async function presentMyKey(db: Db, { personId }: Actor): Promise<Reply<typeof contract.findMyOpenerKey>> {
  const all = await findKeysOf(db, personId)
  const current = all.find(({ revoked_at: at }) => at === null)
  return {
    personId,
    current: current
      ? {
          ...presentOpener(current),
          wrap: current.wrap,
          passkeys: (await findPasskeys(db, current.id)).map(presentPasskey),
        }
      : null,
    earlier: all.filter(({ revoked_at: at }) => at !== null).map(presentOpener),
    rounds: await countRoundsOf(db, personId),
  }
}

/** Registers public keys generated in the person's browser, with proof of possession; one active key per person. */
export async function createKey(
  tx: Tx,
  actor: Actor,
  { keys, proofs, wrap }: Input<typeof contract.createOpenerKey>,
): Promise<contract.Opener> {
  const { personId } = actor
  const isOwn = (['A', 'B'] as const).every((suite) => isOwned(suite, personId, keys[suite], proofs[suite]))
  if (!isOwn || wrap.owner !== personId) refuse('opener.unproven')
  const row = await insertKey(tx, { person_id: personId, name: actor.userName, keys, wrap })
  const data = { personId, fingerprint: keysFingerprint('A', keys.A) }
  await publish(tx, actor, { name: 'openerKey.created', id: row.id, data })
  return presentOpener(row)
}

/** Revokes a key irrevocably: shares encrypted for it are lost for their rounds. */
export async function revokeKey(
  tx: Tx,
  actor: Actor,
  { id }: Input<typeof contract.revokeOpenerKey>,
): Promise<contract.Opener> {
  const row = await lockKey(tx, id)
  if (row?.person_id !== actor.personId) return refuse('thing.notFound')
  if (row.revoked_at !== null) refuse('thing.wrongState', { state: contract.openerKeyStatusNames.revoked })
  await removePasskeys(tx, id)
  await setRevoked(tx, id)
  const data = { personId: row.person_id, fingerprint: keysFingerprint('A', row.keys.A) }
  await publish(tx, actor, { name: 'openerKey.revoked', id, data })
  return presentOpener({ ...row, revoked_at: actor.now })
}

/** Openers with their names from the directory, in order. */
export async function openersOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const names = new Map((await findNames(db, ids)).map(({ person_id: id, name }) => [id, name]))
  return ids.map((id) => ({ id, name: names.get(id) ?? '' }))
}

/** Refuses with `opener.noKey` if a person has no active key. */
export async function refuseKeyless(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0 && (await findActiveKeys(db, ids)).length < new Set(ids).size) refuse('opener.noKey')
}

/** People among these with an active key. */
export async function keyedOf(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const keyed = new Set((await findActiveKeys(db, ids)).map(({ person_id: id }) => id))
  return ids.filter((id) => keyed.has(id))
}

import type { Input } from '#contract/kit/route.ts'
import * as contract from '#contract/sourcing/seal/openerPasskeys.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { proposePasskey, registeredPasskey, takeChallenge } from '#modules/login/index.ts'
import { keysFingerprint } from '#sealing/keys/fingerprint.ts'
import { isOwnPasskey } from '#sealing/keys/passkey.ts'
import { lockActiveKey, type OpenerRow } from './opener.store.ts'
import { findPasskeys, insertPasskey, type PasskeyRow, removePasskey } from './passkey.store.ts'

export const presentPasskey = ({ created_at: at, ...row }: PasskeyRow): contract.OpenerPasskey => ({
  ...row,
  createdAt: at.toISOString(),
})

/** Locks the caller's key: serialises changes of its passkeys and revocation. */
const lockOwnKey = async (tx: Tx, { personId }: Actor): Promise<OpenerRow> =>
  (await lockActiveKey(tx, personId)) ?? refuse('thing.notFound')

const eventData = (key: OpenerRow, passkey: string) => ({
  personId: key.person_id,
  fingerprint: keysFingerprint('A', key.keys.A),
  passkey,
})

export async function newOpenerPasskey(tx: Tx, actor: Actor): Promise<object> {
  const key = await lockOwnKey(tx, actor)
  const existing = await findPasskeys(tx, key.id)
  if (existing.length >= contract.maxPasskeys) refuse('opener.passkeysFull', { max: contract.maxPasskeys })
  // The start of the fingerprint distinguishes keys in a device's list of passkeys.
  const name = `${actor.userName} · ${keysFingerprint('A', key.keys.A).slice(0, 5)}`
  return proposePasskey(tx, actor, {
    purpose: 'passkeyOfOpener',
    key: key.id,
    // A separate user handle, since a device would otherwise replace the login passkey.
    user: { handle: `opener/${key.id}`, name, displayName: name },
    existing,
    userVerification: 'required',
  })
}

/** Stores the secret as wrapped by its owner's browser; the signature proves possession of the key. */
export async function addOpenerPasskey(
  tx: Tx,
  actor: Actor,
  { name, registration, wrap }: Input<typeof contract.addOpenerPasskey>,
): Promise<contract.OpenerPasskey> {
  const key = await lockOwnKey(tx, actor)
  const challenge = await takeChallenge(tx, 'passkeyOfOpener', key.id, 'opener.passkeyExpired')
  const made = await registeredPasskey(actor, challenge, registration, { requireUserVerification: true })
  const { id: credential, transports = [] } = made ?? refuse('opener.passkeyRefused')
  if (!isOwnPasskey({ owner: actor.personId, key: key.keys.A.signing, credential }, wrap)) refuse('opener.unproven')
  const row = await insertPasskey(tx, { key_id: key.id, host: actor.host, credential, transports, name, wrap })
  await publish(tx, actor, { name: 'openerKey.passkeyAdded', id: key.id, data: eventData(key, name) })
  return presentPasskey(row)
}

export async function removeOpenerPasskey(
  tx: Tx,
  actor: Actor,
  { id }: Input<typeof contract.removeOpenerPasskey>,
): Promise<null> {
  const key = await lockOwnKey(tx, actor)
  const { name } = (await removePasskey(tx, key.id, id)) ?? refuse('thing.notFound')
  await publish(tx, actor, { name: 'openerKey.passkeyRemoved', id: key.id, data: eventData(key, name) })
  return null
}

import type { FactorEventName } from '#contract/login/events.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { refuse } from '#kit/refusal.ts'
import type { AccountRow } from '#modules/identity/index.ts'
import { factorsOf, secondFactorPolicy } from './factorPolicy.service.ts'
import { findFactors, removeAuthenticator, removeRecoveryCodes } from './factor.store.ts'
import { passkeysOf, removePasskey } from './passkey.store.ts'
import { hasFactor, mustHaveFactor } from '../login.rules.ts'
import { type FactorStep, authorizeFactorChange } from './factorHolder.service.ts'

export const publishFactorEvent = (
  tx: Tx,
  actor: Actor,
  { user_id: userId, person_id: id }: AccountRow,
  name: FactorEventName,
) => publish(tx, { ...actor, userId }, { name, id })

/** Removes the authenticator or a passkey; refuses to remove the last factor if one is required. */
export async function removeFactor(
  context: ServiceContext,
  tx: Tx,
  actor: Actor,
  { passkeyId, ...step }: FactorStep & { passkeyId?: string | undefined },
): Promise<void> {
  const { account } = await authorizeFactorChange(context, tx, actor, step)
  const { person_id: personId, entrance } = account
  const removed =
    passkeyId === undefined ? await removeAuthenticator(tx, personId) : await removePasskey(tx, personId, passkeyId)
  if (!removed) return refuse('thing.notFound')
  const left = await factorsOf(tx, personId)
  if (!hasFactor(left)) {
    if (mustHaveFactor(entrance, await secondFactorPolicy(tx))) return refuse('factor.last')
    await removeRecoveryCodes(tx, personId)
  }
  await publishFactorEvent(tx, actor, account, 'factor.removed')
}

/** The person's own second factors. */
export async function presentMyFactors(db: Db, actor: Actor) {
  const [row] = await findFactors(db, { personId: actor.personId })
  const passkeys = await passkeysOf(db, actor.personId)
  const entrance = actor.entrance === 'visitor' || actor.entrance === 'system' ? 'purchaser' : actor.entrance
  return {
    totp: row?.totp_at ? { createdAt: row.totp_at.toISOString() } : null,
    passkeys: passkeys.map(({ id, name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodes: row?.recovery_codes ?? 0,
    isRequired: mustHaveFactor(entrance, await secondFactorPolicy(db)),
  }
}

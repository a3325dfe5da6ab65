import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { findAccounts, findPerson } from '#modules/identity/index.ts'
import { lockPendingLogin, savePendingLogin, takePendingLogin } from '../pendingLogin.service.ts'
import { factorMethodsOf, factorsOf } from './factorPolicy.service.ts'

/** Second factors of the person of an account; none where they have set up none. */
export async function factorMethodsOfAccount(db: Db, userId: string) {
  const person = (await findPerson.first(db, { userId })) ?? refuse('thing.notFound')
  const { totp, passkeys, recoveryCodes } = await factorsOf(db, person.person_id)
  // Recovery codes stand in for a factor that is lost; they are none of their own.
  return totp || passkeys > 0 ? factorMethodsOf({ totp, passkeys, recoveryCodes }) : []
}

/** Key with which the receiver of a letter shows a second factor: it opens no session and changes nothing. */
export async function beginLetterProof(
  tx: Tx,
  actor: Actor,
  { userId, letterId }: { readonly userId: string; readonly letterId: string },
) {
  const methods = await factorMethodsOfAccount(tx, userId)
  const account = (await findAccounts(tx, { userIds: [userId] }))[0]
  if (methods.length === 0 || !account) return undefined
  const key = await savePendingLogin(tx, actor, { method: 'password', userIds: [userId], letterId })
  return { key, userCode: account.user_code, methods }
}

/** Redeems the key of a letter; whether its receiver has shown a second factor with it. */
export async function redeemLetterProof(
  tx: Tx,
  actor: Actor,
  { key, personId, letterId }: { readonly key: string; readonly personId: string; readonly letterId: string },
): Promise<boolean> {
  const pending = await lockPendingLogin(tx, actor, key, { orOfLetter: true })
  const isProved = pending !== undefined && pending.letterId === letterId && pending.secondFactorFor === personId
  if (isProved) await takePendingLogin(tx, key)
  return isProved
}

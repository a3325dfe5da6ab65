import { passwordViolationOf } from '#contract/kit/password.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database.ts'
import { announce } from '#kit/events.ts'
import type { AppContext } from '#kit/appContext.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { accountsOf, endSessions, hashPassword, setPassword } from '#modules/identity/index.ts'
import { removePendingLogins } from './pendingLogin.service.ts'
import { redeemCode } from './smsCode.service.ts'
import { isCommon } from './commonPasswords.ts'
import { takeCipherKey } from './cipherKey.service.ts'
import { strategyOf } from './passwordCheck.service.ts'
import { verifyOwnPassword } from './password.service.ts'
import { removeCountsOf } from './attemptCounter.store.ts'

/** What is wrong with a new password, as the person is told. */
async function newPasswordRefusal(tx: Tx, password: string): Promise<Refusal | undefined> {
  const strategy = await strategyOf(tx)
  const violation = passwordViolationOf(password, strategy)
  if (violation === 'form') return new Refusal('password.form', { least: strategy.length, most: strategy.most })
  if (violation === 'level') return new Refusal('password.level')
  return isCommon(password) ? new Refusal('password.common') : undefined
}

export interface PasswordReset {
  readonly newPassWD: string
  readonly mobile: string
  readonly key: string
  readonly uuid: string
  readonly msgCode: string
}

/** A new password for whoever has the phone. The code is looked at last: a password that cannot be taken costs none. */
export async function resetPassword(
  context: AppContext,
  actor: Actor,
  { newPassWD, key, msgCode, ...ref }: PasswordReset,
) {
  const chosen = await context.database.write(actor.tenantId, async (tx) => {
    const decrypt = await takeCipherKey(tx, key)
    if (!decrypt) return new Refusal('login.keyGone')
    const password = decrypt(newPassWD).trim()
    return (await newPasswordRefusal(tx, password)) ?? password
  })
  if (chosen instanceof Refusal) throw chosen
  const passwordHash = await hashPassword(chosen)
  const ended = await context.database.write(actor.tenantId, async (tx) => {
    const request = await redeemCode(context, tx, actor, { ...ref, purpose: 'smsReset' }, msgCode)
    if (request instanceof Refusal) return request
    return replacePassword(tx, actor, { personId: request.personId, passwordHash, eventName: 'person.passwordReset' })
  })
  if (ended instanceof Refusal) throw ended
  context.authenticator.forgetSessions(ended)
}

/** A new password for who shows the present one. This session goes on, and may now do whatever the person may. */
export async function changePassword(
  context: AppContext,
  actor: Actor,
  { oldPassWD, newPassWD, key }: { oldPassWD: string; newPassWD: string; key: string },
): Promise<void> {
  const { open: decrypt } = await verifyOwnPassword(context, actor, { passwd: oldPassWD, key })
  const chosen = decrypt(newPassWD).trim()
  const refusal = await context.database.write(actor.tenantId, (tx) => newPasswordRefusal(tx, chosen))
  if (refusal) throw refusal
  if (chosen === decrypt(oldPassWD)) return refuse('password.same')
  const passwordHash = await hashPassword(chosen)
  const { personId, sessionId } = actor
  const ended = await context.database.write(actor.tenantId, (tx) =>
    replacePassword(tx, actor, { personId, passwordHash, eventName: 'person.passwordChanged', except: sessionId }),
  )
  context.authenticator.forgetSessions([...ended, sessionId])
}

interface PasswordReplacement {
  readonly personId: string
  readonly passwordHash: string
  readonly eventName: string
  /** The session that goes on. */
  readonly except?: string
}

/** Whatever the old password had opened, or half opened, is closed. */
async function replacePassword(
  tx: Tx,
  actor: Actor,
  { personId, passwordHash, eventName, except }: PasswordReplacement,
): Promise<string[]> {
  await setPassword(tx, personId, passwordHash)
  const userIds = (await accountsOf(tx, personId)).map((account) => account.user_id)
  await removePendingLogins(tx, userIds)
  await removeCountsOf(tx, `person:${personId}`)
  await announce(tx, actor, { name: eventName, id: personId })
  return endSessions(tx, actor, except === undefined ? { personId } : { personId, except }, 'password')
}

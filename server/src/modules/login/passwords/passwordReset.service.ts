import { passwordViolationOf } from '#contract/kit/password.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { refuse, Refusal, throwIfRefused } from '#kit/refusal.ts'
import { accountsOf, endSessions, hashPassword, setPassword } from '#modules/identity/index.ts'
import { removePendingLogins, savePendingLogin } from '../pendingLogin.service.ts'
import { redeemCode } from '../sms/smsCode.service.ts'
import { isCommon } from './commonPasswords.ts'
import { takeCipherKey } from './cipherKey.service.ts'
import { strategyOf } from './passwordStrategy.service.ts'
import { verifyOwnPassword } from './password.service.ts'
import { removeCountsOf } from '../attemptCounter.store.ts'

/** Password policy: the refusal of a new password. */
async function newPasswordRefusal(tx: Tx, password: string): Promise<Refusal | undefined> {
  const strategy = await strategyOf(tx)
  const violation = passwordViolationOf(password, strategy)
  if (violation === 'form') return new Refusal('password.form', { least: strategy.length, max: strategy.max })
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

/** Hash of a new password that the policy accepts. */
async function hashNewPassword(
  context: ServiceContext,
  actor: Actor,
  { newPassWD, key }: Pick<PasswordReset, 'newPassWD' | 'key'>,
): Promise<string> {
  const chosen = await context.database.write(actor.tenantId, async (tx) => {
    const decrypt = await takeCipherKey(tx, key)
    if (!decrypt) return new Refusal('login.keyGone')
    const password = decrypt(newPassWD).trim()
    return (await newPasswordRefusal(tx, password)) ?? password
  })
  return hashPassword(throwIfRefused(chosen))
}

/** First password of an invited person: `redeem` proves the invitation, and is called last for the same reason. */
export async function choosePassword(
  context: ServiceContext,
  actor: Actor,
  form: Pick<PasswordReset, 'newPassWD' | 'key'>,
  redeem: (tx: Tx) => Promise<{ readonly personId: string; readonly userId: string }>,
): Promise<string> {
  const passwordHash = await hashNewPassword(context, actor, form)
  const { loginKey, ended } = await context.database.write(actor.tenantId, async (tx) => {
    const { personId, userId } = await redeem(tx)
    const ended = await replacePassword(tx, actor, { personId, passwordHash, eventName: 'person.passwordReset' })
    return { ended, loginKey: await savePendingLogin(tx, actor, { method: 'password', userIds: [userId] }) }
  })
  context.authenticator.forgetSessions(ended)
  return loginKey
}

/** Reset by SMS code. Redeems the code last, so that a password that violates the policy does not use it up. */
export async function resetPassword(
  context: ServiceContext,
  actor: Actor,
  { newPassWD, key, msgCode, ...ref }: PasswordReset,
) {
  const passwordHash = await hashNewPassword(context, actor, { newPassWD, key })
  const ended = await context.database.write(actor.tenantId, async (tx) => {
    const request = await redeemCode(context, tx, actor, { ...ref, purpose: 'smsReset' }, msgCode)
    if (request instanceof Refusal) return request
    return replacePassword(tx, actor, { personId: request.personId, passwordHash, eventName: 'person.passwordReset' })
  })
  context.authenticator.forgetSessions(throwIfRefused(ended))
}

/** Change with the current password. This session continues, without the restrictions of an initial password. */
export async function changePassword(
  context: ServiceContext,
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
  readonly eventName: 'person.passwordReset' | 'person.passwordChanged'
  /** Session that continues. */
  readonly except?: string
}

/** Replaces the password, and ends its sessions and pending logins. */
async function replacePassword(
  tx: Tx,
  actor: Actor,
  { personId, passwordHash, eventName, except }: PasswordReplacement,
): Promise<string[]> {
  await setPassword(tx, personId, passwordHash)
  const userIds = (await accountsOf(tx, { personId })).map((account) => account.user_id)
  await removePendingLogins(tx, userIds)
  await removeCountsOf(tx, `person:${personId}`)
  await publish(tx, actor, { name: eventName, id: personId })
  return endSessions(tx, actor, except === undefined ? { personId } : { personId, except }, 'password')
}

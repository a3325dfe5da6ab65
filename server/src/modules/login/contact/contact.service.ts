import { minuteOf } from '#contract/kit/calendar.ts'
import { maskMobile } from '#contract/kit/format.ts'
import { foldMobile, isEmail, isMobile } from '#contract/kit/person/person.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Event, publish } from '#kit/events/events.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { refuse, Refusal, throwIfRefused } from '#kit/refusal.ts'
import { accountsOf, endSessions, findPerson, lockPerson, setEmail, setMobile } from '#modules/identity/index.ts'
import { removePendingLogins, takePendingLogin } from '../pendingLogin.service.ts'
import { sendCode, redeemNumberCode } from '../sms/smsCode.service.ts'
import { requestCode, removeCodeRequests } from '../sms/codeRequest.service.ts'
import { requireReauthentication } from '../factors/factorHolder.service.ts'
import { lockCounters } from '../attemptCounter.store.ts'

/** Prevents account enumeration: whether the number is taken is checked only after its code was verified. */
export async function requestMobileChange(
  context: ServiceContext,
  tx: Tx,
  actor: Actor,
  { key, mobile: typed }: { key: string; mobile: string },
): Promise<string> {
  if (!context.sms) return refuse('sms.off')
  await requireReauthentication(context, tx, actor, key)
  const mobile = foldMobile(typed)
  if (!isMobile(mobile)) return refuse('mobile.format')
  const { userId, personId, sessionId } = actor
  const [person] = await findPerson(tx, { userId })
  if (person?.mobile === mobile) return refuse('mobile.same')
  return requestCode(tx, actor, 'smsMobile', { mobile, personId, userIds: [userId], sessionId })
}

const codeRefOf = ({ sessionId }: Actor, uuid: string) => ({ purpose: 'smsMobile', uuid, sessionId }) as const

export const sendNewMobileCode = (context: ServiceContext, actor: Actor, uuid: string) =>
  sendCode(context, actor, codeRefOf(actor, uuid))

/** Confirms the number by its code; the unique constraint refuses a number in use. This session continues. */
export async function changeMobile(
  context: ServiceContext,
  actor: Actor,
  { uuid, msgCode }: { uuid: string; msgCode: string },
): Promise<void> {
  const outcome = await context.database.write(actor.tenantId, async (tx) => {
    await lockCounters(tx, [`contact:${actor.personId}`])
    const request = await redeemNumberCode(context, tx, actor, codeRefOf(actor, uuid), msgCode)
    return request instanceof Refusal ? request : replaceMobile(tx, actor, request.mobile)
  })
  const change = throwIfRefused(outcome)
  context.authenticator.forgetSessions(change.ended)
  await notifyPreviousMobile(context, actor, change)
}

/**
 * Ends sessions, pending logins and codes of the previous number. Lock order: code requests before the person, as when
 * redeeming a code.
 */
async function replaceMobile(tx: Tx, actor: Actor, mobile: string) {
  const { personId, sessionId } = actor
  const userIds = (await accountsOf(tx, { personId })).map((account) => account.user_id)
  await removeCodeRequests(tx, userIds)
  const person = (await lockPerson(tx, personId)) ?? refuse('session.none')
  await setMobile(tx, person, mobile)
  await removePendingLogins(tx, userIds)
  const data = { before: maskMobile(person.mobile), after: maskMobile(mobile) }
  await publish(tx, actor, { name: 'person.mobileChanged', id: personId, data })
  const ended = await endSessions(tx, actor, { personId, except: sessionId }, 'mobile')
  return { before: person.mobile, after: mobile, ended }
}

/** Notifies the previous number; best effort, the change does not depend on it. */
async function notifyPreviousMobile(
  context: ServiceContext,
  actor: Actor,
  { before, after }: { before: string; after: string },
) {
  if (before === '') return
  const { tenantId, lang, now } = actor
  const values = { mobile: maskMobile(after), time: minuteOf(now) }
  await context.sms?.send({ tenantId, to: before, template: 'mobileChanged', lang, values }).catch(() => undefined)
}

/** E-mail addresses are unverified, so they are never used for login. */
export async function changeEmail(
  context: ServiceContext,
  tx: Tx,
  actor: Actor,
  { key, email: typed }: { key: string; email: string },
): Promise<void> {
  const person = (await lockPerson(tx, actor.personId)) ?? refuse('session.none')
  await requireReauthentication(context, tx, actor, key)
  const email = typed.trim()
  if (!isEmail(email)) return refuse('format.emailAddress')
  if (email === person.email) return refuse('email.same')
  await takePendingLogin(tx, key)
  await setEmail(tx, person, email)
  await publish(tx, actor, { name: 'person.emailChanged', id: person.id })
}

/** Invalidates pending logins and codes of a number that an operator has replaced. */
export async function forgetPendingOf(tx: Tx, { entity_id: personId }: Event<'person.contactChanged'>): Promise<void> {
  const userIds = (await accountsOf(tx, { personId })).map((account) => account.user_id)
  await removeCodeRequests(tx, userIds)
  await removePendingLogins(tx, userIds)
}

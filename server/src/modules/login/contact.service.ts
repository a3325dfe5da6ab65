import { minuteOf } from '#contract/kit/calendar.ts'
import { maskMobile } from '#contract/kit/format.ts'
import { foldMobile, isEmail, isMobile } from '#contract/kit/person.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database.ts'
import { announce } from '#kit/events.ts'
import type { AppContext } from '#kit/appContext.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { accountsOf, endSessions, findPerson, lockPerson, setEmail, setMobile } from '#modules/identity/index.ts'
import { removePendingLogins, takePendingLogin } from './pendingLogin.service.ts'
import { requestCode, removeCodeRequests, sendCode, redeemCode } from './smsCode.service.ts'
import { requireReauthentication } from './factor.service.ts'
import { lockCounters } from './attemptCounter.store.ts'

/** Whether the number is somebody else's is not looked at here: only whoever has its phone gets to know. */
export async function requestMobileChange(
  context: AppContext,
  tx: Tx,
  actor: Actor,
  { key, mobile: typed }: { key: string; mobile: string },
): Promise<string> {
  if (!context.sms) return refuse('sms.off')
  await requireReauthentication(context, tx, actor, key)
  const mobile = foldMobile(typed)
  if (!isMobile(mobile)) return refuse('mobile.format')
  const { userId, personId, sessionId } = actor
  const [person] = await findPerson(tx, userId)
  if (person?.mobile === mobile) return refuse('mobile.same')
  return requestCode(tx, actor, 'smsMobile', { mobile, personId, userIds: [userId], sessionId })
}

const codeRefOf = ({ sessionId }: Actor, uuid: string) => ({ purpose: 'smsMobile', uuid, sessionId }) as const

export const sendNewMobileCode = (context: AppContext, actor: Actor, uuid: string) =>
  sendCode(context, actor, codeRefOf(actor, uuid))

/** The code makes the number the person's, unless it is another's by now: then the database refuses. This session goes on. */
export async function changeMobile(
  context: AppContext,
  actor: Actor,
  { uuid, msgCode }: { uuid: string; msgCode: string },
): Promise<void> {
  const change = await context.database.write(actor.tenantId, async (tx) => {
    await lockCounters(tx, actor.tenantId, [`contact:${actor.personId}`])
    const request = await redeemCode(context, tx, actor, codeRefOf(actor, uuid), msgCode)
    return request instanceof Refusal ? request : replaceMobile(tx, actor, request.mobile)
  })
  if (change instanceof Refusal) throw change
  context.authenticator.forgetSessions(change.ended)
  await notifyPreviousMobile(context, actor, change)
}

/**
 * Whatever the number before had opened, or half opened, is closed. What was asked for it goes before the person is held: who shows a
 * code holds these two in the same order.
 */
async function replaceMobile(tx: Tx, actor: Actor, mobile: string) {
  const { personId, sessionId } = actor
  const userIds = (await accountsOf(tx, personId)).map((account) => account.user_id)
  await removeCodeRequests(tx, userIds)
  const person = (await lockPerson(tx, personId)) ?? refuse('session.none')
  await setMobile(tx, person, mobile)
  await removePendingLogins(tx, userIds)
  const data = { before: maskMobile(person.mobile), after: maskMobile(mobile) }
  await announce(tx, actor, { name: 'person.mobileChanged', id: personId, data })
  const ended = await endSessions(tx, actor, { personId, except: sessionId }, 'mobile')
  return { before: person.mobile, after: mobile, ended }
}

/** Whoever has the phone of the number before is told. The change stands, whether that goes out or not. */
async function notifyPreviousMobile(
  context: AppContext,
  actor: Actor,
  { before, after }: { before: string; after: string },
) {
  if (before === '') return
  const { tenantId, lang, now } = actor
  const values = { mobile: maskMobile(after), time: minuteOf(now) }
  await context.sms?.send({ tenantId, to: before, template: 'mobileChanged', lang, values }).catch(() => undefined)
}

/** The address is not proven by anything: it opens nothing. */
export async function changeEmail(
  context: AppContext,
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
  await announce(tx, actor, { name: 'person.emailChanged', id: person.id })
}

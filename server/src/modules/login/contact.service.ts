import { minuteOf } from '#contract/kit/calendar.ts'
import { maskMobile } from '#contract/kit/format.ts'
import { foldMobile, isEmail, isMobile } from '#contract/kit/person.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database.ts'
import { announce } from '#kit/events.ts'
import type { House } from '#kit/house.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { accountsOf, endOf, findPerson, lockPerson, setEmail, setMobile } from '#modules/identity/index.ts'
import { removeAttempts, takeAttempt } from './attempt.service.ts'
import { askFor, removeAsked, sendCode, takeCode } from './code.service.ts'
import { demandProof } from './factor.service.ts'
import { lockSubjects } from './tally.store.ts'

/** Whether the number is somebody else's is not looked at here: only whoever has its phone gets to know. */
export async function askNewMobile(
  house: House,
  tx: Tx,
  actor: Actor,
  { key, mobile: typed }: { key: string; mobile: string },
): Promise<string> {
  if (!house.sms) return refuse('sms.off')
  await demandProof(house, tx, actor, key)
  const mobile = foldMobile(typed)
  if (!isMobile(mobile)) return refuse('mobile.format')
  const { userId, personId, sessionId } = actor
  const [person] = await findPerson(tx, { userId })
  if (person?.mobile === mobile) return refuse('mobile.same')
  return askFor(tx, actor, 'smsMobile', { mobile, personId, userIds: [userId], sessionId })
}

const askingOf = ({ sessionId }: Actor, uuid: string) => ({ purpose: 'smsMobile', uuid, sessionId }) as const

export const sendNewMobileCode = (house: House, actor: Actor, uuid: string) =>
  sendCode(house, actor, askingOf(actor, uuid))

/** The code makes the number the person's, unless it is another's by now: then the database refuses. This session goes on. */
export async function changeMobile(
  house: House,
  actor: Actor,
  { uuid, msgCode }: { uuid: string; msgCode: string },
): Promise<void> {
  const change = await house.database.write(actor.tenantId, async (tx) => {
    await lockSubjects(tx, [`contact:${actor.personId}`])
    const asked = await takeCode(house, tx, actor, askingOf(actor, uuid), msgCode)
    return asked instanceof Refusal ? asked : replaceMobile(tx, actor, asked.mobile)
  })
  if (change instanceof Refusal) throw change
  house.door.forget(change.ended)
  await tellBefore(house, actor, change)
}

/**
 * Whatever the number before had opened, or half opened, is closed. What was asked for it goes before the person is held: who shows a
 * code holds these two in the same order.
 */
async function replaceMobile(tx: Tx, actor: Actor, mobile: string) {
  const { personId, sessionId } = actor
  const userIds = (await accountsOf(tx, { personId })).map((account) => account.user_id)
  await removeAsked(tx, userIds)
  const person = (await lockPerson(tx, personId)) ?? refuse('session.none')
  await setMobile(tx, person, mobile)
  await removeAttempts(tx, userIds)
  const data = { before: maskMobile(person.mobile), after: maskMobile(mobile) }
  await announce(tx, actor, { name: 'person.mobileChanged', id: personId, data })
  const ended = await endOf(tx, actor, { personId, except: sessionId }, 'mobile')
  return { before: person.mobile, after: mobile, ended }
}

/** Whoever has the phone of the number before is told. The change stands, whether that goes out or not. */
async function tellBefore(house: House, actor: Actor, { before, after }: { before: string; after: string }) {
  if (before === '') return
  const { tenantId, lang, now } = actor
  const values = { mobile: maskMobile(after), time: minuteOf(now) }
  await house.sms?.send({ tenantId, to: before, template: 'mobileChanged', lang, values }).catch(() => undefined)
}

/** The address is not proven by anything: it opens nothing. */
export async function changeEmail(
  house: House,
  tx: Tx,
  actor: Actor,
  { key, email: typed }: { key: string; email: string },
): Promise<void> {
  const person = (await lockPerson(tx, actor.personId)) ?? refuse('session.none')
  await demandProof(house, tx, actor, key)
  const email = typed.trim()
  if (!isEmail(email)) return refuse('format.emailAddress')
  if (email === person.email) return refuse('email.same')
  await takeAttempt(tx, key)
  await setEmail(tx, person, email)
  await announce(tx, actor, { name: 'person.emailChanged', id: person.id })
}

import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { foldMobile } from '#contract/kit/person.ts'
import type { Actor } from '#kit/actor.ts'
import { ipPrefix } from '#kit/clientIp.ts'
import type { Tx } from '#kit/database.ts'
import type { House } from '#kit/house.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { lockTicket, putTicket, removeTicketsAbout, setTicket, takeTicket } from '#kit/tickets.ts'
import { insertLogin, lockPerson } from '#modules/identity/index.ts'
import { configsOf } from './config.service.ts'
import { smsLimits } from './login.rules.ts'
import { insertTallies, lockSubjects, removeTallies, secondsSinceLast, tallyOf } from './tally.store.ts'

/** What a code by SMS is for, and how it is told; a code for one thing does nothing else. */
const templateOf = { smsLogin: 'loginCode', smsReset: 'resetCode', smsMobile: 'mobileCode' } as const
export type Purpose = keyof typeof templateOf

/** A number that a code may be sent to. Nobody is told whether it is somebody's: without a person everything goes on, and no code is right. */
export interface Receiver {
  readonly mobile: string
  readonly personId?: string | undefined
  /** The accounts that the code opens. */
  readonly userIds: readonly string[]
  readonly isWeak?: boolean | undefined
  /** The session that it was asked in, and goes on in. */
  readonly sessionId?: string | undefined
}
interface Asked extends Receiver {
  readonly code?: { readonly mac: string; readonly until: number; readonly guesses: number } | undefined
}

export interface Asking {
  readonly purpose: Purpose
  readonly uuid: string
  /** Where it is said again it must be the same one. */
  readonly mobile?: string | undefined
  readonly sessionId?: string | undefined
}

const uuidSeconds = 900
const ticketOf = ({ purpose, uuid }: Asking) => ({ kind: purpose, secret: uuid })

/** The name of what has just been asked for; whoever has it goes on. */
export async function askFor(tx: Tx, actor: Actor, purpose: Purpose, receiver: Receiver): Promise<string> {
  const uuid = randomBytes(16).toString('hex')
  await putTicket(tx, actor.tenantId, ticketOf({ purpose, uuid }), receiver, uuidSeconds)
  return uuid
}

async function lockAsked(tx: Tx, asking: Asking) {
  const asked = await lockTicket<Asked>(tx, ticketOf(asking))
  if (asked?.sessionId !== asking.sessionId) return undefined
  return asking.mobile === undefined || foldMobile(asking.mobile) === asked?.mobile ? asked : undefined
}

/** What had been asked for these accounts goes nowhere any more: their number is another one now. */
export const removeAsked = (tx: Tx, userIds: readonly string[]) =>
  removeTicketsAbout(tx, Object.keys(templateOf), 'userIds', userIds)

/** Only who knows the house's key can tell the code from what is kept. */
const macOf = (house: House, uuid: string, code: string) =>
  createHmac('sha256', house.sealKey).update(`${uuid}/${code}`).digest('hex')

/** A new code for what was asked; the one before it opens nothing any more. It goes out after everything is written. */
export async function sendCode(house: House, actor: Actor, asking: Asking): Promise<void> {
  const sms = house.sms ?? refuse('sms.off')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const until = actor.now.getTime() + smsLimits.codeMinutes * 60_000
  const { asked, tallies } = await house.database.write(actor.tenantId, async (tx) => {
    const asked = (await lockAsked(tx, asking)) ?? refuse('sms.uuidGone')
    const tallies = await countSms(tx, actor, asked)
    const fresh: Asked = { ...asked, code: { mac: macOf(house, asking.uuid, code), until, guesses: 0 } }
    await setTicket(tx, ticketOf(asking), fresh)
    return { asked, tallies }
  })
  try {
    if (asked.personId === undefined) return await sms.pretend()
    await sms.send({
      tenantId: actor.tenantId,
      to: asked.mobile,
      template: templateOf[asking.purpose],
      lang: actor.lang,
      values: { code, minutes: String(smsLimits.codeMinutes) },
    })
  } catch {
    await giveBack(house, actor, asking, tallies)
    return refuse('sms.failed')
  }
}

/** An SMS that did not go out is not counted, and can be asked for again at once. */
const giveBack = (house: House, actor: Actor, asking: Asking, tallies: readonly string[]) =>
  house.database.write(actor.tenantId, async (tx) => {
    await removeTallies(tx, tallies)
    const asked = await lockAsked(tx, asking)
    if (asked) await setTicket(tx, ticketOf(asking), { ...asked, code: undefined })
  })

/**
 * Counted for the number and for the address, whoever's the number is, and before anything is sent: of many at once one goes out. Who is
 * logged in names whatever number they like, so they are counted too.
 */
async function countSms(tx: Tx, actor: Actor, { mobile, sessionId, personId }: Asked): Promise<string[]> {
  const [number, address] = [`sms:${mobile}`, `smsFrom:${ipPrefix(actor.ip)}`]
  const asker = sessionId === undefined ? [] : [`smsBy:${personId}`]
  await lockSubjects(tx, [number, address, ...asker])
  const wait = smsLimits.secondsBetween - (await secondsSinceLast(tx, number))
  if (wait > 0) refuse('sms.tooSoon', { seconds: Math.ceil(wait) })
  const { smsPerDay } = await configsOf(tx, 'smsPerDay')
  const today = await Promise.all([number, ...asker].map((subject) => tallyOf(tx, subject, 24 * 60)))
  if (today.some((sent) => sent >= smsPerDay)) refuse('sms.tooMany')
  if ((await tallyOf(tx, address, 60)) >= smsLimits.perAddressAndHour) refuse('request.tooMany')
  return insertTallies(tx, [number, address, ...asker])
}

/**
 * Uses a right code up, and gives what it was asked for. A guess is counted before it is looked at, and stays counted: so a refusal is
 * returned, not thrown.
 */
export async function takeCode(house: House, tx: Tx, actor: Actor, asking: Asking, typed: string) {
  const asked = await lockAsked(tx, asking)
  if (!asked) return new Refusal('sms.uuidGone')
  const { code } = asked
  if (!code) return new Refusal('sms.notSent')
  if (code.until <= actor.now.getTime() || code.guesses >= smsLimits.guesses) return new Refusal('sms.codeGone')
  const counted: Asked = { ...asked, code: { ...code, guesses: code.guesses + 1 } }
  await setTicket(tx, ticketOf(asking), counted)
  const mac = macOf(house, asking.uuid, typed.normalize('NFKC').replaceAll(/\s/g, ''))
  const isRight = timingSafeEqual(Buffer.from(mac), Buffer.from(code.mac))
  const { personId } = asked
  if (!isRight || personId === undefined) {
    await noteWrong(tx, actor, asking.purpose, personId)
    return new Refusal('sms.codeWrong')
  }
  await takeTicket(tx, ticketOf(asking))
  const isTheirs = asking.purpose === 'smsMobile' || (await lockPerson(tx, personId))?.mobile === asked.mobile
  return isTheirs ? { ...asked, personId } : new Refusal('sms.uuidGone')
}

/** What somebody tried on a person's account is in their history. */
async function noteWrong(tx: Tx, { ip, agent }: Actor, purpose: Purpose, personId: string | undefined) {
  if (purpose !== 'smsLogin' || personId === undefined) return
  await insertLogin(tx, { personId, userId: null, way: 'sms', result: 'sms.codeWrong', ip, agent })
}

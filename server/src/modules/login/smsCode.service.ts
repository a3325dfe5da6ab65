import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { foldMobile } from '#contract/kit/person.ts'
import type { Actor } from '#kit/actor.ts'
import { ipPrefix } from '#kit/clientIp.ts'
import type { Tx } from '#kit/database.ts'
import type { AppContext } from '#kit/appContext.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { lockToken, putToken, removeTokensAbout, setToken, takeToken } from '#kit/oneTimeTokens.ts'
import { insertLogin, lockPerson } from '#modules/identity/index.ts'
import { configsOf } from './config.service.ts'
import { smsLimits } from './login.rules.ts'
import { insertCounts, lockCounters, removeCounts, secondsSinceLast, countOf } from './attemptCounter.store.ts'

/** What a code by SMS is for, and how it is told; a code for one thing does nothing else. */
const templateOf = { smsLogin: 'loginCode', smsReset: 'resetCode', smsMobile: 'mobileCode' } as const
export type Purpose = keyof typeof templateOf

/** A number that a code may be sent to. Nobody is told whether it is somebody's: without a person everything goes on, and no code is right. */
export interface CodeRecipient {
  readonly mobile: string
  readonly personId?: string | undefined
  /** The accounts that the code opens. */
  readonly userIds: readonly string[]
  readonly isWeak?: boolean | undefined
  /** The session that it was asked in, and goes on in. */
  readonly sessionId?: string | undefined
}
interface CodeRequest extends CodeRecipient {
  readonly code?: { readonly mac: string; readonly expiresAt: number; readonly guesses: number } | undefined
}

export interface CodeRequestRef {
  readonly purpose: Purpose
  readonly uuid: string
  /** Where it is said again it must be the same one. */
  readonly mobile?: string | undefined
  readonly sessionId?: string | undefined
}

const lifetimeSeconds = 900
const tokenOf = ({ purpose, uuid }: CodeRequestRef) => ({ kind: purpose, secret: uuid })

/** The name of what has just been asked for; whoever has it goes on. */
export async function requestCode(tx: Tx, actor: Actor, purpose: Purpose, receiver: CodeRecipient): Promise<string> {
  const uuid = randomBytes(16).toString('hex')
  await putToken(tx, actor.tenantId, tokenOf({ purpose, uuid }), receiver, lifetimeSeconds)
  return uuid
}

async function lockRequest(tx: Tx, ref: CodeRequestRef) {
  const request = await lockToken<CodeRequest>(tx, tokenOf(ref))
  if (request?.sessionId !== ref.sessionId) return undefined
  return ref.mobile === undefined || foldMobile(ref.mobile) === request?.mobile ? request : undefined
}

/** What had been asked for these accounts goes nowhere any more: their number is another one now. */
export const removeCodeRequests = (tx: Tx, userIds: readonly string[]) =>
  removeTokensAbout(tx, Object.keys(templateOf), 'userIds', userIds)

/** Only who knows the house's key can tell the code from what is kept. */
const macOf = (context: AppContext, uuid: string, code: string) =>
  createHmac('sha256', context.encryptionKey).update(`${uuid}/${code}`).digest('hex')

/** A new code for what was asked; the one before it opens nothing any more. It goes out after everything is written. */
export async function sendCode(context: AppContext, actor: Actor, ref: CodeRequestRef): Promise<void> {
  const sms = context.sms ?? refuse('sms.off')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = actor.now.getTime() + smsLimits.codeMinutes * 60_000
  const { asked: request, tallies: countIds } = await context.database.write(actor.tenantId, async (tx) => {
    const request = (await lockRequest(tx, ref)) ?? refuse('sms.uuidGone')
    const countIds = await countMessage(tx, actor, request)
    const withCode: CodeRequest = { ...request, code: { mac: macOf(context, ref.uuid, code), expiresAt, guesses: 0 } }
    await setToken(tx, tokenOf(ref), withCode)
    return { asked: request, tallies: countIds }
  })
  try {
    if (request.personId === undefined) return await sms.pretend()
    await sms.send({
      tenantId: actor.tenantId,
      to: request.mobile,
      template: templateOf[ref.purpose],
      lang: actor.lang,
      values: { code, minutes: String(smsLimits.codeMinutes) },
    })
  } catch {
    await undoCount(context, actor, ref, countIds)
    return refuse('sms.failed')
  }
}

/** An SMS that did not go out is not counted, and can be asked for again at once. */
const undoCount = (context: AppContext, actor: Actor, ref: CodeRequestRef, countIds: readonly string[]) =>
  context.database.write(actor.tenantId, async (tx) => {
    await removeCounts(tx, countIds)
    const request = await lockRequest(tx, ref)
    if (request) await setToken(tx, tokenOf(ref), { ...request, code: undefined })
  })

/**
 * Counted for the number and for the address, whoever's the number is, and before anything is sent: of many at once one goes out. Who is
 * logged in names whatever number they like, so they are counted too.
 */
async function countMessage(tx: Tx, actor: Actor, { mobile, sessionId, personId }: CodeRequest): Promise<string[]> {
  const [number, address] = [`sms:${mobile}`, `smsFrom:${ipPrefix(actor.ip)}`]
  const senderSubjects = sessionId === undefined ? [] : [`smsBy:${personId}`]
  await lockCounters(tx, actor.tenantId, [number, address, ...senderSubjects])
  const wait = smsLimits.secondsBetween - (await secondsSinceLast(tx, number))
  if (wait > 0) refuse('sms.tooSoon', { seconds: Math.ceil(wait) })
  const { smsPerDay } = await configsOf(tx, 'smsPerDay')
  const today = await Promise.all([number, ...senderSubjects].map((subject) => countOf(tx, subject, 24 * 60)))
  if (today.some((sent) => sent >= smsPerDay)) refuse('sms.tooMany')
  if ((await countOf(tx, address, 60)) >= smsLimits.perAddressAndHour) refuse('request.tooMany')
  return insertCounts(tx, actor.tenantId, [number, address, ...senderSubjects])
}

/**
 * Uses a right code up, and gives what it was asked for. A guess is counted before it is looked at, and stays counted: so a refusal is
 * returned, not thrown.
 */
export async function redeemCode(context: AppContext, tx: Tx, actor: Actor, ref: CodeRequestRef, typed: string) {
  const request = await lockRequest(tx, ref)
  if (!request) return new Refusal('sms.uuidGone')
  const { code } = request
  if (!code) return new Refusal('sms.notSent')
  if (code.expiresAt <= actor.now.getTime() || code.guesses >= smsLimits.guesses) return new Refusal('sms.codeGone')
  const counted: CodeRequest = { ...request, code: { ...code, guesses: code.guesses + 1 } }
  await setToken(tx, tokenOf(ref), counted)
  const mac = macOf(context, ref.uuid, typed.normalize('NFKC').replaceAll(/\s/g, ''))
  const isRight = timingSafeEqual(Buffer.from(mac), Buffer.from(code.mac))
  const { personId } = request
  if (!isRight || personId === undefined) {
    await recordWrongCode(tx, actor, ref.purpose, personId)
    return new Refusal('sms.codeWrong')
  }
  await takeToken(tx, tokenOf(ref))
  const isStillTheirs = ref.purpose === 'smsMobile' || (await lockPerson(tx, personId))?.mobile === request.mobile
  return isStillTheirs ? { ...request, personId } : new Refusal('sms.uuidGone')
}

/** What somebody tried on a person's account is in their history. */
async function recordWrongCode(tx: Tx, { tenantId, ip, agent }: Actor, purpose: Purpose, personId: string | undefined) {
  if (purpose !== 'smsLogin' || personId === undefined) return
  await insertLogin(tx, { tenantId, personId, userId: null, method: 'sms', result: 'sms.codeWrong', ip, agent })
}

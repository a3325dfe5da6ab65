import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Actor } from '#kit/actor.ts'
import { ipPrefix } from '#kit/http/clientIp.ts'
import type { Tx } from '#kit/database/database.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { setToken, takeToken } from '#kit/security/oneTimeTokens.ts'
import { insertLogin, lockPerson } from '#modules/identity/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { smsLimits } from '../login.rules.ts'
import { insertCounts, lockCounters, removeCounts, secondsSinceLast, countOf } from '../attemptCounter.store.ts'
import {
  templateOf,
  type Purpose,
  type NumberPurpose,
  type CodeRequest,
  type CodeRequestRef,
  isOfNumberAlone,
  tokenOf,
  lockRequest,
  macOf,
} from './codeRequest.service.ts'

/** Sends a new code, which replaces the previous one; the message is sent after the commit. */
export async function sendCode(context: ServiceContext, actor: Actor, ref: CodeRequestRef): Promise<void> {
  const sms = context.sms ?? refuse('sms.off')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = actor.now.getTime() + smsLimits.codeMinutes * 60_000
  const { request, countIds } = await context.database.write(actor.tenantId, async (tx) => {
    const request = (await lockRequest(tx, ref)) ?? refuse('sms.uuidGone')
    const countIds = await countMessage(tx, actor, request)
    const withCode: CodeRequest = { ...request, code: { mac: macOf(context, ref.uuid, code), expiresAt, guesses: 0 } }
    await setToken(tx, tokenOf(ref), withCode)
    return { request, countIds }
  })
  try {
    if (request.personId === undefined && !isOfNumberAlone(ref.purpose)) return await sms.pretend(actor)
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

/** Removes the counts of a failed message, so that it can be requested again at once. */
const undoCount = (context: ServiceContext, actor: Actor, ref: CodeRequestRef, countIds: readonly string[]) =>
  context.database.write(actor.tenantId, async (tx) => {
    await removeCounts(tx, countIds)
    const request = await lockRequest(tx, ref)
    if (request) await setToken(tx, tokenOf(ref), { ...request, code: undefined })
  })

/**
 * Rate limits of messages by number and IP prefix, counted before sending: of concurrent calls one sends. Logged-in
 * senders are counted too, because they can name any number.
 */
async function countMessage(tx: Tx, actor: Actor, { mobile, sessionId, personId }: CodeRequest): Promise<string[]> {
  const [number, address] = [`sms:${mobile}`, `smsFrom:${ipPrefix(actor.ip)}`]
  const senderSubjects = sessionId === undefined ? [] : [`smsBy:${personId}`]
  await lockCounters(tx, [number, address, ...senderSubjects])
  const wait = smsLimits.secondsBetween - (await secondsSinceLast(tx, number))
  if (wait > 0) refuse('sms.tooSoon', { seconds: Math.ceil(wait) })
  const { smsPerDay } = await readSettings(tx, 'smsPerDay')
  const today = await Promise.all([number, ...senderSubjects].map((subject) => countOf(tx, subject, 24 * 60)))
  if (today.some((sent) => sent >= smsPerDay)) refuse('sms.tooMany')
  if ((await countOf(tx, address, 60)) >= smsLimits.perAddressAndHour) refuse('request.tooMany')
  return insertCounts(tx, [number, address, ...senderSubjects])
}

/**
 * Compares the code; the right one is used up. Brute-force protection: the attempt is counted before the comparison and
 * must not be rolled back, so a refusal is returned, not thrown.
 */
async function takeCode(context: ServiceContext, tx: Tx, actor: Actor, ref: CodeRequestRef, typed: string) {
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
  if (!isRight || (personId === undefined && !isOfNumberAlone(ref.purpose))) {
    await recordWrongCode(tx, actor, ref.purpose, personId)
    return new Refusal('sms.codeWrong')
  }
  await takeToken(tx, tokenOf(ref))
  return request
}

/** Redeems a code, provided that the number still belongs to the person. */
export async function redeemCode(context: ServiceContext, tx: Tx, actor: Actor, ref: CodeRequestRef, typed: string) {
  const request = await takeCode(context, tx, actor, ref, typed)
  if (request instanceof Refusal) return request
  const { personId, mobile } = request
  if (personId === undefined || (await lockPerson(tx, personId))?.mobile !== mobile) return new Refusal('sms.uuidGone')
  return { ...request, personId }
}

type NumberCodeRef = CodeRequestRef & { readonly purpose: NumberPurpose }
/** Redeems a code that proves possession of a number. */
export const redeemNumberCode = (context: ServiceContext, tx: Tx, actor: Actor, ref: NumberCodeRef, typed: string) =>
  takeCode(context, tx, actor, ref, typed)

/** Records failed SMS logins in the person's login history. */
async function recordWrongCode(tx: Tx, { ip, agent }: Actor, purpose: Purpose, personId: string | undefined) {
  if (purpose !== 'smsLogin' || personId === undefined) return
  await insertLogin(tx, { personId, userId: null, method: 'sms', result: 'sms.codeWrong', ip, agent })
}

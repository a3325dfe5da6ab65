import { createHash, randomInt } from 'node:crypto'
import type { Actor } from '#kit/actor.ts'
import type { Sql, Tx } from '#kit/database.ts'
import { announce } from '#kit/events.ts'
import type { House } from '#kit/house.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { type ChoiceRow, insertLogin } from '#modules/identity/index.ts'
import {
  type Attempt,
  factorsOf,
  lockAttempt,
  passAttempt,
  secondFactorPolicy,
  setAttempt,
  theAccount,
  waysOf,
} from './attempt.service.ts'
import {
  findFactors,
  lockAuthenticator,
  passkeysOf,
  putRecoveryCodes,
  removeAuthenticator,
  removePasskey,
  removeRecoveryCodes,
  setLastStep,
  setRecoveryCodeUsed,
} from './factor.store.ts'
import { hasFactor, mustHaveFactor, throttle } from './login.rules.ts'
import { provenPassword } from './password.service.ts'
import { insertTallies, lockSubjects, removeTalliesOf, tallyOf } from './tally.store.ts'
import { openSecret, stepOf } from './totp.ts'

export interface FactorStep {
  readonly key: string
  readonly userCode: string
}

export interface Holder {
  readonly attempt: Attempt
  readonly account: ChoiceRow
}

/** Whose second factor it is about: the account that this login in the making, or this proof, goes on with. */
export async function holderOf(house: House, tx: Tx, actor: Actor, step: FactorStep): Promise<Holder> {
  const attempt = (await lockAttempt(tx, actor, step.key)) ?? refuse('login.keyGone')
  return { attempt, account: await theAccount(house, tx, actor, attempt, step) }
}

/** The same for who may change how they log in: whoever has a second factor has to have shown it. */
export async function changerOf(house: House, tx: Tx, actor: Actor, step: FactorStep): Promise<Holder> {
  const holder = await holderOf(house, tx, actor, step)
  const { person_id: personId } = holder.account
  if (holder.attempt.isWeak) refuse('login.weak')
  const factors = await factorsOf(tx, personId)
  if (hasFactor(factors) && holder.attempt.strongFor !== personId)
    refuse('login.secondFactor', { ...step, ways: waysOf(factors) })
  return holder
}

/** Whoever changes something of their own while logged in has proven themself in this very session. */
export async function demandProof(house: House, tx: Tx, actor: Actor, key: string): Promise<void> {
  const { attempt } = await changerOf(house, tx, actor, { key, userCode: actor.userCode })
  if (attempt.proofOf !== actor.sessionId) refuse('login.keyGone')
}

/** A logged-in person shows their password again. What they get opens no session, but lets them change how they log in. */
export async function prove(house: House, actor: Actor, sealed: { passwd: string; key: string }) {
  await provenPassword(house, actor, sealed)
  return house.database.write(actor.tenantId, async (tx) => {
    const attempt: Attempt = { way: 'password', userIds: [actor.userId], proofOf: actor.sessionId }
    const key = await passAttempt(tx, actor, attempt)
    return { key, userCode: actor.userCode, ways: waysOf(await factorsOf(tx, actor.personId)) }
  })
}

/** Counts a guess at somebody's second factor before it is looked at; answers a refusal where there were too many. */
export async function countGuess(tx: Tx, personId: string): Promise<Refusal | undefined> {
  const subject = `factor:${personId}`
  await lockSubjects(tx, [subject])
  const { minutes, perPerson } = throttle
  if ((await tallyOf(tx, subject, minutes)) >= perPerson) return new Refusal('login.locked', { minutes })
  await insertTallies(tx, [subject])
  return undefined
}

/** Notes that a second factor was right, or that it was not; the refusal of the latter is returned, so that what was counted stays. */
export async function noteFactor(tx: Tx, actor: Actor, { key }: FactorStep, holder: Holder, isRight: boolean) {
  const { person_id: personId, user_id: userId } = holder.account
  const { ip, agent } = actor
  if (isRight) {
    await removeTalliesOf(tx, `factor:${personId}`)
    await setAttempt(tx, key, { ...holder.attempt, strongFor: personId })
    return undefined
  }
  const result = 'login.factorWrong'
  await insertLogin(tx, { personId, userId, way: holder.attempt.way, result, ip, agent })
  return new Refusal(result)
}

export async function verifyFactor(
  house: House,
  actor: Actor,
  { way, code, ...step }: FactorStep & { way: 'totp' | 'recovery'; code: string },
): Promise<void> {
  const refusal = await house.database.write(actor.tenantId, async (tx) => {
    const holder = await holderOf(house, tx, actor, step)
    const { person_id: personId } = holder.account
    const tooMany = await countGuess(tx, personId)
    if (tooMany) return tooMany
    const isRight =
      way === 'totp'
        ? await isCodeRight(house, tx, actor, personId, code)
        : (await setRecoveryCodeUsed(tx, personId, shaOfCode(code))) !== undefined
    return noteFactor(tx, actor, step, holder, isRight)
  })
  if (refusal) throw refusal
}

/** A code counts once, and none before it afterwards. */
async function isCodeRight(house: House, tx: Tx, actor: Actor, personId: string, code: string): Promise<boolean> {
  const authenticator = await lockAuthenticator(tx, personId)
  if (!authenticator) return false
  if (house.devSecondFactor !== undefined && code === house.devSecondFactor) return true
  const step = stepOf(openSecret(house.sealKey, personId, authenticator.secret), code, actor.now)
  if (step === undefined || step <= Number(authenticator.last_step)) return false
  await setLastStep(tx, personId, step)
  return true
}

const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const letters = (count: number) => Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')
const shaOfCode = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
    .digest()

/** Ten codes of fifty bits, in the place of all earlier ones. Only their digests are kept. */
export async function renewRecoveryCodes(tx: Tx, personId: string): Promise<string[]> {
  const codes = Array.from({ length: 10 }, () => `${letters(5)}-${letters(5)}`)
  await putRecoveryCodes(tx, personId, codes.map(shaOfCode))
  return codes
}

/** With their first factor a person gets recovery codes; with a further one nothing. */
export async function codesWithFirst(tx: Tx, personId: string): Promise<string[]> {
  const { recoveryCodes } = await factorsOf(tx, personId)
  return recoveryCodes > 0 ? [] : renewRecoveryCodes(tx, personId)
}

export async function newRecoveryCodes(house: House, tx: Tx, actor: Actor, step: FactorStep): Promise<string[]> {
  const { account } = await changerOf(house, tx, actor, step)
  if (!hasFactor(await factorsOf(tx, account.person_id))) refuse('thing.wrongState')
  await announceFactor(tx, actor, account, 'factor.codesRenewed')
  return renewRecoveryCodes(tx, account.person_id)
}

export const announceFactor = (tx: Tx, actor: Actor, { user_id: userId, person_id: id }: ChoiceRow, name: string) =>
  announce(tx, { ...actor, userId }, { name, id })

/** Removes the authenticator, or a passkey; the last of somebody who must have one stays. */
export async function removeFactor(
  house: House,
  tx: Tx,
  actor: Actor,
  { passkeyId, ...step }: FactorStep & { passkeyId?: string | undefined },
): Promise<void> {
  const { account } = await changerOf(house, tx, actor, step)
  const { person_id: personId, entrance } = account
  const gone =
    passkeyId === undefined ? await removeAuthenticator(tx, personId) : await removePasskey(tx, personId, passkeyId)
  if (!gone) return refuse('thing.notFound')
  const left = await factorsOf(tx, personId)
  if (!hasFactor(left)) {
    if (mustHaveFactor(entrance, await secondFactorPolicy(tx))) return refuse('factor.last')
    await removeRecoveryCodes(tx, personId)
  }
  await announceFactor(tx, actor, account, 'factor.removed')
}

/** What a person sees of their own second factors. */
export async function factorsShown(sql: Sql, actor: Actor) {
  const [row] = await findFactors(sql, { personId: actor.personId })
  const passkeys = await passkeysOf(sql, actor.personId)
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
    isRequired: mustHaveFactor(entrance, await secondFactorPolicy(sql)),
  }
}

import { createHash, randomInt } from 'node:crypto'
import type { FactorEventName } from '#contract/login/events.ts'
import type { Actor } from '#kit/actor.ts'
import type { Sql, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import type { AppContext } from '#kit/appContext.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { type AccountRow, insertLogin } from '#modules/identity/index.ts'
import {
  type PendingLogin,
  factorsOf,
  lockPendingLogin,
  savePendingLogin,
  secondFactorPolicy,
  setPendingLogin,
  resolveAccount,
  factorMethodsOf,
} from '../pendingLogin.service.ts'
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
import { hasFactor, mustHaveFactor, loginThrottle } from '../login.rules.ts'
import { verifyOwnPassword } from '../passwords/password.service.ts'
import { insertCounts, lockCounters, removeCountsOf, countOf } from '../attemptCounter.store.ts'
import { decryptTotpSecret, totpStepOf } from './totp.ts'

export interface FactorStep {
  readonly key: string
  readonly userCode: string
}

export interface FactorHolder {
  readonly pending: PendingLogin
  readonly account: AccountRow
}

/** The account of a pending login or reauthentication whose second factor is concerned. */
export async function factorHolderOf(
  context: AppContext,
  tx: Tx,
  actor: Actor,
  step: FactorStep,
): Promise<FactorHolder> {
  const pending = (await lockPendingLogin(tx, actor, step.key)) ?? refuse('login.keyGone')
  return { pending, account: await resolveAccount(context, tx, actor, pending, step) }
}

/** Authorizes a change of login factors: an existing second factor must have been shown. */
export async function authorizeFactorChange(
  context: AppContext,
  tx: Tx,
  actor: Actor,
  step: FactorStep,
): Promise<FactorHolder> {
  const holder = await factorHolderOf(context, tx, actor, step)
  const { person_id: personId } = holder.account
  if (holder.pending.isWeak) refuse('login.weak')
  const factors = await factorsOf(tx, personId)
  if (hasFactor(factors) && holder.pending.secondFactorFor !== personId)
    refuse('login.secondFactor', { ...step, ways: factorMethodsOf(factors) })
  return holder
}

/** Requires a reauthentication within this session. */
export async function requireReauthentication(context: AppContext, tx: Tx, actor: Actor, key: string): Promise<void> {
  const { pending } = await authorizeFactorChange(context, tx, actor, { key, userCode: actor.userCode })
  if (pending.reauthenticatedSessionId !== actor.sessionId) refuse('login.keyGone')
}

/** Reauthentication by password: yields a key that opens no session, but permits changes of login factors. */
export async function reauthenticate(context: AppContext, actor: Actor, encrypted: { passwd: string; key: string }) {
  await verifyOwnPassword(context, actor, encrypted)
  return context.database.write(actor.tenantId, async (tx) => {
    const pending: PendingLogin = {
      method: 'password',
      userIds: [actor.userId],
      reauthenticatedSessionId: actor.sessionId,
    }
    const key = await savePendingLogin(tx, actor, pending)
    return { key, userCode: actor.userCode, ways: factorMethodsOf(await factorsOf(tx, actor.personId)) }
  })
}

/** Brute-force protection: counts an attempt at a second factor before verifying it; returns a refusal at the limit. */
export async function countFactorAttempt(tx: Tx, personId: string): Promise<Refusal | undefined> {
  const subject = `factor:${personId}`
  await lockCounters(tx, [subject])
  const { minutes, perPerson } = loginThrottle
  if ((await countOf(tx, subject, minutes)) >= perPerson) return new Refusal('login.locked', { minutes })
  await insertCounts(tx, [subject])
  return undefined
}

/** Records the result of a second factor; the refusal is returned, not thrown, so that the count survives. */
export async function recordFactorResult(
  tx: Tx,
  actor: Actor,
  { key }: FactorStep,
  holder: FactorHolder,
  isRight: boolean,
) {
  const { person_id: personId, user_id: userId } = holder.account
  const { ip, agent } = actor
  if (isRight) {
    await removeCountsOf(tx, `factor:${personId}`)
    await setPendingLogin(tx, key, { ...holder.pending, secondFactorFor: personId })
    return undefined
  }
  const result = 'login.factorWrong'
  await insertLogin(tx, { personId, userId, method: holder.pending.method, result, ip, agent })
  return new Refusal(result)
}

export async function verifyFactor(
  context: AppContext,
  actor: Actor,
  { way, code, ...step }: FactorStep & { way: 'totp' | 'recovery'; code: string },
): Promise<void> {
  const refusal = await context.database.write(actor.tenantId, async (tx) => {
    const holder = await factorHolderOf(context, tx, actor, step)
    const { person_id: personId } = holder.account
    const locked = await countFactorAttempt(tx, personId)
    if (locked) return locked
    const isRight =
      way === 'totp'
        ? await isCodeRight(context, tx, actor, personId, code)
        : (await setRecoveryCodeUsed(tx, personId, recoveryCodeDigest(code))) !== undefined
    return recordFactorResult(tx, actor, step, holder, isRight)
  })
  if (refusal) throw refusal
}

/** Replay protection: a TOTP code is valid once, and earlier ones are not valid after it. */
async function isCodeRight(
  context: AppContext,
  tx: Tx,
  actor: Actor,
  personId: string,
  code: string,
): Promise<boolean> {
  const authenticator = await lockAuthenticator(tx, personId)
  if (!authenticator) return false
  if (context.devSecondFactor !== undefined && code === context.devSecondFactor) return true
  const step = totpStepOf(decryptTotpSecret(context.encryptionKey, personId, authenticator.secret), code, actor.now)
  if (step === undefined || step <= Number(authenticator.last_step)) return false
  await setLastStep(tx, personId, step)
  return true
}

const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const randomLetters = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')
const recoveryCodeDigest = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
    .digest()

/** Ten recovery codes of fifty bits replace all earlier ones; only their digests are stored. */
export async function renewRecoveryCodes(tx: Tx, personId: string): Promise<string[]> {
  const codes = Array.from({ length: 10 }, () => `${randomLetters(5)}-${randomLetters(5)}`)
  await putRecoveryCodes(tx, personId, codes.map(recoveryCodeDigest))
  return codes
}

/** Recovery codes are issued with the first factor only. */
export async function recoveryCodesWithFirstFactor(tx: Tx, personId: string): Promise<string[]> {
  const { recoveryCodes } = await factorsOf(tx, personId)
  return recoveryCodes > 0 ? [] : renewRecoveryCodes(tx, personId)
}

export async function newRecoveryCodes(context: AppContext, tx: Tx, actor: Actor, step: FactorStep): Promise<string[]> {
  const { account } = await authorizeFactorChange(context, tx, actor, step)
  if (!hasFactor(await factorsOf(tx, account.person_id))) refuse('thing.wrongState')
  await publishFactorEvent(tx, actor, account, 'factor.codesRenewed')
  return renewRecoveryCodes(tx, account.person_id)
}

export const publishFactorEvent = (
  tx: Tx,
  actor: Actor,
  { user_id: userId, person_id: id }: AccountRow,
  name: FactorEventName,
) => publish(tx, { ...actor, userId }, { name, id })

/** Removes the authenticator or a passkey; the last factor stays where one is required. */
export async function removeFactor(
  context: AppContext,
  tx: Tx,
  actor: Actor,
  { passkeyId, ...step }: FactorStep & { passkeyId?: string | undefined },
): Promise<void> {
  const { account } = await authorizeFactorChange(context, tx, actor, step)
  const { person_id: personId, entrance } = account
  const removed =
    passkeyId === undefined ? await removeAuthenticator(tx, personId) : await removePasskey(tx, personId, passkeyId)
  if (!removed) return refuse('thing.notFound')
  const left = await factorsOf(tx, personId)
  if (!hasFactor(left)) {
    if (mustHaveFactor(entrance, await secondFactorPolicy(tx))) return refuse('factor.last')
    await removeRecoveryCodes(tx, personId)
  }
  await publishFactorEvent(tx, actor, account, 'factor.removed')
}

/** The person's own second factors. */
export async function presentMyFactors(sql: Sql, actor: Actor) {
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

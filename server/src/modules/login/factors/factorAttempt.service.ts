import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { Refusal } from '#kit/refusal.ts'
import { insertLogin } from '#modules/identity/index.ts'
import { setPendingLogin } from '../pendingLogin.service.ts'
import { lockAuthenticator, setLastStep, setRecoveryCodeUsed } from './factor.store.ts'
import { loginThrottle } from '../login.rules.ts'
import { insertCounts, lockCounters, removeCountsOf, countOf } from '../attemptCounter.store.ts'
import { decryptTotpSecret, totpStepOf } from './totp.ts'
import { type FactorStep, type FactorHolder, factorHolderOf } from './factorHolder.service.ts'
import { recoveryCodeDigest } from './recoveryCode.service.ts'

/**
 * Brute-force protection: counts an attempt at a second factor before verifying it; returns a refusal at the limit. A
 * letter has a counter of its own for a day, so that its holder can neither guess for long nor lock its receiver out.
 */
export async function countFactorAttempt(tx: Tx, personId: string, letterId?: string): Promise<Refusal | undefined> {
  const subject = letterId === undefined ? `factor:${personId}` : `letter:${letterId}`
  await lockCounters(tx, [subject])
  const { perPerson } = loginThrottle
  const minutes = letterId === undefined ? loginThrottle.minutes : 24 * 60
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
    if (holder.pending.letterId === undefined) await removeCountsOf(tx, `factor:${personId}`)
    await setPendingLogin(tx, key, { ...holder.pending, secondFactorFor: personId })
    return undefined
  }
  const result = 'login.factorWrong'
  await insertLogin(tx, { personId, userId, method: holder.pending.method, result, ip, agent })
  return new Refusal(result)
}

export async function verifyFactor(
  context: ServiceContext,
  actor: Actor,
  { method, code, ...step }: FactorStep & { method: 'totp' | 'recovery'; code: string },
): Promise<void> {
  const refusal = await context.database.write(actor.tenantId, async (tx) => {
    const holder = await factorHolderOf(context, tx, actor, step, { orOfLetter: true })
    const { person_id: personId } = holder.account
    const locked = await countFactorAttempt(tx, personId, holder.pending.letterId)
    if (locked) return locked
    const isRight =
      method === 'totp'
        ? await isCodeRight(context, tx, actor, personId, code)
        : (await setRecoveryCodeUsed(tx, personId, recoveryCodeDigest(code))) !== undefined
    return recordFactorResult(tx, actor, step, holder, isRight)
  })
  if (refusal) throw refusal
}

/** Replay protection: a TOTP code is valid once, and earlier ones are not valid after it. */
async function isCodeRight(
  context: ServiceContext,
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

import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { refuse, Refusal, throwIfRefused } from '#kit/refusal.ts'
import { findToken, putToken } from '#kit/security/oneTimeTokens.ts'
import { portalOf } from '#modules/tenancy/index.ts'
import { publishFactorEvent } from './factor.service.ts'
import { countFactorAttempt, recordFactorResult } from './factorAttempt.service.ts'
import { recoveryCodesWithFirstFactor } from './recoveryCode.service.ts'
import { authorizeFactorChange, type FactorStep } from './factorHolder.service.ts'
import { putAuthenticator } from './factor.store.ts'
import { newTotpSecret, encryptTotpSecret, totpStepOf, totpUriOf } from './totp.ts'

const lifetimeSeconds = 600
const tokenOf = (key: string) => ({ kind: 'totp', secret: key })

/** TOTP enrolment: proposes a secret, which becomes effective with its first code. */
export async function proposeTotp(context: ServiceContext, tx: Tx, actor: Actor, step: FactorStep) {
  const { account } = await authorizeFactorChange(context, tx, actor, step)
  const secret = newTotpSecret()
  await putToken(tx, tokenOf(step.key), { secret }, lifetimeSeconds)
  const { shortName } = await portalOf(tx, actor.tenantId, actor.host)
  const uri = totpUriOf(secret, shortName, account.user_code)
  const { toString: drawQr } = await import('qrcode')
  const svg = await drawQr(uri, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' })
  return { secret, uri, image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

/** Sets an authenticator with a given secret, for seeded persons of the demo. */
export const setAuthenticator = (tx: Tx, encryptionKey: Uint8Array, personId: string, secret: string) =>
  putAuthenticator(tx, personId, encryptTotpSecret(encryptionKey, personId, secret), 0)

/** Enrols the authenticator: the first code confirms the proposed secret. */
export async function confirmTotp(
  context: ServiceContext,
  actor: Actor,
  { code, ...step }: FactorStep & { code: string },
) {
  const outcome = await context.database.write(actor.tenantId, async (tx) => {
    const holder = await authorizeFactorChange(context, tx, actor, step)
    const { person_id: personId } = holder.account
    const { secret } = (await findToken<{ secret: string }>(tx, tokenOf(step.key))) ?? refuse('login.keyGone')
    const locked = await countFactorAttempt(tx, personId)
    if (locked) return locked
    const timeStep = totpStepOf(secret, code, actor.now)
    const wrong = await recordFactorResult(tx, actor, step, holder, timeStep !== undefined)
    if (wrong || timeStep === undefined) return wrong ?? new Refusal('login.factorWrong')
    await putAuthenticator(tx, personId, encryptTotpSecret(context.encryptionKey, personId, secret), timeStep)
    await publishFactorEvent(tx, actor, holder.account, 'factor.added')
    return recoveryCodesWithFirstFactor(tx, personId)
  })
  return throwIfRefused(outcome)
}

import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { AppContext } from '#kit/appContext.ts'
import { refuse } from '#kit/refusal.ts'
import { portalOf } from '#modules/tenancy/index.ts'
import { publishFactorEvent } from './factor.service.ts'
import { recordFactorResult } from './factorAttempt.service.ts'
import { recoveryCodesWithFirstFactor } from './recoveryCode.service.ts'
import { authorizeFactorChange, type FactorStep } from './factorHolder.service.ts'
import { insertPasskey, passkeysOf } from './passkey.store.ts'
import { saveChallenge, takeChallenge, originOf } from './passkeyChallenge.service.ts'

export async function newPasskeyOptions(context: AppContext, tx: Tx, actor: Actor, step: FactorStep) {
  const { account } = await authorizeFactorChange(context, tx, actor, step)
  const existing = await passkeysOf(tx, account.person_id)
  const { shortName } = await portalOf(tx, actor.tenantId, actor.host)
  const options = await generateRegistrationOptions({
    rpName: shortName,
    rpID: actor.host,
    userID: new Uint8Array(Buffer.from(account.person_id)),
    userName: account.user_code,
    userDisplayName: account.user_name,
    excludeCredentials: existing.map(({ credential }) => ({ id: credential })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await saveChallenge(tx, actor, 'passkeyNew', step.key, options.challenge)
  return { ...options }
}

export async function addPasskey(
  context: AppContext,
  actor: Actor,
  { name, response, ...step }: FactorStep & { name: string; response: object },
) {
  return context.database.write(actor.tenantId, async (tx) => {
    const { account, pending } = await authorizeFactorChange(context, tx, actor, step)
    const expectedChallenge = await takeChallenge(tx, 'passkeyNew', step.key)
    const registration = response as RegistrationResponseJSON
    const info = await verifyRegistrationResponse({
      response: registration,
      expectedChallenge,
      expectedOrigin: originOf(actor, registration.response?.clientDataJSON),
      expectedRPID: actor.host,
      requireUserVerification: false,
    }).catch(() => undefined)
    const credential = (info?.verified && info.registrationInfo?.credential) || refuse('passkey.refused')
    await insertPasskey(tx, {
      personId: account.person_id,
      credential: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
    })
    await recordFactorResult(tx, actor, step, { account, pending }, true)
    await publishFactorEvent(tx, actor, account, 'factor.added')
    return recoveryCodesWithFirstFactor(tx, account.person_id)
  })
}

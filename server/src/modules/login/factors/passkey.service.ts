import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { Refusal, throwIfRefused } from '#kit/refusal.ts'
import { accountsOf } from '#modules/identity/index.ts'
import { newLoginKey, savePendingLogin } from '../pendingLogin.service.ts'
import { continueLogin } from '../session.service.ts'
import { countFactorAttempt, recordFactorResult } from './factorAttempt.service.ts'
import { type FactorStep, factorHolderOf } from './factorHolder.service.ts'
import { lockPasskey, passkeysOf, setPasskeyUsed } from './passkey.store.ts'
import { saveChallenge, takeChallenge, originOf } from './passkeyChallenge.service.ts'

export async function passkeyOptions(context: ServiceContext, tx: Tx, actor: Actor, step: FactorStep) {
  const { account } = await factorHolderOf(context, tx, actor, step, { orOfLetter: true })
  const existing = await passkeysOf(tx, account.person_id)
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: actor.host,
    allowCredentials: existing.map(({ credential, transports }) => ({
      id: credential,
      transports,
    })),
    userVerification: 'preferred',
  })
  await saveChallenge(tx, actor, 'passkeyRequested', step.key, options.challenge)
  return { ...options }
}

/** Verifies the signed challenge: the owner of the passkey, and whether the device verified the user. */
async function verifySigner(tx: Tx, actor: Actor, expectedChallenge: string, response: object) {
  const assertion = response as AuthenticationResponseJSON
  const passkey = typeof assertion.id === 'string' ? await lockPasskey(tx, assertion.id) : undefined
  if (!passkey) return undefined
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const result = await verifyAuthenticationResponse({
    response: assertion,
    expectedChallenge,
    expectedOrigin: originOf(actor, assertion.response?.clientDataJSON),
    expectedRPID: actor.host,
    requireUserVerification: false,
    credential: {
      id: passkey.credential,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
      transports: passkey.transports,
    },
  }).catch(() => undefined)
  if (!result?.verified) return undefined
  await setPasskeyUsed(tx, passkey.id, result.authenticationInfo.newCounter)
  return { personId: passkey.person_id, userVerified: result.authenticationInfo.userVerified }
}

export async function verifyPasskey(
  context: ServiceContext,
  actor: Actor,
  { response, ...step }: FactorStep & { response: object },
): Promise<void> {
  const refusal = await context.database.write(actor.tenantId, async (tx) => {
    const holder = await factorHolderOf(context, tx, actor, step, { orOfLetter: true })
    const challenge = await takeChallenge(tx, 'passkeyRequested', step.key)
    const locked = await countFactorAttempt(tx, holder.account.person_id, holder.pending.letterId)
    if (locked) return locked
    const signer = await verifySigner(tx, actor, challenge, response)
    return recordFactorResult(tx, actor, step, holder, signer?.personId === holder.account.person_id)
  })
  if (refusal) throw refusal
}

/** Challenge for a discoverable passkey of this host. */
export async function discoverablePasskeyOptions(tx: Tx, actor: Actor) {
  const key = newLoginKey()
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({ rpID: actor.host, userVerification: 'required' })
  await saveChallenge(tx, actor, 'passkeyLogin', key, options.challenge)
  return { key, options: { ...options } }
}

/** Login by passkey: possession plus user verification count as two factors. */
export async function logInByPasskey(
  context: ServiceContext,
  actor: Actor,
  { key, response, entrance }: { key: string; response: object; entrance?: Entrance | undefined },
) {
  const loginKey = await context.database.write(actor.tenantId, async (tx) => {
    const signer = await verifySigner(tx, actor, await takeChallenge(tx, 'passkeyLogin', key), response)
    if (!signer?.userVerified) return new Refusal('passkey.refused')
    const accounts = await accountsOf(tx, { personId: signer.personId })
    const userIds = accounts.map((account) => account.user_id)
    return savePendingLogin(tx, actor, { method: 'passkey', userIds, entrance, secondFactorFor: signer.personId })
  })
  return continueLogin(context, actor, { key: throwIfRefused(loginKey) })
}

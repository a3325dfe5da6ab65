import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { AppContext } from '#kit/appContext.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { putToken, takeToken } from '#kit/security/oneTimeTokens.ts'
import { accountsOf } from '#modules/identity/index.ts'
import { portalOf } from '#modules/tenancy/index.ts'
import { continueLogin, newLoginKey, savePendingLogin } from '../pendingLogin.service.ts'
import {
  publishFactorEvent,
  authorizeFactorChange,
  recoveryCodesWithFirstFactor,
  countFactorAttempt,
  type FactorStep,
  factorHolderOf,
  recordFactorResult,
} from './factor.service.ts'
import { insertPasskey, lockPasskey, passkeysOf, setPasskeyUsed } from './factor.store.ts'

const lifetimeSeconds = 300
type Purpose = 'passkeyNew' | 'passkeyAsked' | 'passkeyLogin'
const saveChallenge = (tx: Tx, actor: Actor, kind: Purpose, key: string, challenge: string) =>
  putToken(tx, actor.tenantId, { kind, secret: key }, { challenge }, lifetimeSeconds)

async function takeChallenge(tx: Tx, kind: Purpose, key: string): Promise<string> {
  const taken = (await takeToken<{ challenge: string }>(tx, { kind, secret: key })) ?? refuse('login.keyGone')
  return taken.challenge
}

/** WebAuthn origin: must be the called host, over TLS unless it is localhost. */
function originOf(actor: Actor, clientDataJSON: unknown): string {
  try {
    const { origin } = JSON.parse(Buffer.from(String(clientDataJSON), 'base64url').toString('utf8')) as {
      origin: string
    }
    const { hostname, protocol } = new URL(origin)
    const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
    if (hostname === actor.host && (protocol === 'https:' || isLocal)) return origin
  } catch {
    // Nothing that a browser has written.
  }
  return ''
}

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

export async function passkeyOptions(context: AppContext, tx: Tx, actor: Actor, step: FactorStep) {
  const { account } = await factorHolderOf(context, tx, actor, step)
  const existing = await passkeysOf(tx, account.person_id)
  const options = await generateAuthenticationOptions({
    rpID: actor.host,
    allowCredentials: existing.map(({ credential, transports }) => ({
      id: credential,
      transports,
    })),
    userVerification: 'preferred',
  })
  await saveChallenge(tx, actor, 'passkeyAsked', step.key, options.challenge)
  return { ...options }
}

/** Verifies the signed challenge: the owner of the passkey, and whether the device verified the user. */
async function verifySigner(tx: Tx, actor: Actor, expectedChallenge: string, response: object) {
  const assertion = response as AuthenticationResponseJSON
  const passkey = typeof assertion.id === 'string' ? await lockPasskey(tx, assertion.id) : undefined
  if (!passkey) return undefined
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
  context: AppContext,
  actor: Actor,
  { response, ...step }: FactorStep & { response: object },
): Promise<void> {
  const refusal = await context.database.write(actor.tenantId, async (tx) => {
    const holder = await factorHolderOf(context, tx, actor, step)
    const challenge = await takeChallenge(tx, 'passkeyAsked', step.key)
    const locked = await countFactorAttempt(tx, holder.account.person_id)
    if (locked) return locked
    const signer = await verifySigner(tx, actor, challenge, response)
    return recordFactorResult(tx, actor, step, holder, signer?.personId === holder.account.person_id)
  })
  if (refusal) throw refusal
}

/** Challenge for a discoverable passkey of this host. */
export async function discoverablePasskeyOptions(tx: Tx, actor: Actor) {
  const key = newLoginKey()
  const options = await generateAuthenticationOptions({ rpID: actor.host, userVerification: 'required' })
  await saveChallenge(tx, actor, 'passkeyLogin', key, options.challenge)
  return { key, options: { ...options } }
}

/** Login by passkey: possession plus user verification count as two factors. */
export async function logInByPasskey(
  context: AppContext,
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
  if (loginKey instanceof Refusal) throw loginKey
  return continueLogin(context, actor, { key: loginKey })
}

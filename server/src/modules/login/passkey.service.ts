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
import type { Tx } from '#kit/database.ts'
import type { House } from '#kit/house.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { putTicket, takeTicket } from '#kit/tickets.ts'
import { accountsOf } from '#modules/identity/index.ts'
import { settingsOf } from '#modules/tenancy/index.ts'
import { goOn, newAttemptKey, passAttempt } from './attempt.service.ts'
import {
  announceFactor,
  changerOf,
  codesWithFirst,
  countGuess,
  type FactorStep,
  holderOf,
  noteFactor,
} from './factor.service.ts'
import { insertPasskey, lockPasskey, passkeysOf, setPasskeyUsed } from './factor.store.ts'

const seconds = 300
type Purpose = 'passkeyNew' | 'passkeyAsked' | 'passkeyLogin'
const keepChallenge = (tx: Tx, actor: Actor, kind: Purpose, key: string, challenge: string) =>
  putTicket(tx, actor.tenantId, { kind, secret: key }, { challenge }, seconds)

async function takeChallenge(tx: Tx, kind: Purpose, key: string): Promise<string> {
  const taken = (await takeTicket<{ challenge: string }>(tx, { kind, secret: key })) ?? refuse('login.keyGone')
  return taken.challenge
}

/** The page that a device says it has signed for: one of the host that was called, and over TLS unless it is this very machine. */
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

export async function askNewPasskey(house: House, tx: Tx, actor: Actor, step: FactorStep) {
  const { account } = await changerOf(house, tx, actor, step)
  const known = await passkeysOf(tx, account.person_id)
  const { shortName } = await settingsOf(tx, actor.tenantId, actor.host)
  const options = await generateRegistrationOptions({
    rpName: shortName,
    rpID: actor.host,
    userID: new Uint8Array(Buffer.from(account.person_id)),
    userName: account.user_code,
    userDisplayName: account.user_name,
    excludeCredentials: known.map(({ credential }) => ({ id: credential })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await keepChallenge(tx, actor, 'passkeyNew', step.key, options.challenge)
  return { ...options }
}

export async function addPasskey(
  house: House,
  actor: Actor,
  { name, response, ...step }: FactorStep & { name: string; response: object },
) {
  return house.database.write(actor.tenantId, async (tx) => {
    const { account, attempt } = await changerOf(house, tx, actor, step)
    const expectedChallenge = await takeChallenge(tx, 'passkeyNew', step.key)
    const made = response as RegistrationResponseJSON
    const info = await verifyRegistrationResponse({
      response: made,
      expectedChallenge,
      expectedOrigin: originOf(actor, made.response?.clientDataJSON),
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
    await noteFactor(tx, actor, step, { account, attempt }, true)
    await announceFactor(tx, actor, account, 'factor.added')
    return codesWithFirst(tx, account.person_id)
  })
}

export async function askPasskey(house: House, tx: Tx, actor: Actor, step: FactorStep) {
  const { account } = await holderOf(house, tx, actor, step)
  const known = await passkeysOf(tx, account.person_id)
  const options = await generateAuthenticationOptions({
    rpID: actor.host,
    allowCredentials: known.map(({ credential, transports }) => ({
      id: credential,
      transports,
    })),
    userVerification: 'preferred',
  })
  await keepChallenge(tx, actor, 'passkeyAsked', step.key, options.challenge)
  return { ...options }
}

/** Whose passkey has signed the challenge, and whether the device has made sure of the person. */
async function signerOf(tx: Tx, actor: Actor, expectedChallenge: string, response: object) {
  const shown = response as AuthenticationResponseJSON
  const passkey = typeof shown.id === 'string' ? await lockPasskey(tx, shown.id) : undefined
  if (!passkey) return undefined
  const result = await verifyAuthenticationResponse({
    response: shown,
    expectedChallenge,
    expectedOrigin: originOf(actor, shown.response?.clientDataJSON),
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
  house: House,
  actor: Actor,
  { response, ...step }: FactorStep & { response: object },
): Promise<void> {
  const refusal = await house.database.write(actor.tenantId, async (tx) => {
    const holder = await holderOf(house, tx, actor, step)
    const challenge = await takeChallenge(tx, 'passkeyAsked', step.key)
    const tooMany = await countGuess(tx, holder.account.person_id)
    if (tooMany) return tooMany
    const signer = await signerOf(tx, actor, challenge, response)
    return noteFactor(tx, actor, step, holder, signer?.personId === holder.account.person_id)
  })
  if (refusal) throw refusal
}

/** The question to whichever passkey the visitor has for this host. */
export async function askAnyPasskey(tx: Tx, actor: Actor) {
  const key = newAttemptKey()
  const options = await generateAuthenticationOptions({ rpID: actor.host, userVerification: 'required' })
  await keepChallenge(tx, actor, 'passkeyLogin', key, options.challenge)
  return { key, options: { ...options } }
}

/** A passkey alone: the device holds it and has made sure of its owner, which are two factors. */
export async function logInByPasskey(
  house: House,
  actor: Actor,
  { key, response, entrance }: { key: string; response: object; entrance?: Entrance | undefined },
) {
  const passed = await house.database.write(actor.tenantId, async (tx) => {
    const signer = await signerOf(tx, actor, await takeChallenge(tx, 'passkeyLogin', key), response)
    if (!signer?.userVerified) return new Refusal('passkey.refused')
    const accounts = await accountsOf(tx, { personId: signer.personId })
    const userIds = accounts.map((account) => account.user_id)
    return passAttempt(tx, actor, { way: 'passkey', userIds, entrance, strongFor: signer.personId })
  })
  if (passed instanceof Refusal) throw passed
  return goOn(house, actor, { key: passed })
}

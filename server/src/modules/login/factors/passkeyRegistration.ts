import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { portalOf } from '#modules/tenancy/index.ts'
import { originOf, type Purpose, saveChallenge } from './passkeyChallenge.service.ts'

interface Proposal {
  readonly purpose: Purpose
  /** Key under which the challenge is stored. */
  readonly key: string
  /** `handle`: a device keeps one passkey for each host and handle; a second one would replace the first. */
  readonly user: { readonly handle: string; readonly name: string; readonly displayName: string }
  readonly existing: readonly { readonly credential: string }[]
  readonly userVerification: 'preferred' | 'required'
}

/** Registration options of a passkey for the called host. */
export async function proposePasskey(tx: Tx, actor: Actor, proposal: Proposal): Promise<object> {
  const { purpose, key, user, existing, userVerification } = proposal
  const { shortName } = await portalOf(tx, actor.tenantId, actor.host)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: shortName,
    rpID: actor.host,
    userID: new Uint8Array(Buffer.from(user.handle)),
    userName: user.name,
    userDisplayName: user.displayName,
    excludeCredentials: existing.map(({ credential }) => ({ id: credential })),
    authenticatorSelection: { residentKey: 'preferred', userVerification },
  })
  await saveChallenge(tx, actor, purpose, key, options.challenge)
  return { ...options }
}

interface Registered {
  readonly id: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports?: string[]
}

/** Passkey that a device has created for this host and challenge; undefined if the response is not valid. */
export async function registeredPasskey(
  actor: Actor,
  expectedChallenge: string,
  response: object,
  { requireUserVerification }: { readonly requireUserVerification: boolean },
): Promise<Registered | undefined> {
  const registration = response as RegistrationResponseJSON
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const info = await verifyRegistrationResponse({
    response: registration,
    expectedChallenge,
    expectedOrigin: originOf(actor, registration.response?.clientDataJSON),
    expectedRPID: actor.host,
    requireUserVerification,
  }).catch(() => undefined)
  return info?.verified ? info.registrationInfo?.credential : undefined
}

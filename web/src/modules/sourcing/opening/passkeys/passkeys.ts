import type { RegistrationResponseJSON } from '@simplewebauthn/browser'
import type { OpenerKeys } from '#contract/sourcing/openers.ts'
import { addOpenerPasskey, newOpenerPasskey, type OpenerPasskey } from '#contract/sourcing/seal/openerPasskeys.ts'
import { passkeyInput, unwrapWithPasskey, wrapWithPasskey } from '#sealing/keys/passkey.ts'
import { call } from '#web/kit/client/api.ts'
import { hasPasskeys } from '#web/kit/ui/passkeySupport.ts'
import { PasskeyError } from './trouble.ts'

type Secret = Uint8Array<ArrayBuffer>
type Outputs = RegistrationResponseJSON['clientExtensionResults']
type CreationOptions = Parameters<typeof import('@simplewebauthn/browser').startRegistration>[0]['optionsJSON']

/** Whose key is locked or unlocked here. */
export interface OwnKey {
  readonly keys: OpenerKeys
  readonly personId: string
}

/** Whether this browser lets passkeys compute secrets (PRF); one that does not say so is tried. */
export async function canUsePasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false
  const capabilities = await PublicKeyCredential.getClientCapabilities?.()
  return capabilities?.['extension:prf'] !== false
}

/** Passkeys that a browser gives to this host. */
export const passkeysHere = <Passkey extends Pick<OpenerPasskey, 'host'>>(passkeys: readonly Passkey[]): Passkey[] =>
  passkeys.filter(({ host }) => host === location.hostname)

const prf = ({ keys: { A } }: OwnKey) => ({ prf: { eval: { first: passkeyInput(A.signing) } } })

function prfOutputIn({ prf: computed }: Outputs): Uint8Array | undefined {
  const first = computed?.results?.first
  if (!first) return undefined
  return ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer, first.byteOffset, first.byteLength)
    : new Uint8Array(first)
}

/** PRF output of one of these passkeys, after the device has verified its user. The assertion itself is not checked. */
async function evaluate(own: OwnKey, passkeys: readonly Pick<OpenerPasskey, 'credential' | 'transports'>[]) {
  const { bufferToBase64URLString, startAuthentication } = await import('@simplewebauthn/browser')
  const { id, clientExtensionResults } = await startAuthentication({
    optionsJSON: {
      challenge: bufferToBase64URLString(crypto.getRandomValues(new Uint8Array(32)).buffer),
      rpId: location.hostname,
      allowCredentials: passkeys.map(({ credential, transports }) => ({
        id: credential,
        type: 'public-key',
        transports: [...transports],
      })),
      userVerification: 'required',
      extensions: prf(own),
    },
  })
  return { credential: id, prfOutput: prfOutputIn(clientExtensionResults) }
}

/** What goes to the server: without what the passkey has computed. */
const sentOf = ({ id, rawId, response }: RegistrationResponseJSON) => ({
  id,
  rawId,
  type: 'public-key' as const,
  response: {
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    ...(response.transports ? { transports: response.transports } : {}),
  },
})

/** Makes a passkey on this device, and stores the secret wrapped by it. Refuses `noPrf`: it computes no secrets. */
export async function addPasskey(own: OwnKey, secret: Secret, name: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const options = (await call(newOpenerPasskey, {})) as CreationOptions
  const made = await startRegistration({
    optionsJSON: { ...options, extensions: { ...options.extensions, ...prf(own) } },
  })
  const { id: credential, clientExtensionResults } = made
  if (clientExtensionResults.prf?.enabled === false) throw new PasskeyError('noPrf')
  const { transports = [] } = made.response
  // Many authenticators compute nothing while they make a passkey, and are asked once more.
  const prfOutput = prfOutputIn(clientExtensionResults) ?? (await evaluate(own, [{ credential, transports }])).prfOutput
  if (!prfOutput) throw new PasskeyError('noPrf')
  const wrap = await wrapWithPasskey(prfOutput, { owner: own.personId, key: own.keys.A.signing, credential }, secret)
  prfOutput.fill(0)
  await call(addOpenerPasskey, { name, registration: sentOf(made), wrap })
}

/**
 * The secret of a key, by whichever of its passkeys this device has. Refuses `noPrf`, and `wrong`: it unlocks another.
 */
export async function unlockByPasskey(own: OwnKey, passkeys: readonly OpenerPasskey[]): Promise<Secret> {
  const { credential, prfOutput } = await evaluate(own, passkeysHere(passkeys))
  if (!prfOutput) throw new PasskeyError('noPrf')
  const used = passkeys.find((passkey) => passkey.credential === credential)
  if (!used) throw new PasskeyError('wrong')
  const place = { owner: own.personId, key: own.keys.A.signing, credential }
  try {
    return await unwrapWithPasskey(used.wrap, prfOutput, place)
  } catch {
    throw new PasskeyError('wrong')
  } finally {
    prfOutput.fill(0)
  }
}

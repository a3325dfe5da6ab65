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

/** Key to lock or unlock, with its owner. */
export interface OwnKey {
  readonly keys: OpenerKeys
  readonly personId: string
}

/** Whether this browser supports the PRF extension of passkeys; browsers that do not report it are tried. */
export async function canUsePasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false
  const capabilities = await PublicKeyCredential.getClientCapabilities?.()
  return capabilities?.['extension:prf'] !== false
}

/** Passkeys registered for this host. */
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

/** PRF output of one of these passkeys after user verification. The assertion itself is not checked. */
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

/** Data sent to the server, without the PRF output. */
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

/** Creates a passkey on this device, and stores the secret wrapped by it. Throws `noPrf` if it does not support PRF. */
export async function addPasskey(own: OwnKey, secret: Secret, name: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const options = (await call(newOpenerPasskey, {})) as CreationOptions
  const made = await startRegistration({
    optionsJSON: { ...options, extensions: { ...options.extensions, ...prf(own) } },
  })
  const { id: credential, clientExtensionResults } = made
  if (clientExtensionResults.prf?.enabled === false) throw new PasskeyError('noPrf')
  const { transports = [] } = made.response
  // Many authenticators return no PRF output at creation, so it is requested again.
  const prfOutput = prfOutputIn(clientExtensionResults) ?? (await evaluate(own, [{ credential, transports }])).prfOutput
  if (!prfOutput) throw new PasskeyError('noPrf')
  const wrap = await wrapWithPasskey(prfOutput, { owner: own.personId, key: own.keys.A.signing, credential }, secret)
  prfOutput.fill(0)
  await call(addOpenerPasskey, { name, registration: sentOf(made), wrap })
}

/**
 * Unlocks the secret of a key by one of its passkeys on this device. Throws `noPrf`, or `wrong` if it unlocks another
 * key.
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

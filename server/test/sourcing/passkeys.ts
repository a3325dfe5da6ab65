import { createHash, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { Input } from '#contract/kit/route.ts'
import { addOpenerPasskey, newOpenerPasskey } from '#contract/sourcing/seal/openerPasskeys.ts'
import { type PasskeyPlace, type PasskeyWrap, wrapWithPasskey } from '#sealing/keys/passkey.ts'
import { as } from '../app.ts'
import type { KeyHolder } from './openers.ts'

/** Software authenticator; the PRF output never leaves the device. */
export interface Device {
  readonly credential: Buffer<ArrayBuffer>
  readonly prfOutput: Buffer<ArrayBuffer>
}
export const aDevice = (): Device => ({ credential: randomBytes(32), prfOutput: randomBytes(32) })

interface Circumstances {
  readonly host?: string
  readonly hasVerifiedUser?: boolean
}

/** Registration response of a browser to the server's options. */
function register(device: Device, host: string, options: object, { hasVerifiedUser = true }: Circumstances) {
  const { challenge } = options as { readonly challenge: string }
  const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(randomBytes(32))],
    [-3, new Uint8Array(randomBytes(32))],
  ])
  const flags = hasVerifiedUser ? 0x45 : 0x41
  const length = Buffer.from([0, device.credential.length])
  const authData = Buffer.concat([
    createHash('sha256').update(host).digest(),
    Buffer.from([flags, 0, 0, 0, 0]),
    Buffer.alloc(16),
    length,
    device.credential,
    isoCBOR.encode(cose),
  ])
  const attestation = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', new Uint8Array(authData)],
  ])
  const clientData = { type: 'webauthn.create', challenge, origin: `https://${host}`, crossOrigin: false }
  const id = device.credential.toString('base64url')
  return {
    id,
    rawId: id,
    type: 'public-key' as const,
    response: {
      clientDataJSON: Buffer.from(JSON.stringify(clientData)).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal', 'hybrid'],
    },
  }
}

export const placeOf = ({ person, keys }: KeyHolder, { credential }: Pick<Device, 'credential'>): PasskeyPlace => ({
  owner: person.personId,
  key: keys.A.signing,
  credential: credential.toString('base64url'),
})

export const wrapFor = (holder: KeyHolder, device: Device): Promise<PasskeyWrap> =>
  wrapWithPasskey(device.prfOutput, placeOf(holder, device), holder.secret)

/** Input to add a passkey to a person's key, as sent by a browser. */
export async function passkeyInput(
  holder: KeyHolder,
  device: Device,
  over: Circumstances = {},
): Promise<Input<typeof addOpenerPasskey>> {
  const { person } = holder
  const options = await as(person, newOpenerPasskey, {})
  const registration = register(device, over.host ?? person.host, options, over)
  return { name: '工作电脑', registration, wrap: await wrapFor(holder, device) }
}

export const addPasskey = async (holder: KeyHolder, device = aDevice()) => ({
  device,
  passkey: await as(holder.person, addOpenerPasskey, await passkeyInput(holder, device)),
})

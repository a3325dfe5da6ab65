import type { OpenerKeys } from '#contract/sourcing/openers.ts'
import { type KeyWrap, unwrapWithKey, wrapWithKey } from '#sealing/keys/wrap.ts'
import { forget, keep, kept } from '../device.ts'

interface Device {
  readonly key: CryptoKey
  readonly wrap: KeyWrap
}

type Secret = Uint8Array<ArrayBuffer>
/** Named by the public key, which is known before the server lists it. */
const nameOf = ({ A }: OpenerKeys) => `secret/${A.signing}`

/** Stores the secret in this browser, wrapped by a non-extractable key of its own. */
export async function rememberSecret(keys: OpenerKeys, personId: string, secret: Secret): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const device: Device = { key, wrap: await wrapWithKey(key, personId, secret) }
  await keep(nameOf(keys), device)
}

/** Secret of a key; undefined if this browser cannot unlock it. */
export async function deviceSecret(keys: OpenerKeys, personId: string): Promise<Secret | undefined> {
  const device = await kept<Device>(nameOf(keys))
  return device && unwrapWithKey(device.wrap, device.key, personId).catch(() => undefined)
}

export const forgetSecret = (keys: OpenerKeys): Promise<void> => forget(nameOf(keys))

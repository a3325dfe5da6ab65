import { type Bytes, bytesOf } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'
import { webCrypto } from './webCrypto.ts'

const importKey = (key: Bytes) => webCrypto().subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt'])

export async function aesEncryptWith(key: CryptoKey, iv: Bytes, aad: Uint8Array, plain: Uint8Array): Promise<Bytes> {
  const options = { name: 'AES-GCM', iv, additionalData: bytesOf(aad) }
  return new Uint8Array(await webCrypto().subtle.encrypt(options, key, bytesOf(plain)))
}

/** Throws `undecryptable` for a wrong key, other additional data, or an altered byte. */
export async function aesDecryptWith(key: CryptoKey, iv: Bytes, aad: Uint8Array, sealed: Uint8Array): Promise<Bytes> {
  const { subtle } = webCrypto()
  const options = { name: 'AES-GCM', iv, additionalData: bytesOf(aad) }
  try {
    return new Uint8Array(await subtle.decrypt(options, key, bytesOf(sealed)))
  } catch {
    throw new SealingError('undecryptable')
  }
}

export const aesEncrypt = async (key: Bytes, iv: Bytes, aad: Uint8Array, plain: Uint8Array): Promise<Bytes> =>
  aesEncryptWith(await importKey(key), iv, aad, plain)

export const aesDecrypt = async (key: Bytes, iv: Bytes, aad: Uint8Array, sealed: Uint8Array): Promise<Bytes> =>
  aesDecryptWith(await importKey(key), iv, aad, sealed)

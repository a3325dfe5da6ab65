import { constants, createECDH, createPrivateKey, generateKeyPair, privateDecrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { decryptSm2 } from './sm2.ts'

export type CipherKind = 'sm2' | 'rsa'

/** One-time key pair: SM2 as hex, RSA as base64 SPKI and PKCS#8. */
export async function newKeyPair(kind: CipherKind): Promise<{ publicKey: string; privateKey: string }> {
  if (kind === 'sm2') {
    const pair = createECDH('SM2')
    return { publicKey: pair.generateKeys('hex'), privateKey: pair.getPrivateKey('hex').padStart(64, '0') }
  }
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  })
  return { publicKey: pair.publicKey.toString('base64'), privateKey: pair.privateKey.toString('base64') }
}

/**
 * Some clients prefix the point with 04, ours does not. A point may itself begin with 04, so the hash in the ciphertext
 * decides.
 */
function decryptSm2Ciphertext(ciphertext: string, privateKey: string): string {
  const tryDecrypt = (hex: string) => {
    try {
      return decryptSm2(hex, privateKey)
    } catch {
      // Not a point on the curve.
      return undefined
    }
  }
  return tryDecrypt(ciphertext) ?? (ciphertext.startsWith('04') ? tryDecrypt(ciphertext.slice(2)) : undefined) ?? ''
}

/** Decrypts a text; returns an empty one if the ciphertext does not belong to this key. */
export function decrypt(kind: CipherKind, ciphertext: string, privateKey: string): string {
  try {
    if (kind === 'sm2') return decryptSm2Ciphertext(ciphertext.toLowerCase(), privateKey)
    const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' })
    const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
    return privateDecrypt(options, Buffer.from(ciphertext, 'base64')).toString('utf8')
  } catch {
    return ''
  }
}

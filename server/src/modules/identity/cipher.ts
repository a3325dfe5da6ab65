import { constants, createPrivateKey, generateKeyPair, privateDecrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { sm2 } from 'sm-crypto-v2'

export type CipherKind = 'sm2' | 'rsa'
const C1C3C2 = 1

/** A key pair for one password: SM2 as hex, RSA as base64 SPKI and PKCS#8. */
export async function newKeyPair(kind: CipherKind): Promise<{ publicKey: string; privateKey: string }> {
  if (kind === 'sm2') return sm2.generateKeyPairHex()
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  })
  return { publicKey: pair.publicKey.toString('base64'), privateKey: pair.privateKey.toString('base64') }
}

/** The clear text; empty where the ciphertext is not one of this key. */
export function decrypt(kind: CipherKind, ciphertext: string, privateKey: string): string {
  try {
    if (kind === 'sm2')
      return sm2.doDecrypt(ciphertext.toLowerCase().replace(/^04(?=.{192})/, ''), privateKey, C1C3C2, {
        output: 'string',
      })
    const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' })
    const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
    return privateDecrypt(options, Buffer.from(ciphertext, 'base64')).toString('utf8')
  } catch {
    return ''
  }
}

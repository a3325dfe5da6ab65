import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/** Encrypts a text with AES-256-GCM. The same `purpose` decrypts it, so that no value can stand in the place of another. */
export function encrypt(key: Uint8Array, purpose: string, clear: string): Buffer {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(purpose))
  const sealed = Buffer.concat([sealing.update(clear, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed])
}

/** The clear text; throws where a byte, the key or the purpose is another. */
export function decrypt(key: Uint8Array, purpose: string, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed)
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8')
}

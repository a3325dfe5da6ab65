import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/**
 * Encrypts text with AES-256-GCM. `purpose` is the additional authenticated data: only the same purpose decrypts, so an
 * encrypted value cannot be moved to another place.
 */
export function encrypt(key: Uint8Array, purpose: string, clear: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose))
  const encrypted = Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted])
}

/** Decrypts; throws if data, key or purpose differ. */
export function decrypt(key: Uint8Array, purpose: string, encrypted: Uint8Array): string {
  const bytes = Buffer.from(encrypted)
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
}

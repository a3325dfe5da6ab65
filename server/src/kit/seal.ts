import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/** Seals a text with AES-256-GCM; `purpose` must be said again to open it, so that no sealed value can stand in another's place. */
export function seal(key: Uint8Array, purpose: string, clear: string): Buffer {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(purpose))
  const sealed = Buffer.concat([sealing.update(clear, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed])
}

/** The clear text; throws where a byte, the key or the purpose is another. */
export function unseal(key: Uint8Array, purpose: string, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed)
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8')
}

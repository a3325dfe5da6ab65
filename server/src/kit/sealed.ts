import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/**
 * Secrets that must be read again (a password at an identity provider) lie in the database encrypted: AES-256-GCM, and bound to what they belong to,
 * so that one cannot be put in another's place.
 */
export function openSeal(key: Uint8Array) {
  return {
    seal: (clear: string, belongsTo: string): Buffer => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(belongsTo))
      const sealed = Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    unseal: (sealed: Uint8Array, belongsTo: string): string => {
      const bytes = Buffer.from(sealed)
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
      decipher.setAAD(Buffer.from(belongsTo)).setAuthTag(bytes.subarray(12, 28))
      return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}

export type Seal = ReturnType<typeof openSeal>

import { Secret, TOTP } from 'otpauth'
import { decrypt, encrypt } from '#kit/security/encryption.ts'

/** SHA-1, six digits, thirty seconds: supported by every authenticator app. */
const totpOptions = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const secretBytes = 20

export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32

export const totpUriOf = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...totpOptions, issuer, label, secret: Secret.fromBase32(secret) }).toString()

/** TOTP code at a point in time. */
export const totpCodeAt = (secret: string, now: Date): string =>
  new TOTP({ ...totpOptions, secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

/** Time step of a code, at most one before or after now; undefined if none matches. */
export function totpStepOf(secret: string, code: string, now: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const totp = new TOTP({ ...totpOptions, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / totpOptions.period) + delta
}

const purposeOf = (personId: string) => `totp/${personId}`
export const encryptTotpSecret = (key: Uint8Array, personId: string, secret: string) =>
  encrypt(key, purposeOf(personId), secret)
export const decryptTotpSecret = (key: Uint8Array, personId: string, encrypted: Uint8Array) =>
  decrypt(key, purposeOf(personId), encrypted)

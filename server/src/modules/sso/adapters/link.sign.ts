import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { EntrySettings } from '#contract/sso/entrySettings.ts'

type Digest = EntrySettings['digest']

/** HMAC with the partner's key, in lower-case hexadecimal digits. */
export const signOf = (digest: Digest, key: string, message: string): string =>
  createHmac(digest, key).update(message).digest('hex')

/** Digest without a key: not authentic, so accepted only if a setting allows it. */
export const bareDigestOf = (digest: Digest, message: string): string =>
  createHash(digest).update(message).digest('hex')

export const isEqualInConstantTime = (expected: string, given: string): boolean => {
  const [one, other] = [expected, given.toLowerCase()].map((each) => Buffer.from(each))
  return one!.length === other!.length && timingSafeEqual(one!, other!)
}

export interface Signing {
  readonly digest: Digest
  readonly key: string
  readonly bareDigest: boolean
}

export const isSignatureValid = ({ digest, key, bareDigest }: Signing, message: string, sign: string): boolean =>
  (key !== '' && isEqualInConstantTime(signOf(digest, key, message), sign)) ||
  (bareDigest && isEqualInConstantTime(bareDigestOf(digest, message), sign))

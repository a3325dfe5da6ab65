import { AlgorithmIdentifier } from '@peculiar/asn1-x509'
import { tags } from './der.ts'
import { isSigned, type PublicKey, schemeOf } from './signature.ts'

export const hex = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(bytes as Uint8Array).toString('hex')

/** DER bytes of DER, base64 or PEM; undefined for anything else. */
export function derOf(given: string | Uint8Array): Uint8Array | undefined {
  const der = typeof given !== 'string' && given[0] === tags.sequence ? given : decoded(given)
  return der?.[0] === tags.sequence ? der : undefined
}

function decoded(given: string | Uint8Array): Uint8Array | undefined {
  const text = typeof given === 'string' ? given : Buffer.from(given).toString('latin1')
  const body = /-----BEGIN [A-Z0-9 ]+-----([^-]+)-----END/.exec(text)?.[1] ?? text
  const base64 = body.replaceAll(/\s/g, '')
  return /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? Uint8Array.from(Buffer.from(base64, 'base64')) : undefined
}

/** Result of a parser; undefined if it throws. */
export function reading<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Signed part of certificates and lists. Caches the verification for each key. */
export function signedPart(bytes: Uint8Array, algorithm: AlgorithmIdentifier, signature: Uint8Array) {
  const scheme = schemeOf(algorithm)
  const known = new WeakMap<PublicKey, boolean>()
  return {
    isStrong: scheme !== undefined,
    isSignedWith: (key: PublicKey): boolean => {
      const before = known.get(key)
      if (before !== undefined || !scheme) return before ?? false
      const isTheirs = reading(() => isSigned(scheme, key, bytes, signature)) ?? false
      known.set(key, isTheirs)
      return isTheirs
    },
  }
}

import type { Bytes } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'

/**
 * WebCrypto of browser, worker or Node. Without HTTPS a page has no `subtle` and could be altered in transit: throws
 * `noWebCrypto` for both suites.
 */
export function webCrypto(): Crypto {
  const found = (globalThis as { crypto?: Crypto }).crypto
  if (found?.subtle === undefined) throw new SealingError('noWebCrypto')
  return found
}

export const randomBytes = (length: number): Bytes => webCrypto().getRandomValues(new Uint8Array(length))

import type { Bytes } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'

/**
 * WebCrypto of the browser, worker or Node. A page that was not loaded by HTTPS has random numbers but no `subtle`; it
 * refuses `noWebCrypto` for both suites, because anyone on the line could change its script.
 */
export function webCrypto(): Crypto {
  const found = (globalThis as { crypto?: Crypto }).crypto
  if (found?.subtle === undefined) throw new SealingError('noWebCrypto')
  return found
}

export const randomBytes = (length: number): Bytes => webCrypto().getRandomValues(new Uint8Array(length))

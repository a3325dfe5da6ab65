/** Declares the part used in tests, because the package has no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'
  export function decrypt(
    content: Buffer,
    keys: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string },
  ): Buffer
}

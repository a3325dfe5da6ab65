import { createECDH, hkdfSync } from 'node:crypto'

export interface PushKeys {
  /** Both keys base64url, as in the Push API. */
  readonly publicKey: string
  readonly privateKey: string
}

/** VAPID key pair of this installation (RFC 8292), derived from its shared secret with HKDF. */
export function pushKeysOf(secret: Uint8Array): PushKeys {
  for (let attempt = 0; ; attempt++) {
    const privateKey = Buffer.from(hkdfSync('sha256', secret, '', `push.vapid ${attempt}`, 32))
    const pair = createECDH('prime256v1')
    try {
      pair.setPrivateKey(privateKey)
      return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
    } catch {
      // About one value in 2^32 is not a valid private key of the curve; the next attempt derives another.
    }
  }
}

/** Whether a browser's public key is a valid point of curve P-256. */
export function isPushKey(p256dh: string): boolean {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  try {
    pair.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}

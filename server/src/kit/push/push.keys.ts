import { createECDH, hkdfSync } from 'node:crypto'

export interface PushKeys {
  /** Both base64url, as push services and browsers take them. */
  readonly publicKey: string
  readonly privateKey: string
}

/** The pair of keys by which push services know this installation (VAPID), from its shared secret. */
export function pushKeysOf(secret: Uint8Array): PushKeys {
  for (let attempt = 0; ; attempt++) {
    const privateKey = Buffer.from(hkdfSync('sha256', secret, '', `push.vapid ${attempt}`, 32))
    const pair = createECDH('prime256v1')
    try {
      pair.setPrivateKey(privateKey)
      return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
    } catch {
      // One number in four thousand million is no key.
    }
  }
}

/** Whether a browser's public key is one: a point of the curve. */
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

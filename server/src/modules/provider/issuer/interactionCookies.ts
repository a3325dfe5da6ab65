import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseCookie } from 'cookie'
import type { KoaContextWithOIDC } from 'oidc-provider'

/** Cookie of a pending authorization; one for each, so that tabs are independent. */
const cookieOf = (uid: string) => `oidc_${uid}`
/** Path of that cookie: the interaction calls. */
const interactionPath = '/sysrest/api/oidc'

export type InteractionCookies = ReturnType<typeof createInteractionCookies>

/** Signed cookies that bind pending authorizations to their browser. */
export function createInteractionCookies(encryptionKey: Uint8Array) {
  const key = createHmac('sha256', encryptionKey).update('oidc cookies').digest('base64url')
  const signatureOf = (uid: string) => createHmac('sha256', key).update(uid).digest('base64url')
  return {
    key,
    set: (ctx: KoaContextWithOIDC, uid: string, seconds: number): void => {
      const kept = { path: interactionPath, httpOnly: true, sameSite: 'lax', signed: false } as const
      ctx.cookies.set(cookieOf(uid), signatureOf(uid), { ...kept, maxAge: seconds * 1000 })
    },
    /** Whether the signed cookie binds the authorization to this browser. */
    isOwn: (uid: string, cookies = ''): boolean => {
      const cookie = parseCookie(cookies)[cookieOf(uid)]
      const [given, right] = [Buffer.from(cookie ?? ''), Buffer.from(signatureOf(uid))]
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { SsoPage } from '#contract/sso/sso.ts'
import type { CallbackResponse } from './adapters/adapter.ts'

/** Lifetime of a sign-on at the identity provider. */
export const stateSeconds = 600
export const formSeconds = 60

/** Pending sign-on while the person is at the identity provider. */
export interface PendingSignIn {
  readonly entryId: string
  readonly version: number
  readonly secretDigest: string
  readonly origin: string
  readonly page: SsoPage
  readonly path: string
  readonly entrance?: Entrance | undefined
  readonly requestState: CallbackResponse['savedState']
}

export const randomCode = () => randomBytes(24).toString('base64url')
export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Page that submits a form to the identity provider. */
export const formPath = '/sysrest/api/sso/form'
export const stateToken = (secret: string) => ({ kind: 'sso.state', secret })
export const formToken = (secret: string) => ({ kind: 'sso.form', secret })
/** Posted response, kept until the page fetches it. */
export const postedToken = (secret: string) => ({ kind: 'sso.posted', secret })

/** Login CSRF protection: only the browser that started a sign-on can finish it. */
export const isSameBrowser = (secret: string | undefined, digest: string): boolean =>
  secret !== undefined && timingSafeEqual(Buffer.from(digestOf(secret)), Buffer.from(digest))

export interface SignInRequest {
  readonly page: SsoPage
  readonly app: string
  /** Query parameters of the page. */
  readonly params: URLSearchParams
  /** Secret that this browser received when the sign-on started. */
  readonly secret: string | undefined
  /** Target path after the login. */
  readonly path: string
  readonly origin: string
  readonly entrance?: Entrance | undefined
}

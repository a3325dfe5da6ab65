import type { SsoPage } from '#contract/sso/sso.ts'
import { ssoPages } from '#contract/sso/ssoPages.ts'

const ownPaths = [
  '/CADemo',
  '/devOutbox',
  '/oidcConsent',
  '/oidcError',
  '/oidcLogout',
  '/resetPasswords',
  '/unsubscribe',
] as const

/** Pages before a login: they have a frame of their own, which is shown while their code comes. */
export type OpenPath = (typeof ownPaths)[number] | SsoPage
export const openPaths: readonly OpenPath[] = [...ownPaths, ...ssoPages]

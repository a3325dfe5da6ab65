import type { SsoPage } from '#contract/sso/sso.ts'
import { ssoPages } from '#contract/sso/ssoPages.ts'

const ownPaths = [
  '/CADemo',
  '/decide',
  '/devOutbox',
  '/invite',
  '/oidcConsent',
  '/oidcError',
  '/oidcLogout',
  '/projectInvitation',
  '/resetPasswords',
  '/supplierInvitation',
  '/unsubscribe',
  '/wall',
] as const

/** Pages before a login: they have their own layout, which is visible while their code loads. */
export type OpenPath = (typeof ownPaths)[number] | SsoPage
export const openPaths: readonly OpenPath[] = [...ownPaths, ...ssoPages]

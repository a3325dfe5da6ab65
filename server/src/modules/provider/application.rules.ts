import type { ApplicationDraft, Knowledge } from '#contract/provider/provider.ts'
import { refuse } from '#kit/refusal.ts'

const dataScopes: readonly Knowledge[] = ['profile', 'email', 'department']

/** Claims by scope. */
export const claimsOf = {
  openid: ['sub', 'amr'],
  profile: ['name', 'preferred_username'],
  email: ['email'],
  department: ['dept'],
} as const satisfies Record<Knowledge | 'openid', readonly string[]>

/** Requested scopes that release personal data. */
export const scopesIn = (scopes: string | undefined): Knowledge[] => {
  const requested = new Set((scopes ?? '').split(' '))
  return dataScopes.filter((each) => requested.has(each))
}

/** Local machine or private network: http redirect URIs are allowed there. */
const localNetwork =
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\]|10(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2})$/

/** Redirect URIs are compared as text, so only the normalised form of a browser is accepted. */
export function isRedirectUri(address: string): boolean {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '' || address.includes('#') || /[\s*\\]/.test(address))
    return false
  if (url.href !== address && url.href !== `${address}/`) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && localNetwork.test(url.hostname))
}

/** Validates the redirect URIs of an application. */
export function validateDraft({ redirects, logouts }: ApplicationDraft): void {
  for (const addresses of [redirects, logouts]) {
    for (const address of addresses) if (!isRedirectUri(address)) refuse('provider.badAddress', { address })
    const twice = addresses.find((address, at) => addresses.indexOf(address) !== at)
    if (twice !== undefined) refuse('provider.sameAddress', { address: twice })
  }
}

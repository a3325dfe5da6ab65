import { pathWithQuery } from '#contract/kit/sameSite.ts'
import type { Input } from '#contract/kit/route.ts'
import { callbackSso, enterSso, type SsoPage, type SsoResult, ssoRedirect } from '#contract/sso/sso.ts'
import { call } from '#web/kit/client/api.ts'

/** How an entry reports a denied sign-on. */
export type FailureHandling = 'dialog' | 'login' | 'mall'

/** Failure handling by page. */
export const failureHandling: Readonly<Record<SsoPage, FailureHandling>> = {
  '/ssoLogin': 'dialog',
  '/hxssoLogin': 'dialog',
  '/hrsjSsoLogin': 'dialog',
  '/callbackSso': 'dialog',
  '/login_szjy': 'dialog',
  '/sso': 'login',
  '/sooLink': 'login',
  '/ssoRedirect': 'login',
  '/login_jzny': 'login',
  '/mcSsoLogin': 'mall',
}

/** Parameters with which the page of an entry is opened. */
export type Arrival =
  | { readonly kind: 'failed' }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'token'; readonly input: Input<typeof callbackSso> }
  | { readonly kind: 'redirect'; readonly dealPath: string }
  | { readonly kind: 'entry'; readonly app: string; readonly search: string }

const jumpTypes = ['ygcg', 'gys'] as const

export function arrivalAt(page: SsoPage, search: URLSearchParams): Arrival {
  if (search.get('type') === 'ERROR') return { kind: 'failed' }
  const key = search.get('key') ?? search.get('token')
  if (key !== null) return { kind: 'key', key }
  const app = search.get('app') ?? ''
  const userToken = search.get('userToken')
  if (page === '/callbackSso' && userToken !== null) {
    const jumpType = jumpTypes.find((each) => each === search.get('jumpType'))
    return { kind: 'token', input: { app, userToken, ...(jumpType ? { jumpType } : {}) } }
  }
  const dealPath = search.get('dealPath')
  if (dealPath !== null) return { kind: 'redirect', dealPath }
  return { kind: 'entry', app, search: search.toString() }
}

/** Target path requested by the other system. */
export const wantedPath = (search: URLSearchParams): string =>
  pathWithQuery(search.get('routerPath'), search.get('routerQuery')) ?? ''

/** Storage key of the tab's secret: only the tab that started the sign-on can finish it. */
const SECRET = 'ssoSecret'

export const keepSecret = (secret: string): void => sessionStorage.setItem(SECRET, secret)

function takeSecret(): { secret?: string } {
  const secret = sessionStorage.getItem(SECRET)
  sessionStorage.removeItem(SECRET)
  return secret === null ? {} : { secret }
}

/** Requests the next step from the server: a login key, or a URL to redirect to. */
export async function resultOf(
  page: SsoPage,
  arrival: Exclude<Arrival, { kind: 'failed' }>,
  path: string,
): Promise<SsoResult> {
  switch (arrival.kind) {
    case 'key':
      return { type: '1', data: arrival.key, secret: '', path }
    case 'token':
      return { ...(await call(callbackSso, arrival.input)), path }
    case 'redirect':
      return call(ssoRedirect, { dealPath: arrival.dealPath })
    case 'entry':
      return call(enterSso, { page, app: arrival.app, search: arrival.search, path, ...takeSecret() })
  }
}

import { openOutbound } from '#kit/outbound/outbound.ts'
import { oidcAdapter } from '#modules/sso/adapters/oidc.adapter.ts'
import { anEntry } from './entry.ts'

export const origin = 'http://portal.localhost:3000'
export const page = '/ssoLogin'
export const clientId = 'baicai'
export const secret = 'a secret of the provider'
const loopbackPolicy = { allowLoopback: true, privateNetworks: [] }
export const adapter = oidcAdapter({ outbound: openOutbound(loopbackPolicy), policy: loopbackPolicy })

export const entryAt = (issuer: string) => anEntry({ issuer, clientId, scope: 'openid profile' }, secret)
export const begin = (issuer: string, state = 'state-1') =>
  adapter.createRequest!(entryAt(issuer), { origin, page, state })
export const finish = (issuer: string, given: URLSearchParams, remembered: Readonly<Record<string, string>>) =>
  adapter.verifyResponse(entryAt(issuer), { origin, page, params: given, savedState: remembered, now: new Date() })

import type { EntryDraft } from '#contract/sso/ssoEntries.ts'
import type { EntrySettings } from '#contract/sso/entrySettings.ts'

/** Initial values of an entry. */
export const blankSettings: EntrySettings = {
  issuer: '',
  clientId: '',
  scope: 'openid profile',
  clientAuth: 'post',
  tokenAlgorithm: 'RS256',
  address: '',
  binding: 'redirect',
  certificates: '',
  wantResponseSigned: false,
  hosts: [],
  digest: 'sm3',
  bareDigest: false,
  strongContexts: [],
}

export const blankEntry: EntryDraft = {
  page: '/ssoLogin',
  app: '',
  name: '',
  enName: '',
  adapter: 'oidc',
  accountBy: 'claim',
  claim: '',
  entrance: null,
  settings: blankSettings,
}

export const digestNames = { sm3: 'HMAC-SM3', sha256: 'HMAC-SHA-256' } as const

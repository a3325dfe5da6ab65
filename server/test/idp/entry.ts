import type { EntrySettings } from '#contract/sso/entrySettings.ts'
import { SsoDenied } from '#modules/sso/adapters/adapter.ts'

export const noSettings: EntrySettings = {
  issuer: '',
  clientId: '',
  scope: '',
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

/** SSO entry as passed to an adapter. */
export const anEntry = (settings: Partial<EntrySettings>, secret = '', tenantId = '7') => ({
  id: settings.issuer ?? settings.address ?? '1',
  version: 1,
  tenantId,
  settings: { ...noSettings, ...settings },
  secret,
})

/** Name of the refusal. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'accepted'
  } catch (error) {
    return error instanceof SsoDenied ? error.code : `unexpected: ${String(error)}`
  }
}

import { openOutbound } from '#kit/outbound/outbound.ts'
import type { OutboundPolicy } from '#kit/outbound/outbound.address.ts'
import { decrypt, encrypt } from '#kit/security/encryption.ts'
import type { Adapters, EntryConfig } from './adapters/adapter.ts'
import { casAdapter } from './adapters/cas.adapter.ts'
import type { EntryRow } from './entry.store.ts'
import { linkAdapter } from './adapters/link.adapter.ts'
import { oidcAdapter } from './adapters/oidc.adapter.ts'
import { samlAdapter } from './adapters/saml.adapter.ts'

export interface SsoOptions {
  /** Policy of outbound connections. */
  readonly policy: OutboundPolicy
}

/** SSO context: dependencies of this module's services. */
export interface SsoContext extends SsoOptions {
  /** Encryption key for secrets of entries and applications. */
  readonly encryptionKey: Uint8Array
  readonly adapters: Adapters
}

export function createSsoContext(options: SsoOptions, encryptionKey: Uint8Array): SsoContext {
  const { policy } = options
  const ssoContext = { outbound: openOutbound(policy), policy }
  const adapters = {
    oidc: oidcAdapter(ssoContext),
    saml: samlAdapter(),
    cas: casAdapter(ssoContext),
    link: linkAdapter(),
  }
  return { ...options, encryptionKey, adapters }
}

type SecretKind = 'entry' | 'app'
interface SecretHolder {
  readonly id: string
  readonly secret: Buffer | null
}
const purposeOf = (kind: SecretKind, id: string) => `sso.${kind}/${id}`

/** Decrypted secret of an entry or application; empty if it has none. */
export const secretOf = ({ encryptionKey }: SsoContext, kind: SecretKind, { id, secret }: SecretHolder): string =>
  secret === null ? '' : decrypt(encryptionKey, purposeOf(kind, id), secret)

/** Encrypted new secret; null removes it, undefined keeps it. */
export function encryptSecret({ encryptionKey }: SsoContext, kind: SecretKind, id: string, secret: string | undefined) {
  if (secret === undefined) return undefined
  return secret === '' ? null : encrypt(encryptionKey, purposeOf(kind, id), secret)
}

export const entryConfigOf = (ssoContext: SsoContext, row: EntryRow): EntryConfig => ({
  id: row.id,
  version: row.version,
  tenantId: row.tenant_id,
  settings: row.settings,
  secret: secretOf(ssoContext, 'entry', row),
})

import { openOutbound } from '#kit/outbound.ts'
import type { Seal } from '#kit/sealed.ts'
import type { Adapters, EntryConfig } from './adapter.ts'
import { casAdapter } from './cas.adapter.ts'
import type { EntryRow } from './entry.store.ts'
import { linkAdapter } from './link.adapter.ts'
import { oidcAdapter } from './oidc.adapter.ts'
import { samlAdapter } from './saml.adapter.ts'

export interface SsoOptions {
  /** Opens and closes the secrets of entries and applications. */
  readonly seal: Seal
  /** Whether a provider may be on this very machine: while developing. */
  readonly allowLoopback: boolean
}

/** What the module's services stand on. */
export interface Ground extends SsoOptions {
  readonly adapters: Adapters
}

export function openGround(options: SsoOptions): Ground {
  const { allowLoopback } = options
  const ground = { outbound: openOutbound(allowLoopback), allowLoopback }
  const adapters = { oidc: oidcAdapter(ground), saml: samlAdapter(), cas: casAdapter(ground), link: linkAdapter() }
  return { ...options, adapters }
}

export const sealedFor = (kind: 'entry' | 'app', id: string) => `sso.${kind}/${id}`

export const configOf = ({ seal }: Ground, row: EntryRow): EntryConfig => ({
  id: row.id,
  version: row.version,
  tenantId: row.tenant_id,
  settings: row.settings,
  secret: row.secret === null ? '' : seal.unseal(row.secret, sealedFor('entry', row.id)),
})

/** A new secret, closed; null where it is taken away, undefined where it stays. */
export function sealedSecret({ seal }: Ground, kind: 'entry' | 'app', id: string, secret: string | undefined) {
  if (secret === undefined) return undefined
  return secret === '' ? null : seal.seal(secret, sealedFor(kind, id))
}

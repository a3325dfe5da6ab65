import type { EntryDraft } from '#contract/sso/ssoEntries.ts'
import { pemsIn } from './adapters/saml.rules.ts'

/** Violation of a setting, in both languages. */
export type Violation = readonly [zh: string, en: string]

const missing = (zh: string, en: string): Violation => [`请填写${zh}`, `${en} is required`]

/** Required settings of a protocol; the outbound policy checks the URLs. */
export function validateDraft(draft: EntryDraft, hasSecret: boolean): Violation | undefined {
  const { settings } = draft
  if (draft.adapter === 'oidc') {
    if (settings.clientId === '') return missing('客户端 ID', 'Client ID')
    if (settings.clientAuth !== 'none' && !hasSecret) return missing('客户端密钥', 'Client secret')
    if (settings.scope !== '' && !settings.scope.split(/\s+/).includes('openid'))
      return ['授权范围必须包含 openid', 'Scope must include openid']
  }
  if (draft.adapter === 'saml') {
    if (settings.issuer === '') return missing('身份提供方标识（entityID）', 'Identity provider entity ID')
    if (pemsIn(settings.certificates).length === 0) return missing('签名证书', 'Signing certificate')
  }
  if (draft.adapter === 'link' && !hasSecret && !settings.bareDigest) return missing('密钥', 'Key')
  return undefined
}

/** URLs that the browser or the server will call, with their field names. */
export function addressesOf({ adapter, settings }: EntryDraft): readonly (readonly [Violation, string])[] {
  if (adapter === 'oidc') return [[['签发方地址', 'Issuer URL'], settings.issuer]]
  if (adapter === 'saml') return [[['登录地址', 'Sign-in URL'], settings.address]]
  return adapter === 'cas' ? [[['服务地址', 'Server URL'], settings.address]] : []
}

/** Account name: the configured claim, or the subject. */
export const accountNameOf = (
  { claim }: { claim: string },
  identity: { subject: string; claims: Readonly<Record<string, string>> },
): string | undefined => (claim === '' ? identity.subject : identity.claims[claim])

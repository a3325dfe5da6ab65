import { type Adapter, type EntryConfig, SsoDenied } from './adapter.ts'
import { validUntil, parseLink, messageOf } from './link.rules.ts'
import { isSignatureValid } from './link.sign.ts'

/** Signed link, as specified: always initiated by the partner. */
export function linkAdapter(): Adapter {
  const issuer = ({ id }: EntryConfig) => `link:${id}`
  return {
    issuer,
    probe: async ({ secret, settings }) => {
      if (secret === '' && !settings.bareDigest) throw new Error('no key')
      return settings.digest
    },
    verifyResponse: async (entry, { params, now }) => {
      const link = parseLink(params)
      if (!link) throw new SsoDenied('sso.failed', 'not a whole link')
      if (link.tenantId !== entry.tenantId) throw new SsoDenied('tenant.mismatch', 'a link of another tenant')
      const { digest, bareDigest } = entry.settings
      if (!isSignatureValid({ digest, bareDigest, key: entry.secret }, messageOf(link), link.sign))
        throw new SsoDenied('sso.signature', 'the sign is not ours')
      const until = validUntil(link, now)
      if (!until) throw new SsoDenied('sso.expired', 'older than five minutes, or from tomorrow')
      const { userCode } = link
      return {
        issuer: issuer(entry),
        subject: userCode,
        claims: { userCode },
        contexts: [],
        replayGuard: { what: messageOf(link), until },
      }
    },
  }
}

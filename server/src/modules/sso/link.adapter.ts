import { type Adapter, type EntryConfig, NotLetIn } from './adapter.ts'
import { goodUntil, linkIn, messageOf } from './link.rules.ts'
import { isSigned } from './link.sign.ts'

/** The specification's signed link: it comes from a partner, and nothing begins here. */
export function linkAdapter(): Adapter {
  const issuer = ({ id }: EntryConfig) => `link:${id}`
  return {
    issuer,
    probe: async ({ secret, settings }) => {
      if (secret === '' && !settings.bareDigest) throw new Error('no key')
      return settings.digest
    },
    finish: async (entry, { given, now }) => {
      const link = linkIn(given)
      if (!link) throw new NotLetIn('sso.failed', 'not a whole link')
      if (link.tenantId !== entry.tenantId) throw new NotLetIn('tenant.mismatch', 'a link of another tenant')
      const { digest, bareDigest } = entry.settings
      if (!isSigned({ digest, bareDigest, key: entry.secret }, messageOf(link), link.sign))
        throw new NotLetIn('sso.signature', 'the sign is not ours')
      const until = goodUntil(link, now)
      if (!until) throw new NotLetIn('sso.expired', 'older than five minutes, or from tomorrow')
      const { userCode } = link
      return {
        issuer: issuer(entry),
        subject: userCode,
        claims: { userCode },
        contexts: [],
        once: { what: messageOf(link), until },
      }
    },
  }
}

import type { Hex } from '../bytes/bytes.ts'
import type { LeafPath } from '../quotes/commitment.ts'
import { disclose } from '../quotes/disclosure.ts'
import type { Quote } from '../quotes/quote.ts'
import { isByItem, type Rule } from '../quotes/terms.ts'
import { type Signer, signRecord } from '../suites/signature.ts'
import type { AuditFile, DisclosedQuote, Profile } from './file.ts'
import { disclosedBy, limitedTo } from './profiles.ts'
import { awardedSeqs, validSeqs } from './standing.ts'

/** Facts from which the platform builds an audit file. */
export interface AuditFacts extends Omit<AuditFile, 'format' | 'platformKey' | 'disclosures' | 'sig'> {
  /** All valid quotes by sequence number of their entry. */
  readonly quotes: ReadonlyMap<number, { readonly quote: Quote; readonly master: Hex }>
  /** Pseudonym of the reader's own supplier. */
  readonly own?: Hex | null
}

/**
 * Leaves that a profile shows of a quote. Freight is part of the price, so an awarded quote shows its head with its
 * prices.
 */
function showsOf(profile: Profile, rule: Rule, isAwarded: boolean): (path: LeafPath) => boolean {
  const isPrice = (path: LeafPath) => path.startsWith('price/')
  if (profile === 'full') return () => true
  if (isAwarded) return (path) => path === 'head' || path === 'total' || isPrice(path)
  if (!disclosedBy[profile].totals) return () => false
  return (path) => path === 'total' || (isByItem(rule) && isPrice(path))
}

/**
 * Builds and signs the audit file of a profile from all facts, as far as the profile discloses them; disclosures are in
 * log order.
 */
export async function buildAuditFile(platform: Signer, facts: AuditFacts): Promise<AuditFile> {
  const { quotes, own = null, ...all } = facts
  const rest = { ...all, ...limitedTo(all, own) }
  const awarded = awardedSeqs(facts.result)
  const disclosures = validSeqs(facts)
    .toSorted((a, b) => a - b)
    .flatMap((seq): DisclosedQuote[] => {
      const found = quotes.get(seq)
      if (!found) return []
      const shows = showsOf(facts.profile, facts.terms.rule, awarded.has(seq))
      return [{ seq, ...disclose(facts.suite, found.quote, found.master, shows) }]
    })
  return signAuditFile(platform, { format: 'baicai-audit/1', ...rest, platformKey: platform.publicKey, disclosures })
}

export async function signAuditFile(platform: Signer, file: Omit<AuditFile, 'sig'>): Promise<AuditFile> {
  return { ...file, sig: await signRecord(platform, 'audit', file) }
}

import { type AuditFacts, buildAuditFile } from '../audit/build.ts'
import type { Evidence } from '../audit/evidence.ts'
import type { AuditSheet, Profile, Result, SignedOpening } from '../audit/file.ts'
import { firstByItem, type RankedQuote, rankingOf, scoredQuotes } from '../audit/ranking.ts'
import { scoresOf } from '../audit/sheets.ts'
import { standingQuotes } from '../audit/standing.ts'
import { type Before, beforeNext, type Opened } from '../opening/outcome.ts'
import { countersign, openingRecord } from '../opening/record.ts'
import type { Quote } from '../quotes/quote.ts'
import { isByItem } from '../quotes/terms.ts'

import { openedOf } from './opening.ts'
import type { Person } from './people.ts'
import { type Project, type Round, saltOf, subjectIn } from './project.ts'

export interface AuditedProject {
  readonly project: Project
  readonly facts: AuditFacts
}

/** Countersigns results as the listed openers. */
export async function signOpening(
  project: Project,
  opening: Omit<SignedOpening, 'signatures'>,
): Promise<SignedOpening> {
  const { round, openedAt, head, outcomes, totals, unreadable } = opening
  const releases = opening.releases.map(({ opener, at }) => ({ opener, at }))
  const record = { round, openedAt, head, releases, outcomes, totals, unreadable }
  const signers = project.mode === 'automatic' ? [] : [project.people.buyer, project.people.supervisor]
  const sign = async ({ id, signer }: Person) => ({ opener: id, sig: await countersign(signer, record) })
  return { ...opening, signatures: await Promise.all(signers.map(sign)) }
}

export function releasesOf({ round, shares }: Round): SignedOpening['releases'] {
  const openers = [...new Set(shares.map(({ opener }) => opener))]
  return openers.map((opener) => ({
    opener,
    at: `2026-0${round}-05T01:30:00.000Z`,
    shares: shares.filter((each) => each.opener === opener).map(({ maker, share, salt }) => ({ maker, share, salt })),
  }))
}

/** Record of a round's opening with its countersignatures. */
export function openingOf(project: Project, round: Round, opened: readonly Opened[]): Promise<SignedOpening> {
  const releases = releasesOf(round)
  const openedAt = `2026-0${round.round}-05T02:00:00.000Z`
  const facts = { round: round.round, openedAt, head: round.head!.hash, releases }
  return signOpening(project, { ...openingRecord(project.suite, facts, opened), releases, handOvers: [] })
}

const rankedQuote = (seq: number, { total, lines }: Quote): RankedQuote => ({
  seq,
  total,
  amounts: new Map(lines.map(({ itemId, amount }) => [itemId, amount])),
})

/** Ranking and award according to the rule. */
export function resultOf(
  { terms, log }: Project,
  openings: readonly SignedOpening[],
  quotes: AuditFacts['quotes'],
  sheets: readonly AuditSheet[],
): Result {
  const isWeighted = terms.rule.award === 'weighted'
  const standing = standingQuotes({ log, openings }).map(({ seq }) => rankedQuote(seq, quotes.get(seq)!.quote))
  const scores = isWeighted ? scoredQuotes(standing, terms, scoresOf({ log, openings }, sheets)) : []
  const ranking = rankingOf(standing, terms, scores)
  const isPerLine = isByItem(terms.rule)
  const lines = [...firstByItem(standing, terms, ranking)].map(([itemId, seqs]) => ({ itemId, seq: seqs[0]! }))
  const award = { seq: isPerLine ? null : (ranking[0]?.seq ?? null), lines: isPerLine ? lines : [], reason: '' }
  const points = scores.map(({ seq, total }) => ({ seq, points: total }))
  return { ranking, award, scores: points, ...(isWeighted ? { sheets } : {}) }
}

/** Facts of the platform after the opening of a project's rounds. */
export async function auditFacts(
  project: Project,
  options: { readonly profile?: Profile; readonly sheets?: readonly AuditSheet[] } = {},
): Promise<AuditFacts> {
  const { suite, terms, rounds, log } = project
  const openings: SignedOpening[] = []
  const quotes = new Map<number, { quote: Quote; master: string }>()
  let before: Before = new Map()
  for (const round of rounds) {
    const opened = await openedOf(project, round, before)
    before = beforeNext(before, opened, log)
    openings.push(await openingOf(project, round, opened))
    for (const { outcome, quote, master } of opened)
      if (outcome.status === 'valid' && quote && master) quotes.set(outcome.seq, { quote, master })
  }
  const suppliers = new Set(
    rounds.flatMap((round) => [...round.submissions.values()].map(({ entry }) => entry.subject!)),
  )
  const ids = Array.from('abcdefghij').filter((supplier) => suppliers.has(subjectIn(project, supplier)))
  return {
    suite,
    profile: options.profile ?? 'totals',
    terms: { ...terms, schedule: terms.schedule.filter(({ round }) => rounds.some((each) => each.round === round)) },
    keys: rounds.map(({ ceremony }) => ({ record: ceremony.record, signatures: ceremony.signatures })),
    log: [...log],
    heads: rounds.map(({ head }) => head!),
    subjects: ids.map((supplierId) => ({
      subject: subjectIn(project, supplierId),
      salt: saltOf(supplierId),
      supplierId,
      name: `供应商 ${supplierId}`,
    })),
    openings,
    result: resultOf(project, openings, quotes, options.sheets ?? []),
    quotes,
  }
}

export const auditFileOf = async (project: Project, options: Parameters<typeof auditFacts>[1] = {}) =>
  buildAuditFile(project.platform, await auditFacts(project, options))

/** Trusted keys of a verifier: the platform's key and the tenant's directory. */
export function trustIn({ people, platform }: Project): Evidence {
  const { buyer, supervisor, expert } = people
  const listed = [buyer, supervisor, expert].map(({ id, keys }) => ({ id, ...keys }))
  const platformKeys = ['platform', 'platform-2'].map((id) => ({ id, ...people.platform.keys }))
  return { platformKey: platform.publicKey, directory: [...listed, ...platformKeys] }
}

/** Evidence that suppliers kept of the effective quotes. */
export function keptBy({ rounds }: Project): Required<Pick<Evidence, 'receipts' | 'closingHeads' | 'packets'>> {
  const packets = rounds.flatMap(({ submissions }) => [...submissions.values()].map(({ packet }) => packet))
  return { receipts: packets.map(({ receipt }) => receipt), closingHeads: rounds.map(({ head }) => head!), packets }
}

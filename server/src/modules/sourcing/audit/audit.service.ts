import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { type AuditFacts, buildAuditFile } from '#sealing/audit/build.ts'
import type { AuditFile, AuditSheet, Profile, Release, Result, SignedOpening } from '#sealing/audit/file.ts'
import { rankingOf, scoredQuotes } from '#sealing/audit/ranking.ts'
import { scoresOf } from '#sealing/audit/sheets.ts'
import { standingQuotes } from '#sealing/audit/standing.ts'
import { closeOf } from '#sealing/log/effective.ts'
import { signClosingHead } from '#sealing/log/closingHead.ts'
import type { Entry } from '#sealing/log/entry.ts'
import type { OpeningRecord } from '#sealing/opening/record.ts'
import type { Quote } from '#sealing/quotes/quote.ts'
import { isByItem, type Terms } from '#sealing/quotes/terms.ts'
import { type AwardRow, findAwardLines } from '../award/award.store.ts'
import { findSheet } from '../comparison/comparison.store.ts'
import { sheetOf } from '../evaluation/receipt.service.ts'
import { findCounted } from '../scores/sheet.store.ts'
import { auditedClarifications } from '../clarifications/clarification.audit.ts'
import type { ProjectRow } from '../projects/project.store.ts'
import { entryOf } from '../seal/entry.columns.ts'
import { findEntries } from '../seal/entry.store.ts'
import { findHandOvers } from '../seal/handOver/handOver.store.ts'
import { releasedIn } from '../seal/opening.columns.ts'
import { findShares } from '../seal/opening.store.ts'
import { recordOf } from '../seal/round.service.ts'
import type { Seals } from '../seal/seals.ts'
import { auctionRound } from '../auction/auction.columns.ts'
import {
  findAuditedQuotes,
  findLoggedSuppliers,
  findOpenedRounds,
  findSealedSeqs,
  type OpenedRoundRow,
} from './audit.store.ts'

type Quotes = AuditFacts['quotes']

/**
 * Signed audit file of a published award: sealed quotes, opening and award, for independent verification. A profile
 * that names only awarded suppliers also names the reader's own.
 */
export async function auditFileOf(
  db: Db,
  award: AwardRow,
  { profile, project, actor }: { readonly profile: Profile; readonly project: ProjectRow; readonly actor: Actor },
  seals: Seals,
): Promise<AuditFile> {
  const { project_id: projectId } = award
  const { supplierId: ownId } = actor
  const rounds = await findOpenedRounds(db, projectId)
  const last = rounds.at(-1) ?? refuse('seal.noRound')
  const log = (await findEntries(db, projectId)).map(entryOf)
  const openings: SignedOpening[] = []
  for (const round of rounds) openings.push(await openingOf(db, projectId, round))
  const quotes = await quotesOf(db, projectId)
  const terms = termsOf(rounds)
  const { signers, subjectSalt, subjectOf } = seals.platform
  const signer = signers[last.suite]
  const asked = await auditedClarifications(db, actor, project, last.suite, seals.platform)
  return buildAuditFile(signer, {
    suite: last.suite,
    profile,
    own: ownId === null ? null : subjectOf(last.suite, projectId, ownId),
    terms,
    keys: rounds.map((round) => ({ record: recordOf(round), signatures: round.key_signatures })),
    log,
    heads: await Promise.all(rounds.map(({ round }) => signClosingHead(signer, projectId, endOf(log, round)))),
    subjects: (await findLoggedSuppliers(db, projectId)).map(({ id: supplierId, name }) => ({
      subject: subjectOf(last.suite, projectId, supplierId),
      salt: subjectSalt(projectId, supplierId),
      supplierId,
      name,
    })),
    openings,
    result: await resultOf(db, award, {
      terms,
      log,
      openings,
      quotes,
      sheets: await sheetsOf(db, award, { ...last, terms }, profile, seals),
    }),
    ...(asked ? { clarifications: asked } : {}),
    quotes: new Map([...quotes].map(([seq, { quote, master }]) => [seq, { quote, master }])),
  })
}

const endOf = (log: readonly Entry[], round: number): Entry => closeOf(log, round) ?? refuse('seal.notOpened')

/** Terms of the last round with the schedules of all rounds. */
const termsOf = (rounds: readonly OpenedRoundRow[]): Terms => {
  const all = rounds.map(({ terms }) => JSON.parse(terms) as Terms)
  return { ...all.at(-1)!, schedule: all.flatMap(({ schedule }) => schedule) }
}

async function openingOf(
  db: Db,
  projectId: string,
  { round, record, signatures }: OpenedRoundRow,
): Promise<SignedOpening> {
  const signed = JSON.parse(record) as OpeningRecord
  const shares = releasedIn(await findShares(db, projectId, round))
  const releases = signed.releases.map((release): Release => ({
    ...release,
    shares: shares
      .filter(({ opener }) => opener === release.opener)
      .map(({ maker, share, salt }) => ({ maker, share, salt })),
  }))
  const handOvers = (await findHandOvers(db, projectId, round)).map(
    ({ opener, substitute, encryption, signing, sig }) => ({ opener, substitute, encryption, signing, sig }),
  )
  return { ...signed, releases, handOvers, signatures }
}

async function quotesOf(db: Db, projectId: string) {
  const rows = await findAuditedQuotes(db, projectId)
  return new Map(
    rows.map(({ id, seq, master, total, lines, attachments, ...head }) => {
      const { currency, deliveryDays, validUntil, freight, remark } = head
      const quote = {
        head: { currency, deliveryDays, validUntil, freight, remark, attachments },
        total,
        lines,
      } as unknown as Quote
      return [seq, { id, master, quote }] as const
    }),
  )
}

/** Score sheets behind an award; experts are named in the full profile only. */
async function sheetsOf(
  db: Db,
  { id, project_id: projectId }: AwardRow,
  { suite, terms: { rule } }: Pick<OpenedRoundRow, 'suite'> & { readonly terms: Terms },
  profile: Profile,
  { platform }: Seals,
): Promise<AuditSheet[] | undefined> {
  if (rule.award !== 'weighted') return undefined
  const { sheet } = (await findSheet(db, id))!
  const experts = (sheet.scores?.experts ?? []).map(({ userId }) => userId)
  return (await findCounted(db, projectId, experts)).map((row) => ({
    ...sheetOf(suite, projectId, row, platform),
    name: profile === 'full' ? row.name : null,
  }))
}

/** Why a sealed quote that is not the lowest is awarded: the auction has a file of its own. */
const auctionReason = '开标后竞价，以竞价核对文件为准 (decided by the auction after the opening)'

interface Ranked extends Pick<AuditFile, 'terms' | 'log' | 'openings'> {
  readonly quotes: Quotes & ReadonlyMap<number, { readonly id: string }>
  readonly sheets: readonly AuditSheet[] | undefined
}

/** Award for the audit file: in whole or by item, with its reason if any. */
async function resultOf(db: Db, award: AwardRow, { terms, log, openings, quotes, sheets }: Ranked): Promise<Result> {
  const standing = standingQuotes({ log, openings }).map(({ seq }) => {
    const { quote } = quotes.get(seq)!
    return { seq, total: quote.total, amounts: new Map(quote.lines.map(({ itemId, amount }) => [itemId, amount])) }
  })
  const seqOf = new Map([...quotes].map(([seq, { id }]) => [id, seq]))
  const sealedSeqs = await findSealedSeqs(db, award.project_id)
  const lines = (await findAwardLines(db, award.id)).map((line) => ({
    itemId: line.item_id,
    // After an auction the sealed quote of the same supplier stands for its last bid.
    seq: seqOf.get(line.quote_id) ?? sealedSeqs.get(line.supplier_id)!,
  }))
  const isAuctioned = award.round === auctionRound
  const isPerLine = isByItem(terms.rule)
  const scores = sheets ? scoredQuotes(standing, terms, scoresOf({ log, openings }, sheets)) : []
  const reason = [isAuctioned ? auctionReason : '', award.note, ...award.reasons.map((each) => each.reason)]
    .filter((text) => text !== '')
    .join('; ')
  return {
    ranking: rankingOf(standing, terms, scores),
    award: { seq: isPerLine ? null : (lines[0]?.seq ?? null), lines: isPerLine ? lines : [], reason },
    scores: scores.map(({ seq, total: points }) => ({ seq, points })),
    ...(sheets ? { sheets } : {}),
  }
}

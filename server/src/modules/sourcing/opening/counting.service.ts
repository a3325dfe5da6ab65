import type { Db } from '#kit/database/database.ts'
import { offerOf } from '#sealing/quotes/negotiated.ts'
import type { Before } from '#sealing/opening/outcome.ts'
import { auctionRound } from '../auction/auction.columns.ts'
import { findExcluded } from '../auction/entry.store.ts'
import type { Platform } from '../seal/platform.ts'
import type { RoundRow } from '../seal/round.store.ts'
import { findQuotes, type QuoteRow } from '../seal/opening.store.ts'

const none: ReadonlySet<string> = new Set()

/** Quotes opened up to a round: those that count, and superseded ones. */
export interface CountingQuotes {
  /** Last valid quote of each supplier, and invalid ones of the round itself; lowest total first. */
  readonly quotes: readonly QuoteRow[]
  /** Valid quotes superseded by a later round. */
  readonly superseded: readonly QuoteRow[]
}

/** Quotes of a project that count after a round. Who was excluded from an auction has none after it, not even earlier ones. */
export async function findCountingQuotes(db: Db, projectId: string, round: number): Promise<CountingQuotes> {
  const excluded = round === auctionRound ? await findExcluded(db, projectId) : none
  const all = (await findQuotes(db, projectId)).filter(
    (quote) => quote.round <= round && !excluded.has(quote.supplier_id),
  )
  const valid = all.filter(({ status }) => status === 'valid')
  const isLast = (quote: QuoteRow) =>
    !valid.some((other) => other.supplier_id === quote.supplier_id && other.round > quote.round)
  return {
    quotes: all.filter((quote) => (quote.status === 'valid' ? isLast(quote) : quote.round === round)),
    superseded: valid.filter((quote) => !isLast(quote)),
  }
}

/** Prices of each supplier's last valid quote before a round, by pseudonym. */
export async function askedBefore(db: Db, round: RoundRow, { subjectOf }: Platform): Promise<Before> {
  const { project_id: projectId, suite } = round
  if (round.round === 1) return new Map()
  const { quotes } = await findCountingQuotes(db, projectId, round.round - 1)
  return new Map(
    quotes
      .filter(({ status }) => status === 'valid')
      .map(({ supplier_id: supplierId, freight, total, lines }) => [
        subjectOf(suite, projectId, supplierId),
        offerOf({ head: { freight: freight! }, total: total!, lines }),
      ]),
  )
}

import type { AuctionRule } from '#contract/sourcing/auction/auctionRule.ts'
import { type LottedItem, lotsOf } from '#contract/sourcing/auction/lots.ts'
import type { AuctionTerms } from '#contract/sourcing/auction/auctionShapes.ts'
import { amountOf, centsOf, hundredthsOf } from '#sealing/auction/amounts.ts'
import type { AuctionEntry } from '#sealing/auction/entry.ts'
import type { LinkedEntry } from '#sealing/auction/link.ts'
import type { AuctionPlan, Bidder } from '#sealing/auction/rule.ts'
import { wholeWeight } from '#sealing/auction/weights.ts'
import { hexOf } from '../seal/entry.columns.ts'
import type { SecretLimit } from '../seal/platform.ts'
import type { ProjectRow } from '../projects/project.store.ts'
import type { AuctionRow } from './auction.store.ts'
import type { BidderRow } from './bidder.store.ts'
import type { EntryRow } from './entry.store.ts'

/** Conversion between rows of an auction and what the engine takes. */

const two = (amount: string): string => {
  const [whole = '0', fraction = ''] = amount.split('.')
  return `${whole}.${fraction.padEnd(2, '0').slice(0, 2)}`
}

/** Round under which the quotes of an auction are stored: above all rounds of sealed quotes. */
export const auctionRound = 100

/** Rule of an auction, complete: from the project's, and from its start price, unless that is masked. */
export function auctionTermsOf(
  project: Pick<ProjectRow, 'budget_amount' | 'is_show_price' | 'min_suppliers'>,
  rule: AuctionRule,
  items: readonly LottedItem[] = [],
): AuctionTerms {
  const lots = lotsOf(rule, items, project.is_show_price === '1')
  const { format = 'english', levels = 0, levelPercent = '1' } = rule
  const isMasked = project.is_show_price === '1'
  // A ceiling that nobody may know would tell the budget by probing.
  const startPrice = project.budget_amount === null || isMasked ? null : two(project.budget_amount)
  const hasLevels = format === 'japanese' || format === 'dutch'
  return {
    engine: 1,
    format,
    // Lots have start prices of their own.
    startPrice: !lots && startPrice !== null && centsOf(startPrice) !== undefined ? startPrice : null,
    levels: hasLevels && startPrice !== null ? levelsOf(startPrice, { format, levels, levelPercent }) : [],
    levelSeconds: rule.levelSeconds ?? 60,
    stepKind: rule.stepKind,
    step: rule.step,
    stepBase: rule.stepBase,
    tie: rule.tie,
    confirmDrop: rule.confirmDrop ?? null,
    extensionWindow: rule.extensionWindow,
    extensionMinutes: rule.extensionMinutes,
    mostExtensions: rule.mostExtensions,
    trigger: rule.trigger ?? 'any',
    latestMinutes: rule.latestMinutes ?? null,
    rounds: rule.rounds ?? 3,
    turnSeconds: rule.turnSeconds ?? 120,
    pauseSeconds: rule.pauseSeconds ?? 60,
    minBidders: rule.start === 'live' ? project.min_suppliers : 1,
    visibility: rule.visibility,
    publicSees: rule.publicSees ?? 'nothing',
    ...finalOf(rule),
    ...(rule.compare === 'weighted' && !hasLevels ? { compare: 'weighted' as const } : {}),
    ...(rule.proxy === true && format === 'english' ? { proxy: true as const } : {}),
    ...(lots ? { lots: lots.map((lot) => ({ ...lot, items: [...lot.items] })) } : {}),
    ...(rule.surrogate === true && !hasLevels ? { surrogate: true as const } : {}),
  }
}

/** Final bids of the best, where the rule has them and bids are not levels. */
function finalOf({
  format = 'english',
  finalBest,
  finalMinutes,
}: AuctionRule): Pick<AuctionTerms, 'final'> | undefined {
  if (finalBest == null || format === 'japanese' || format === 'dutch') return undefined
  return { final: { best: finalBest, minutes: finalMinutes ?? 5 } }
}

/** Prices of the levels to the cent, falling from the start price, or rising up to it. */
function levelsOf(
  startPrice: string,
  { format, levels, levelPercent }: { readonly format: string; readonly levels: number; readonly levelPercent: string },
): string[] {
  const start = centsOf(startPrice) ?? 0n
  const prices = Array.from(
    { length: levels },
    (_, at) => (start * (10_000n - hundredthsOf(levelPercent) * BigInt(at))) / 10_000n,
  ).filter((cents) => cents > 0n)
  const falling = [...new Set(prices)].map(amountOf)
  return format === 'dutch' ? falling.toReversed() : falling
}

export const planOf = ({ begin_at: begin, end_at: end }: Pick<AuctionRow, 'begin_at' | 'end_at'>): AuctionPlan => ({
  beginAt: begin.getTime(),
  endAt: end.getTime(),
})

/** Whether a bidder has quoted before the auction: it bids below that, and keeps the prices of its quote. */
export const hasQuoted = ({ opening, openings }: Pick<BidderRow, 'opening' | 'openings'>): boolean =>
  opening !== null || openings !== null

type Compared = Pick<AuctionTerms, 'compare'>
/** Bidder as the engine takes it; its weight counts only where the rule compares values. */
export const bidderOf = (
  { no, opening, openings, addition, factor }: Pick<BidderRow, 'no' | 'opening' | 'openings' | 'addition' | 'factor'>,
  { compare }: Compared,
): Bidder => ({
  no,
  opening: opening === null ? null : two(opening),
  ...(openings === null ? {} : { openings }),
  ...(compare === 'weighted' ? { weight: wholeWeight({ addition, factor }) } : {}),
})
export const listedOf = (row: BidderRow, rule: Compared) => ({ ...bidderOf(row, rule), subject: hexOf(row.subject) })

export const entryOf = (row: EntryRow): AuctionEntry => ({
  seq: row.seq,
  at: row.at.getTime(),
  kind: row.kind,
  no: row.no,
  amount: row.amount === null ? null : two(row.amount),
  ref: row.ref === null ? null : Number(row.ref),
  until: row.until?.getTime() ?? null,
  note: row.note,
  ...(row.lot === null ? {} : { lot: row.lot }),
})

export function linkedOf(row: EntryRow): LinkedEntry {
  const { amount: _, ...entry } = entryOf(row)
  return {
    ...entry,
    commitment: row.commitment === null ? null : hexOf(row.commitment),
    prev: hexOf(row.prev),
    hash: hexOf(row.hash),
  }
}

/** Amount and salt of the commitment of an entry, of a limit from what was decrypted; undefined if it has none. */
export function disclosed(row: EntryRow, secrets: ReadonlyMap<number, SecretLimit>): SecretLimit | undefined {
  const { amount, seq } = entryOf(row)
  return amount === null || row.salt === null ? secrets.get(seq) : { amount, salt: hexOf(row.salt) }
}

export const dateIn = (ms: number | null): Date | null => (ms === null ? null : new Date(ms))

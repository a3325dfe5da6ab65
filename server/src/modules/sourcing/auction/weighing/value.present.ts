import type { ComparedValue } from '#contract/sourcing/comparison/comparison.ts'
import { amountOf, hundredthsOf } from '#sealing/auction/amounts.ts'
import { valueOf, wholeWeight } from '#sealing/auction/weights.ts'
import { auctionRound } from '../auction.columns.ts'
import type { BidderRow } from '../bidder.store.ts'

interface CountingQuote {
  readonly supplier_id: string
  readonly status: string
  readonly round: number
  readonly seq: number
  readonly total: string | null
}

/** Values of the quotes after a weighted auction by rank, as the auction ranked them: by value, entry, and number. */
export function valuesOf(
  quotes: readonly CountingQuote[],
  bidders: readonly Pick<BidderRow, 'no' | 'supplier_id' | 'addition' | 'factor'>[],
): ComparedValue[] {
  const bySupplier = new Map(bidders.map((each) => [each.supplier_id, each]))
  return quotes
    .flatMap(({ supplier_id: supplierId, status, round, seq, total }) => {
      const bidder = bySupplier.get(supplierId)
      if (!bidder || status !== 'valid' || total === null) return []
      const weight = wholeWeight(bidder)
      // An opened quote that nobody bid below stands since before the first entry.
      const entry = round === auctionRound ? seq : 0
      return [{ supplierId, weight, value: valueOf(hundredthsOf(total), weight), entry, no: bidder.no }]
    })
    .toSorted((a, b) => (a.value === b.value ? a.entry - b.entry || a.no - b.no : a.value < b.value ? -1 : 1))
    .map(({ supplierId, weight, value }, at) => ({ supplierId, rank: at + 1, value: amountOf(value), ...weight }))
}

import { minus, sum } from '#contract/kit/money.ts'
import type { ComparedLot } from '#contract/sourcing/comparison/comparison.ts'
import type { Db } from '#kit/database/database.ts'
import { amountOf } from '#sealing/auction/amounts.ts'
import { inLot, rankingOf } from '#sealing/auction/state.ts'
import type { AuctionRow } from '../auction.store.ts'
import { foldAll } from '../folded.service.ts'

interface CountingQuote {
  readonly id: string
  readonly supplier_id: string
  readonly status: string
  readonly lines: readonly { readonly itemId: string; readonly amount: string }[]
}

/** Lots of an auction that is over, with the bids that its quotes hold, best first; undefined without lots. */
export async function comparedLots(
  db: Db,
  auction: AuctionRow,
  quotes: readonly CountingQuote[],
): Promise<ComparedLot[] | undefined> {
  const { lots } = auction.rule
  if (!lots) return undefined
  const { state, bidders } = await foldAll(db, auction)
  return lots.map((lot) => ({
    no: lot.no,
    name: lot.name,
    itemIds: [...lot.items],
    bids: rankingOf(inLot(state, lot)).flatMap(({ no, rank, cents }) => {
      const supplierId = bidders.find((each) => each.no === no)?.supplier_id
      const quote = quotes.find((each) => each.supplier_id === supplierId && each.status === 'valid')
      if (!quote) return []
      const own = quote.lines.filter(({ itemId }) => lot.items.includes(itemId))
      const amount = amountOf(cents)
      const rest = minus(amount, sum(own.map((line) => line.amount)))
      return [{ quoteId: quote.id, supplierId: quote.supplier_id, rank, amount, rest }]
    }),
  }))
}

import { sum } from '#contract/kit/money.ts'
import { baseTotal, linesOf, type PricedItem } from '#contract/sourcing/auction/bidLines.ts'
import type { Tx } from '#kit/database/database.ts'
import { amountOf } from '#sealing/auction/amounts.ts'
import { partsOf, type Ranked, rankingOf } from '#sealing/auction/state.ts'
import { itemOf } from '../projects/project.columns.ts'
import { findItems } from '../projects/project.store.ts'
import { insertLines, insertQuote } from '../seal/opening.store.ts'
import { auctionRound } from '../auction/auction.columns.ts'
import type { BidderRow } from '../auction/bidder.store.ts'
import type { Folded } from '../auction/folded.service.ts'

/**
 * Makes quotes of the standing bids of an auction that is over, for comparison, award and orders: one for each bidder,
 * with all lots in which it stands. Who did not bid below its opened quote keeps that. Returns how many have a bid.
 */
export async function keepBids(tx: Tx, { row, bidders, state }: Folded): Promise<number> {
  const items = (await findItems(tx, row.project_id)).map(itemOf)
  const bids = partsOf(state).flatMap(([lot, part]) => {
    const own = row.rule.lots?.find(({ no }) => no === lot)?.items
    const asked = own ? items.filter(({ id }) => own.includes(id)) : items
    return rankingOf(part).map((bid) => ({ ...bid, lot, asked }))
  })
  const lines: Parameters<typeof insertLines>[1]['rows'][number][] = []
  for (const bidder of bidders) {
    const own = bids.filter(({ no }) => no === bidder.no)
    if (own.every(({ seq }) => seq === 0)) continue
    const splits = own.map((bid) => splitOf(bid, bidder))
    const total = sum(own.map(({ cents }) => amountOf(cents)))
    const last = own.reduce((a, b) => (b.seq > a.seq ? b : a))
    const id = await insertQuote(tx, {
      project_id: row.project_id,
      supplier_id: bidder.supplier_id,
      ...quoteOf(last, total, sum(splits.map(({ freight }) => freight))),
      delivery_days: bidder.delivery_days,
      valid_until: bidder.valid_until,
    })
    if (id === undefined) continue
    lines.push(
      ...splits
        .flatMap((split) => split.lines)
        .map((line, at) => ({
          quote_id: id,
          line_no: at + 1,
          item_id: line.itemId,
          qty: line.qty,
          price: line.price,
          tax_rate: line.taxRate,
          amount: line.amount,
          brand: line.brand,
          lead_days: line.leadDays,
          remark: line.remark,
        })),
    )
  }
  if (lines.length > 0) await insertLines(tx, { rows: lines })
  return new Set(bids.map(({ no }) => no)).size
}

/** Lines of a bid by the base prices of its bidder, or those of its opened quote. */
const splitOf = (
  { cents, lot, asked }: Ranked & { readonly lot: number | undefined; readonly asked: readonly PricedItem[] },
  { base, opening, openings }: Pick<BidderRow, 'base' | 'opening' | 'openings'>,
) => {
  const quoted = lot === undefined ? opening : openings?.find((each) => each.lot === lot)?.amount
  return linesOf(amountOf(cents), quoted ?? baseTotal(base, asked), base, asked)
}

const quoteOf = ({ seq, at }: Ranked, total: string, freight: string) => ({
  round: auctionRound,
  seq,
  submitted_at: new Date(at),
  status: 'valid' as const,
  why: '',
  master: null,
  currency: 'CNY',
  freight,
  remark: '',
  attachments: [],
  file_keys: [],
  total,
})

import type { Tx } from '#kit/database/database.ts'
import { amountOf } from '#sealing/auction/amounts.ts'
import { type Ranked, rankingOf } from '#sealing/auction/state.ts'
import { itemOf } from '../projects/project.columns.ts'
import { findItems } from '../projects/project.store.ts'
import { insertLines, insertQuote } from '../seal/opening/opening.store.ts'
import { auctionRound } from './auction.columns.ts'
import { baseTotal, linesOf } from '#contract/sourcing/auction/bidLines.ts'
import type { Folded } from './folded.service.ts'

/**
 * Makes quotes of the standing bids of an auction that is over, for comparison, award and orders. Who did not bid below
 * its opened quote keeps that.
 */
export async function keepBids(tx: Tx, { row, bidders, state }: Folded): Promise<number> {
  const ranking = rankingOf(state)
  const items = (await findItems(tx, row.project_id)).map(itemOf)
  const byNo = new Map(bidders.map((each) => [each.no, each]))
  const lines: Parameters<typeof insertLines>[1]['rows'][number][] = []
  for (const bid of ranking.filter(({ seq }) => seq > 0)) {
    const bidder = byNo.get(bid.no)!
    const total = amountOf(bid.cents)
    const split = linesOf(total, bidder.opening ?? baseTotal(bidder.base, items), bidder.base, items)
    const id = await insertQuote(tx, {
      project_id: row.project_id,
      supplier_id: bidder.supplier_id,
      ...quoteOf(bid, total, split.freight),
      delivery_days: bidder.delivery_days,
      valid_until: bidder.valid_until,
    })
    if (id === undefined) continue
    lines.push(
      ...split.lines.map((line, at) => ({
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
  return ranking.length
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

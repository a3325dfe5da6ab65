import { randomBytes } from 'node:crypto'
import type { Tx } from '#kit/database/database.ts'
import { findFoldedAuction, performAct, type Seals } from '#modules/sourcing/index.ts'
import { amountOf, centsOf } from '#sealing/auction/amounts.ts'
import { mostOf } from '#sealing/auction/decide.bid.ts'
import { leadOf } from '#sealing/auction/state.ts'
import { randomOf } from '../../random.ts'

interface Bid {
  readonly projectId: string
  /** Number of the bid, from 0; decides who bids and how much. */
  readonly turn: number
}

/**
 * One bid of a simulated supplier, by the command of real ones: somewhat below the lowest bid. What the rule refuses is
 * left out, as a supplier would.
 */
export async function bidForDemo(tx: Tx, tenantId: string, { projectId, turn }: Bid, seals: Seals): Promise<void> {
  const folded = await findFoldedAuction(tx, tenantId, projectId)
  if (folded?.state.phase !== 'open' || folded.state.stage.kind === 'final') return
  const { state, bidders } = folded
  const random = randomOf(Number(projectId.slice(-6)), turn)
  const lead = leadOf(state)
  const others = bidders.filter(({ no }) => no !== lead?.no)
  const bidder = others[random.whole(0, others.length - 1)]
  const most = bidder && mostOf(state, bidder.no)
  if (!bidder || !most) return
  const limit = centsOf(most)!
  const wanted = lead === undefined || random.whole(0, 9) === 0 ? limit : lead.cents
  // Between 0.1 and 0.9 percent lower, to ten yuan.
  const lower = (wanted * BigInt(10_000 - random.whole(10, 90))) / 10_000n
  const rounded = (lower / 1000n) * 1000n
  const amount = amountOf(rounded < limit ? rounded : limit)
  await performAct(tx, tenantId, projectId, bidOf(bidder, amount), seals)
}

/** Final bid of one of the best, 0.2 to 1.2 percent below its last one. */
export async function bidInFinal(tx: Tx, tenantId: string, { projectId, turn }: Bid, seals: Seals): Promise<void> {
  const folded = await findFoldedAuction(tx, tenantId, projectId)
  if (folded?.state.phase !== 'open' || folded.state.stage.kind !== 'final') return
  const { state, bidders } = folded
  const { stage, accepted } = state
  const bidder = bidders.find(({ no }) => stage.kind === 'final' && stage.bidders.includes(no) && !accepted.has(no))
  const most = bidder && mostOf(state, bidder.no)
  if (!bidder || !most) return
  const limit = centsOf(most)!
  const lower = (limit * BigInt(10_000 - randomOf(Number(projectId.slice(-6)), turn).whole(20, 120))) / 10_000n
  await performAct(tx, tenantId, projectId, bidOf(bidder, amountOf((lower / 1000n) * 1000n)), seals)
}

/** Secret limit of the second bidder, three percent below the lead: from now on the auction bids for it. */
export async function limitForDemo(tx: Tx, tenantId: string, projectId: string, seals: Seals): Promise<void> {
  const folded = await findFoldedAuction(tx, tenantId, projectId)
  const [, bidder] = folded?.bidders ?? []
  const lead = folded && leadOf(folded.state)
  if (folded?.state.rule.proxy !== true || !bidder || !lead) return
  const amount = amountOf(((lead.cents * 97n) / 100n / 1000n) * 1000n)
  const act = { ...bidOf(bidder, amount), command: { kind: 'limit' as const, no: bidder.no, amount } }
  await performAct(tx, tenantId, projectId, act, seals)
}

const bidOf = (
  { no, joined_name: actorName }: { readonly no: number; readonly joined_name: string },
  amount: string,
) => ({
  command: { kind: 'bid' as const, no, amount, confirmed: true },
  actorId: '0',
  actorName,
  key: randomBytes(12).toString('hex'),
})

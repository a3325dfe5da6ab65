import { randomBytes } from 'node:crypto'
import type { Tx } from '#kit/database/database.ts'
import { type Seals } from '#modules/sourcing/index.ts'
import { findFoldedAuction, performAct } from '#modules/sourcing/commands.ts'
import { amountOf, centsOf } from '#sealing/auction/amounts.ts'
import { mostOf } from '#sealing/auction/decide.bid.ts'
import { leadOf, partsOf } from '#sealing/auction/state.ts'
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
  const { bidders } = folded
  const random = randomOf(Number(projectId.slice(-6)), turn)
  // One lot after the other, where there are lots.
  const parts = partsOf(folded.state)
  const [lot, state] = parts[turn % parts.length]!
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
  await performAct(tx, tenantId, projectId, bidOf(bidder, amount, lot), seals)
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

/** Bid that a supplier without a connection gives by telephone: the buyer records it, just below the lead. */
export async function recordForDemo(
  tx: Tx,
  tenantId: string,
  projectId: string,
  by: { readonly userId: string; readonly userName: string },
  seals: Seals,
): Promise<void> {
  const folded = await findFoldedAuction(tx, tenantId, projectId)
  if (folded?.state.rule.surrogate !== true || folded.state.phase !== 'open') return
  const [lot, state] = partsOf(folded.state)[0]!
  const bidder = folded.bidders.find(({ no }) => no !== leadOf(state)?.no)
  const most = bidder && mostOf(state, bidder.no)
  if (!bidder || !most) return
  const { command } = bidOf(bidder, most, lot)
  const note = '供应商网络中断，来电报价，经回拨核实后代录'
  await performAct(
    tx,
    tenantId,
    projectId,
    { command: { ...command, note }, actorId: by.userId, actorName: by.userName },
    seals,
  )
}

const bidOf = (
  { no, joined_name: actorName }: { readonly no: number; readonly joined_name: string },
  amount: string,
  lot?: number,
) => ({
  command: { kind: 'bid' as const, no, amount, confirmed: true, ...(lot === undefined ? {} : { lot }) },
  actorId: '0',
  actorName,
  key: randomBytes(12).toString('hex'),
})

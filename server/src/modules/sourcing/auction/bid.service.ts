import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/auction/auction.ts'
import type { BidAnswer } from '#contract/sourcing/auction/auction.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { ownSupplier } from '#modules/suppliers/index.ts'
import { type AuctionCommand, lotIn } from '#sealing/auction/entry.ts'
import type { Seals } from '../seal/seals.ts'
import { findSeen } from './audience.service.ts'
import { stampOf } from './auction.present.ts'
import { type Answered, actInTurn } from './bidQueue.ts'
import type { Outcome } from './act.service.ts'
import type { Folded } from './folded.service.ts'
import { frameOf } from './room/frame.ts'

/** Bids for the actor's supplier: its number comes from the list, never from the caller. */
export const placeBid = (
  database: Database,
  actor: Actor,
  { projectId, amount, confirmed, stamp, key, lot }: Input<typeof contract.placeBid>,
  seals: Seals,
): Promise<BidAnswer> =>
  act(database, actor, { projectId, stamp, key, lot, ...seals }, (no) => ({
    kind: 'bid',
    no,
    amount,
    confirmed,
    ...lotIn(lot),
  }))

/** Sets the secret limit down to which the auction bids for the actor's supplier. */
export async function setBidLimit(
  database: Database,
  actor: Actor,
  { projectId, amount, stamp, key }: Input<typeof contract.setBidLimit>,
  seals: Seals,
): Promise<void> {
  await act(database, actor, { projectId, stamp, key, ...seals }, (no) => ({ kind: 'limit', no, amount }))
}

/** Accepts the price of the level that the page has shown, or leaves. */
export const answerLevel = (
  database: Database,
  actor: Actor,
  { projectId, answer, amount, stamp, key }: Input<typeof contract.answerLevel>,
  seals: Seals,
): Promise<BidAnswer> =>
  act(database, actor, { projectId, stamp, key, ...seals }, (no) =>
    answer === 'accept' ? { kind: 'accept', no, amount } : { kind: 'drop', no },
  )

interface Given extends Pick<Seals, 'platform'> {
  readonly projectId: string
  readonly stamp: string
  readonly key: string
  readonly lot?: number | undefined
}

async function act(
  database: Database,
  actor: Actor,
  { projectId, stamp, key, lot, platform }: Given,
  commandOf: (no: number) => AuctionCommand,
): Promise<BidAnswer> {
  const no = await database.write(actor.tenantId, async (db) => {
    await ownSupplier(db, actor, 'quote')
    const { folded, audience } = await findSeen(db, actor, projectId)
    if (typeof audience !== 'number') return refuse('auction.notBidder')
    if (stampOf(actor.tenantId, folded) !== stamp) return refuse('auction.staleRule')
    demandBase(folded, audience, lot)
    return audience
  })
  const { userId: actorId, userName: actorName } = actor
  const asked = { command: commandOf(no), actorId, actorName, key }
  const answered = await actInTurn(database, actor.tenantId, projectId, asked, platform)
  return answerOf(answered, no)
}

/** A bid for a lot keeps the ratio of its base prices, so its bidder must have entered them. */
export function demandBase({ row, bidders }: Folded, no: number, lot: number | undefined): void {
  const items = row.rule.lots?.find((each) => each.no === lot)?.items ?? []
  const base = bidders.find((each) => each.no === no)?.base ?? []
  if (items.some((id) => !base.some(({ itemId }) => itemId === id))) refuse('auction.lotNotJoined')
}

/** Answer to an accepted bid, or to the same one before; refuses with the reason of the engine. */
function answerOf({ outcome, folded, now }: Answered, no: number): BidAnswer {
  const seq = entryIn(outcome)
  const { entry, extension } = folded.entries[seq - 1]!
  const frame = frameOf(folded, { audience: no, from: Math.max(0, seq - 1), now, online: [], refusals: [] })
  const { view } = frame
  const own = entry.lot === undefined ? view.own : view.lots[entry.lot - 1]?.own
  return {
    seq,
    at: entry.at,
    amount: entry.amount ?? own?.amount ?? '0.00',
    // What a hidden bid ranks is known at the closing alone.
    rank: view.stage === 'final' ? null : (own?.rank ?? null),
    until: entry.until,
    extension,
    frame,
  }
}

/** Number of the entry of an outcome; refuses with the reason. */
export function entryIn(outcome: Outcome): number {
  if ('refused' in outcome) return refuse(`auction.${outcome.refused}`, outcome.facts)
  return 'known' in outcome ? outcome.known : outcome.entry.seq
}

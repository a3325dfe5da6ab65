import type { Input, Reply } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/auction/auction.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { isOver, standingOf } from '#sealing/auction/state.ts'
import type { AuctionReason } from '#sealing/auction/entry.ts'
import { receiptBodyOf, signAuctionHead, signAuctionReceipt, signAuctionRefusal } from '#sealing/auction/link.ts'
import { hexOf } from '../seal/entry.columns.ts'
import type { Seals } from '../seal/seals.ts'
import { disclosed, entryOf } from './auction.columns.ts'
import { findSeen } from './audience.service.ts'
import { findSecretLimits } from './limits/limit.service.ts'
import { findEntry, findOwnRefusals } from './entry.store.ts'
import type { AuctionRow } from './auction.store.ts'

/** Signed receipt of one of the caller's bids, its last by default; the same at any time. */
export async function presentReceipt(
  db: Db,
  actor: Actor,
  { projectId, seq }: Input<typeof contract.findBidReceipt>,
  { platform }: Seals,
): Promise<Reply<typeof contract.findBidReceipt>> {
  const { folded, audience } = await findSeen(db, actor, projectId)
  if (typeof audience !== 'number') return refuse('auction.notBidder')
  const wanted = seq ?? standingOf(folded.state, audience)?.seq ?? 0
  const row = await findEntry(db, projectId, wanted)
  if (!row || row.no !== audience) return refuse('thing.notFound')
  const shown = disclosed(row, row.kind === 'limit' ? await findSecretLimits(db, projectId, platform) : new Map())
  if (!shown) return refuse('thing.notFound')
  const { at } = entryOf(row)
  const body = receiptBodyOf(projectId, {
    seq: row.seq,
    at,
    no: audience,
    amount: shown.amount,
    ...(row.lot === null ? {} : { lot: row.lot }),
    salt: shown.salt,
    entryHash: hexOf(row.hash),
  })
  return signAuctionReceipt(platform.signers[folded.row.suite], body)
}

/** Signed receipts of the caller's refused bids, which a replay of the log judges again. */
export async function presentRefusals(
  db: Db,
  actor: Actor,
  { projectId }: Input<typeof contract.findBidRefusals>,
  { platform }: Seals,
): Promise<Reply<typeof contract.findBidRefusals>> {
  const { folded, audience } = await findSeen(db, actor, projectId)
  if (typeof audience !== 'number') return refuse('auction.notBidder')
  const signer = platform.signers[folded.row.suite]
  const rows = await findOwnRefusals(db, projectId, audience)
  return Promise.all(
    rows.map(({ at, reason, lot, ...rest }) =>
      signAuctionRefusal(signer, {
        projectId,
        ...rest,
        ...(lot === null ? {} : { lot }),
        at: at.getTime(),
        reason: reason as AuctionReason,
      }),
    ),
  )
}

/** Signed end of the log of an auction that is over; null before. */
export async function presentAuctionHead(db: Db, actor: Actor, projectId: string, seals: Seals) {
  const { folded } = await findSeen(db, actor, projectId)
  return headOf(folded.row, seals)
}

export const headOf = async (row: AuctionRow, { platform }: Seals) =>
  isOver(row) && row.head !== null
    ? signAuctionHead(platform.signers[row.suite], row.project_id, {
        seq: row.seq,
        at: row.last_at!.getTime(),
        hash: hexOf(row.head),
      })
    : null

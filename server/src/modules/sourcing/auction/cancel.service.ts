import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { signal } from '#kit/events/signal.ts'
import { isOver } from '#sealing/auction/state.ts'
import { actOn } from './act.service.ts'
import { auctionTopic } from './auction.job.ts'
import { lockAuction } from './auction.store.ts'

/** Ends the auction of a project that ends without a result. The project is locked before. */
export async function cancelAuction(tx: Tx, actor: Actor, projectId: string, reason: string): Promise<void> {
  const auction = await lockAuction(tx, projectId)
  if (!auction || isOver(auction)) return
  const command = { kind: 'cancel' as const, note: reason }
  await actOn(tx, actor.tenantId, auction, [{ command, actorId: actor.userId, actorName: actor.userName }], null)
  await signal(tx, actor.tenantId, auctionTopic(projectId))
}

import type { Input } from '#contract/kit/route.ts'
import type { weighBidders as route } from '#contract/sourcing/auction/auction.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { signal } from '#kit/events/signal.ts'
import { refuse } from '#kit/refusal.ts'
import { wholeWeight } from '#sealing/auction/weights.ts'
import { isOutOfScope, managesProject } from '../../projects/project.rules.ts'
import { databaseTime } from '../../projects/project.store.ts'
import { findSeen } from '../audience.service.ts'
import { auctionTopic } from '../auction.job.ts'
import { lockAuction } from '../auction.store.ts'
import { findBidders, setWeight } from '../bidder.store.ts'

/**
 * Sets weights of bidders of an auction that has not begun: its first entry commits to them, so nobody can change them
 * after a bid. Their bidders see them in the room at once.
 */
export async function weighBidders(tx: Tx, actor: Actor, { projectId, weights }: Input<typeof route>): Promise<void> {
  const { project } = await findSeen(tx, actor, projectId)
  if (!managesProject(project, 'opening', actor))
    refuse(isOutOfScope(project, 'opening', actor) ? 'agency.outOfScope' : 'project.notOwn')
  const auction = (await lockAuction(tx, projectId)) ?? refuse('auction.none')
  if (auction.rule.compare !== 'weighted') refuse('auction.notWeighted')
  const now = await databaseTime(tx)
  if (auction.phase !== 'scheduled' || auction.seq > 0 || now >= auction.begin_at) refuse('auction.weightsFixed')
  const numbers = new Set((await findBidders(tx, projectId)).map(({ no }) => no))
  for (const { no, ...weight } of weights) {
    // A number that is listed twice is found by its second occurrence.
    if (!numbers.delete(no)) refuse('auction.noSuchBidder', { no })
    await setWeight(tx, { projectId, no, ...wholeWeight(weight) })
  }
  await publish(tx, actor, { name: 'auction.weighed', id: projectId })
  await signal(tx, actor.tenantId, auctionTopic(projectId))
}

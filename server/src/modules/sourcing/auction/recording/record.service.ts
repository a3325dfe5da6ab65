import type { Input } from '#contract/kit/route.ts'
import type { recordBid as route } from '#contract/sourcing/auction/auction.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { isOutOfScope, managesProject } from '../../projects/project.rules.ts'
import type { Seals } from '../../seal/seals.ts'
import { lotIn } from '#sealing/auction/entry.ts'
import { findSeen } from '../audience.service.ts'
import { demandBase, entryIn } from '../bid.service.ts'
import { actInTurn } from '../bidQueue.ts'

/**
 * Records a bid 代录报价 for a bidder who cannot bid itself, where the rule allows it. Its reason makes it what it is: the
 * log, the room of everybody and the file show that the organiser made it, and its bidder gets a message.
 */
export async function recordBid(
  database: Database,
  actor: Actor,
  { projectId, no, lot, amount, reason, confirmed, key }: Input<typeof route>,
  { platform }: Seals,
): Promise<void> {
  const note = reason.trim()
  await database.read(actor.tenantId, async (db) => {
    const { project, folded } = await findSeen(db, actor, projectId)
    if (!managesProject(project, 'opening', actor))
      refuse(isOutOfScope(project, 'opening', actor) ? 'agency.outOfScope' : 'project.notOwn')
    demandBase(folded, no, lot)
  })
  if (note === '') refuse('auction.reasonMissing')
  const act = {
    command: { kind: 'bid' as const, no, amount, confirmed, note, ...lotIn(lot) },
    actorId: actor.userId,
    actorName: actor.userName,
    key,
    event: { actor, name: 'auction.recorded' as const },
  }
  const { outcome } = await actInTurn(database, actor.tenantId, projectId, act, platform)
  entryIn(outcome)
}

import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import type { AuctionAudience } from '#sealing/auction/view.ts'
import { findPublished } from '../projects/published.service.ts'
import { viewerOf } from '../projects/visibility.rules.ts'
import { managesProject } from '../projects/project.rules.ts'
import type { ProjectRow } from '../projects/project.store.ts'
import { findFolded, type Folded } from './folded.service.ts'

/** Auction that the actor may see, with the side from which it does. */
export interface SeenAuction {
  readonly project: ProjectRow
  readonly folded: Folded
  readonly audience: AuctionAudience
}

const organisers: ReadonlySet<string> = new Set(['owner', 'overseer', 'supervisor'])

/** Side of the actor: the organiser's, a bidder by its number, or anybody. */
export function audienceOf(project: ProjectRow, { bidders }: Pick<Folded, 'bidders'>, actor: Actor): AuctionAudience {
  if (actor.supplierId !== null) return bidders.find((each) => each.supplier_id === actor.supplierId)?.no ?? 'visitor'
  const attends = organisers.has(viewerOf({ project, isEnrolled: false }, actor))
  return attends || managesProject(project, 'opening', actor) ? 'organiser' : 'visitor'
}

/** Auction of a published project; refuses with `auction.none` if it has none. */
export async function findSeen(db: Db, actor: Actor, projectId: string): Promise<SeenAuction> {
  const project = await findPublished(db, actor, projectId)
  const folded = (await findFolded(db, actor.tenantId, projectId)) ?? refuse('auction.none')
  return { project, folded, audience: audienceOf(project, folded, actor) }
}

import { isLive } from '#contract/sourcing/auction/auctionRule.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { AuctionTerms } from '#contract/sourcing/auction/auctionShapes.ts'
import type { SuiteId } from '#sealing/suites/suite.ts'
import { beginRound } from '../seal/round.service.ts'
import type { Seals } from '../seal/seals.ts'
import { suiteFor } from '../seal/suite.ts'
import { itemOf } from '../projects/project.columns.ts'
import { findItems, type LockedProject, type ProjectPatch, type ProjectRow } from '../projects/project.store.ts'
import { auctionTermsOf } from './auction.columns.ts'
import { planAuctionReminder } from './reminder.service.ts'
import { insertAuction, lockAuction, setPlan } from './auction.store.ts'

/**
 * Begins the quoting of a published project: its first sealed round, or the plan of an auction that takes its place.
 * Returns the columns that the publication sets besides.
 */
export async function beginQuoting(
  tx: Tx,
  actor: Actor,
  project: LockedProject,
  seals: Seals,
): Promise<Omit<ProjectPatch, 'state' | 'ends_at'>> {
  if (!isLive(project.auction_rule)) {
    await beginRound(tx, actor, project, seals)
    return {}
  }
  const [beginAt, endAt] = [project.quote_begin_at!, project.quote_end_at!]
  await planAuction(tx, project, beginAt, endAt)
  return { auction_begin_at: beginAt, auction_end_at: endAt }
}

/** Plans the auction of a project: its rule, which is returned, is frozen with it. After sealed quotes it keeps their suite. */
export async function planAuction(
  tx: Tx,
  project: ProjectRow,
  beginAt: Date,
  endAt: Date,
  suite?: SuiteId,
): Promise<AuctionTerms> {
  const rule = await termsOf(tx, project)
  await insertAuction(tx, {
    project_id: project.id,
    suite: suite ?? (await suiteFor(tx)),
    rule,
    begin_at: beginAt,
    end_at: endAt,
    due_at: beginAt,
  })
  await planAuctionReminder(tx, project.id, beginAt)
  return rule
}

/** Terms of the auction of a project as it is: lots start at the sums of their items. */
const termsOf = async (tx: Tx, project: ProjectRow) =>
  auctionTermsOf(project, project.auction_rule!, (await findItems(tx, project.id)).map(itemOf))

/** Moves an auction that has not begun to the changed times and quantities of its project. */
export async function replanAuction(tx: Tx, project: ProjectRow): Promise<void> {
  if (!isLive(project.auction_rule)) return
  const auction = await lockAuction(tx, project.id)
  if (auction?.phase !== 'scheduled' || auction.seq > 0) return
  const [beginAt, endAt] = [project.quote_begin_at!, project.quote_end_at!]
  const plan = { rule: await termsOf(tx, project), begin_at: beginAt, end_at: endAt, due_at: beginAt }
  await setPlan(tx, auction, plan)
  await planAuctionReminder(tx, project.id, beginAt)
}

import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { type AuctionResult, signProof } from '#sealing/auction/proof.ts'
import { isOver } from '#sealing/auction/state.ts'
import { awards, findAwardSuppliers } from '../award/award.store.ts'
import { tookPart } from '../award/result.service.ts'
import type { ProjectRow } from '../projects/project.store.ts'
import type { Seals } from '../seal/seals.ts'
import { disclosed, linkedOf, listedOf, planOf } from './auction.columns.ts'
import { findSeen, type SeenAuction } from './audience.service.ts'
import type { BidderRow } from './bidder.store.ts'
import { findEntriesAfter } from './entry.store.ts'
import { findSecretLimits } from './limits/limit.service.ts'
import { headOf } from './receipt.service.ts'

/**
 * Signed file of an auction: for the organiser's side from its end on, for everybody else once the result is published.
 * Amounts and names of bidders without an award are in it as far as the tenant publishes them (`auditProfile`).
 */
export async function proofOf(db: Db, actor: Actor, projectId: string, seals: Seals) {
  const seen = await findSeen(db, actor, projectId)
  const { project, folded, audience } = seen
  const { row, bidders } = folded
  const isOrganiser = audience === 'organiser'
  if (!isOver(row) || !(isOrganiser || project.state === '7')) refuse('auction.notPublished')
  const awarded = await awardedOf(db, project, bidders)
  const shows = await shownTo(db, actor, seen)
  // Opening quotes and weights are bound by the closing head as they are, so that a file without them would prove nothing.
  const isBound = ({ no, opening }: BidderRow) =>
    no !== audience && (opening !== null || row.rule.compare === 'weighted')
  if (!shows.amounts && bidders.some(isBound)) refuse('auction.notPublished')
  const isNamed = ({ no }: BidderRow) => shows.names || no === audience || no === awarded?.no
  const rows = await findEntriesAfter(db, projectId)
  // Who cancels an auction does not learn by it the limits of bids that were never made.
  const secrets =
    row.phase === 'closed' ? await findSecretLimits(db, projectId, seals.platform) : new Map<number, never>()
  const { signers, subjectSalt } = seals.platform
  const file = await signProof(signers[row.suite], {
    suite: row.suite,
    tenantId: actor.tenantId,
    projectId,
    projectNo: project.project_no,
    title: project.title,
    rule: row.rule,
    plan: planOf(row),
    bidders: bidders.map((each) => ({
      ...listedOf(each, row.rule),
      supplierId: isNamed(each) ? each.supplier_id : null,
      name: isNamed(each) ? each.supplier_name : null,
      salt: isNamed(each) ? subjectSalt(projectId, each.supplier_id) : null,
    })),
    log: rows.map(linkedOf),
    bids: rows.flatMap((each) => {
      const shown = disclosed(each, secrets)
      const isShown = shows.amounts || each.no === audience || each.no === awarded?.no
      return !shown || !isShown ? [] : [{ seq: each.seq, ...shown }]
    }),
    head: (await headOf(row, seals)) ?? refuse('auction.none'),
    result: awarded,
  })
  return { name: project.project_no, file }
}

/** What of other bidders the actor may see. */
async function shownTo(db: Db, actor: Actor, { project, audience }: SeenAuction) {
  if (audience === 'organiser') return { amounts: true, names: true }
  const { auditProfile } = await readSettings(db, 'auditProfile')
  const isParty = project.award_id !== null && (await tookPart(db, project.award_id, actor))
  return { amounts: auditProfile !== 'winner' || isParty, names: auditProfile === 'full' }
}

/** The published award of the project: to whom, for how much, and why. */
async function awardedOf(db: Db, project: ProjectRow, bidders: readonly BidderRow[]): Promise<AuctionResult | null> {
  if (project.award_id === null) return null
  const award = await awards.find(db, project.award_id)
  if (award.status !== 'published') return null
  const winner = (await findAwardSuppliers(db, award.id)).find((each) => each.is_winner)
  const no = bidders.find((each) => each.supplier_id === winner?.supplier_id)?.no ?? null
  const reason = [award.note, ...award.reasons.map((each) => each.reason)].filter((text) => text !== '').join('; ')
  return { no, total: winner?.awarded ?? null, reason }
}

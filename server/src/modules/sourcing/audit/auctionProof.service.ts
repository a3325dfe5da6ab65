import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { type AuctionResult, signProof } from '#sealing/auction/proof.ts'
import { amountOf } from '#sealing/auction/amounts.ts'
import { inLot, isOver, standingOf } from '#sealing/auction/state.ts'
import { awards, findAwardLines, findAwardSuppliers } from '../award/award.store.ts'
import { tookPart } from '../award/result.service.ts'
import type { ProjectRow } from '../projects/project.store.ts'
import type { Seals } from '../seal/seals.ts'
import { disclosed, hasQuoted, linkedOf, listedOf, planOf } from '../auction/auction.columns.ts'
import { findSeen, type SeenAuction } from '../auction/audience.service.ts'
import type { BidderRow } from '../auction/bidder.store.ts'
import { type EntryRow, findEntriesAfter } from '../auction/entry.store.ts'
import type { Folded } from '../auction/folded.service.ts'
import { findSecretLimits } from '../auction/limits/limit.service.ts'
import { headOf } from '../auction/receipt.service.ts'

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
  const { awarded, winners } = await awardedOf(db, project, folded)
  const shows = await shownTo(db, actor, seen)
  // Opening quotes and weights are bound by the closing head as they are, so that a file without them would prove nothing.
  const isBound = (each: BidderRow) => each.no !== audience && (hasQuoted(each) || row.rule.compare === 'weighted')
  if (!shows.amounts && bidders.some(isBound)) refuse('auction.notPublished')
  const isNamed = ({ no }: BidderRow) => shows.names || no === audience || winners.has(no)
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
      const isShown = shows.amounts || each.no === audience || hasWon(awarded, winners, each)
      return !shown || !isShown ? [] : [{ seq: each.seq, ...shown }]
    }),
    head: (await headOf(row, seals)) ?? refuse('auction.none'),
    result: awarded,
  })
  return { name: project.project_no, file }
}

/** Whether a bid is one of a bidder with an award; with lots, of one that has won the lot of the bid. */
const hasWon = (
  awarded: AuctionResult | null,
  winners: ReadonlySet<number>,
  { no, lot }: Pick<EntryRow, 'no' | 'lot'>,
): boolean =>
  no !== null &&
  (awarded?.lots === undefined ? winners.has(no) : awarded.lots.some((each) => each.lot === lot && each.no === no))

/** What of other bidders the actor may see. */
async function shownTo(db: Db, actor: Actor, { project, audience }: SeenAuction) {
  if (audience === 'organiser') return { amounts: true, names: true }
  const { auditProfile } = await readSettings(db, 'auditProfile')
  const isParty = project.award_id !== null && (await tookPart(db, project.award_id, actor))
  return { amounts: auditProfile !== 'winner' || isParty, names: auditProfile === 'full' }
}

interface Awarded {
  readonly awarded: AuctionResult | null
  /** Numbers of the bidders with an award. */
  readonly winners: ReadonlySet<number>
}

/** The published award of the project: to whom, for how much, and why; with lots of each. */
async function awardedOf(db: Db, project: ProjectRow, { bidders, row, state }: Folded): Promise<Awarded> {
  const none = { awarded: null, winners: new Set<number>() }
  if (project.award_id === null) return none
  const award = await awards.find(db, project.award_id)
  if (award.status !== 'published') return none
  const suppliers = (await findAwardSuppliers(db, award.id)).filter((each) => each.is_winner)
  const noOf = (supplierId: string | undefined) => bidders.find((each) => each.supplier_id === supplierId)?.no ?? null
  const winners = new Set(suppliers.flatMap((each) => noOf(each.supplier_id) ?? []))
  const reason = [award.note, ...award.reasons.map((each) => each.reason)].filter((text) => text !== '').join('; ')
  if (!row.rule.lots) {
    const [winner] = suppliers
    return { awarded: { no: noOf(winner?.supplier_id), total: winner?.awarded ?? null, reason }, winners }
  }
  const lines = await findAwardLines(db, award.id)
  const lots = row.rule.lots.map((lot) => {
    const no = noOf(lines.find((line) => lot.items.includes(line.item_id))?.supplier_id)
    const bid = no === null ? undefined : standingOf(inLot(state, lot), no)
    return { lot: lot.no, no, total: bid ? amountOf(bid.cents) : null }
  })
  return { awarded: { no: null, total: null, reason, lots }, winners }
}

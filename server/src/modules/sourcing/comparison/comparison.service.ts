import type { Comparison } from '#contract/sourcing/comparison/comparison.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { isOver } from '#sealing/auction/state.ts'
import { auctionRound } from '../auction/auction.columns.ts'
import { findBidders } from '../auction/bidder.store.ts'
import { valuesOf } from '../auction/weighing/value.present.ts'
import { type AuctionRow, findAuctionRow } from '../auction/auction.store.ts'
import { comparedLots } from '../auction/lots/lots.present.ts'
import { showsAll } from '../projects/policy.service.ts'
import { itemOf } from '../projects/project.columns.ts'
import { isOutOfScope } from '../projects/project.rules.ts'
import { findItems, type ProjectRow, projects } from '../projects/project.store.ts'
import { findCountingQuotes } from '../opening/counting.service.ts'
import { presentEarlier, presentQuote } from '../opening/quote.present.ts'
import { findScores } from '../scores/scores.service.ts'
import { findRound } from '../seal/round.store.ts'
import { decidesAward, findLastPrices, findSheet } from './comparison.store.ts'

/**
 * Comparison of items and quotes after the last opening: each supplier's last valid quote, and its prices of earlier
 * rounds.
 */
export async function compareQuotes(db: Db, project: ProjectRow): Promise<Comparison> {
  const { round, isOpened, auction } = await lastStage(db, project.id)
  const [items, { quotes, superseded }, lastPrices] = [
    await findItems(db, project.id),
    await findCountingQuotes(db, project.id, round),
    await findLastPrices(db, project.id),
  ]
  const compared: Comparison = {
    projectId: project.id,
    round,
    isOpened,
    evaluation: project.evaluation,
    awardBy: project.award_by,
    budgetAmount: project.budget_amount,
    items: items.map((row) => {
      const { id, lineNo, name, spec, unit, quantity, budgetPrice } = itemOf(row)
      const asked = { id, lineNo, name, spec, unit, quantity }
      return { ...asked, budgetPrice: budgetPrice === '' ? null : budgetPrice, lastPrice: lastPrices.get(id) ?? null }
    }),
    quotes: quotes.map(presentQuote),
    earlier: superseded.map(presentEarlier),
    ...(auction ? await afterAuction(db, auction, quotes) : {}),
    frozenAt: null,
  }
  if (project.evaluation !== 'weighted') return compared
  const scores = await findScores(db, project, compared)
  return { ...compared, criteria: project.criteria, ...(scores ? { scores } : {}) }
}

/** What an auction adds: the values that it ranked by, or its lots. */
async function afterAuction(
  db: Db,
  auction: AuctionRow,
  quotes: Awaited<ReturnType<typeof findCountingQuotes>>['quotes'],
): Promise<Pick<Comparison, 'values' | 'lots'>> {
  if (auction.rule.compare === 'weighted')
    return { values: valuesOf(quotes, await findBidders(db, auction.project_id)) }
  const lots = await comparedLots(db, auction, quotes)
  return lots ? { lots } : {}
}

/** The last round that is compared: of sealed quotes, or of an auction, whose quotes supersede all earlier ones. */
async function lastStage(
  db: Db,
  projectId: string,
): Promise<{ readonly round: number; readonly isOpened: boolean; readonly auction?: AuctionRow }> {
  const [auction, last] = [await findAuctionRow(db, projectId), await findRound(db, projectId)]
  if (auction && isOver(auction)) return { round: auctionRound, isOpened: true, auction }
  if (!last) return refuse(auction ? 'seal.notOpened' : 'seal.noRound')
  const isOpened = last.status === 'opened' && !auction
  // While a later round or an auction is running, the quotes opened before are compared.
  const round = last.status === 'opened' ? last.round : last.round - 1
  return round === 0 ? refuse('seal.notOpened') : { round, isOpened }
}

/**
 * Project for users to whom the policy shows opened quotes, and for approvers of its award; otherwise `thing.notFound`.
 */
export async function findCompared(db: Db, actor: Actor, projectId: string): Promise<ProjectRow> {
  const project = await projects.find(db, projectId)
  if (showsAll(project, 'quotes', actor) && !isOutOfScope(project, 'comparison', actor)) return project
  const { award_id: awardId, approval_id: approvalId } = project
  const decides = awardId !== null && approvalId !== null && (await decidesAward(db, approvalId, actor.userId))
  return decides ? project : refuse('thing.notFound')
}

const once: Pick<Comparison, 'isOpened' | 'earlier'> = { isOpened: true, earlier: [] }

/** Current comparison, or the one frozen with the award. */
export async function presentComparison(db: Db, actor: Actor, projectId: string): Promise<Comparison> {
  const project = await findCompared(db, actor, projectId)
  const frozen = project.award_id === null ? undefined : await findSheet(db, project.award_id)
  if (!frozen) return compareQuotes(db, project)
  // Frozen sheets of projects with one round lack fields that were added later.
  return { ...once, ...frozen.sheet, frozenAt: frozen.proposed_at.toISOString() }
}

import type { Comparison } from '#contract/sourcing/comparison.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { findProjectShowing } from '../hall/policy.service.ts'
import { itemOf } from '../projects/project.columns.ts'
import { findItems, type ProjectRow } from '../projects/project.store.ts'
import { findQuotes } from '../seal/opening/opening.store.ts'
import { presentQuote } from '../seal/opening/quote.present.ts'
import { findRound } from '../seal/round.store.ts'

/** What was offered beside what was asked for, once the last round is opened. */
export async function compareQuotes(sql: Db, project: ProjectRow): Promise<Comparison> {
  const round = (await findRound(sql, project.id)) ?? refuse('seal.noRound')
  if (round.status !== 'opened') refuse('seal.notOpened')
  const [items, quotes] = [await findItems(sql, project.id), await findQuotes(sql, project.id, round.round)]
  return {
    projectId: project.id,
    round: round.round,
    evaluation: project.evaluation,
    awardBy: project.award_by,
    budgetAmount: project.budget_amount,
    items: items.map((row) => {
      const { id, lineNo, name, spec, unit, quantity, budgetPrice } = itemOf(row)
      return { id, lineNo, name, spec, unit, quantity, budgetPrice: budgetPrice === '' ? null : budgetPrice }
    }),
    quotes: quotes.map(presentQuote),
  }
}

/** The comparison, for those whom the one policy shows opened quotes. */
export async function presentComparison(sql: Db, actor: Actor, projectId: string): Promise<Comparison> {
  return compareQuotes(sql, await findProjectShowing(sql, actor, projectId, 'quotes'))
}

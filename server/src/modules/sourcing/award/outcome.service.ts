import type { AwardStatus } from '#contract/sourcing/award.ts'
import { compare } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { budgetOf, changeBudget } from '../projects/budget.service.ts'
import type { ProjectRow } from '../projects/project.store.ts'
import { awards } from './award.store.ts'

type Outcome = Exclude<AwardStatus, 'proposed'>

/**
 * Writes what came of the award that is in force; the caller holds the project. The held budget follows: from the
 * approval on it is what the award costs, and what the project may cost again where the award is taken back.
 */
export async function settleAward(tx: Tx, actor: Actor, project: ProjectRow, outcome: Outcome, opinion = '') {
  if (project.award_id === null) return
  const award = await awards.lock(tx, project.award_id)
  await awards.set(tx, award, {
    status: outcome,
    opinion,
    ...(outcome === 'published' ? { published_at: actor.now } : { decided_at: actor.now }),
  })
  if (outcome === 'approved') await changeBudget(tx, actor, project, award.total, 'award')
  else if (outcome === 'rejected' || outcome === 'withdrawn')
    await changeBudget(tx, actor, project, await budgetOf(tx, project), outcome)
}

/** An award that costs more than is held is covered before anybody approves it. */
export async function coverAward(tx: Tx, actor: Actor, project: ProjectRow, total: string): Promise<void> {
  if (compare(total, await budgetOf(tx, project)) > 0) await changeBudget(tx, actor, project, total, 'award')
}

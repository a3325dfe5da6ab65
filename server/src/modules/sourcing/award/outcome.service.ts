import type { AwardStatus } from '#contract/sourcing/award.ts'
import { compare, sum } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { findDemandsOf } from '../demands/demand.store.ts'
import { holdersOf, keyOf } from '../demands/recipients.ts'
import { type BudgetPart, budgetOf, changeBudget, partsOfBudget } from '../moves/budget.service.ts'
import type { ProjectRow } from '../projects/project.store.ts'
import { awards } from './award.store.ts'
import { sharesOf } from './shares.service.ts'

type Outcome = Exclude<AwardStatus, 'proposed'>

/**
 * Records the outcome of the award in force; the caller holds the project's lock. The reserved budget follows: after
 * approval the cost of the award, and the project's budget again if the award is withdrawn.
 */
export async function settleAward(tx: Tx, actor: Actor, project: ProjectRow, outcome: Outcome, opinion = '') {
  if (project.award_id === null) return
  const award = await awards.lock(tx, project.award_id)
  await awards.set(tx, award, {
    status: outcome,
    opinion,
    ...(outcome === 'published' ? { published_at: actor.now } : { decided_at: actor.now }),
  })
  if (outcome === 'approved')
    await changeBudget(tx, actor, project, await partsOfAward(tx, project, project.award_id), 'award')
  else if (outcome === 'rejected' || outcome === 'withdrawn')
    await changeBudget(tx, actor, project, await partsOfBudget(tx, project, await budgetOf(tx, project)), outcome)
}

/** Cost of an award by department, to the cent. */
async function partsOfAward(tx: Tx, project: ProjectRow, awardId: string): Promise<BudgetPart[]> {
  const shares = await sharesOf(tx, project, awardId)
  return holdersOf(project, await findDemandsOf(tx, project.id)).map(({ ref, recipient }) => {
    const own = shares.filter((share) => keyOf(share.recipient) === keyOf(recipient))
    const isOwners = (demandId: string | null) => (demandId === null) === (ref.refKind === 'project')
    const mine = own.filter(({ parts }) => parts.every(({ demandId }) => isOwners(demandId)))
    return {
      ref,
      deptId: recipient.deptId,
      amount: sum(mine.flatMap(({ freight, parts }) => [freight, ...parts.map(({ amount }) => amount)])),
    }
  })
}

/** Reserves additional budget before approval for departments whose share exceeds their reservation. */
export async function coverAward(tx: Tx, actor: Actor, project: ProjectRow, awardId: string): Promise<void> {
  const held = await partsOfBudget(tx, project, await budgetOf(tx, project))
  const awarded = await partsOfAward(tx, project, awardId)
  const needed = held.map((part, at) => (compare(awarded[at]!.amount, part.amount) > 0 ? awarded[at]! : part))
  if (needed.some((part, at) => part !== held[at])) await changeBudget(tx, actor, project, needed, 'award')
}

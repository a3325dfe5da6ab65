import { sum, units } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { type FundsRef, releaseFunds, reserveFunds } from '#modules/ledger/index.ts'
import { lineAmount } from '#sealing/quotes/amount.ts'
import { findDemandsOf } from '../demands/demand.store.ts'
import { holdersOf } from '../demands/recipients.ts'
import { splitAmount } from '../demands/share.rules.ts'
import { itemsTotal } from '../projects/draft.rules.ts'
import { itemOf } from '../projects/project.columns.ts'
import { findItems, type ProjectRow } from '../projects/project.store.ts'

/** Share of one department in a project's budget. */
export interface BudgetPart {
  readonly ref: FundsRef
  readonly deptId: string
  readonly amount: string
}

/** Maximum cost of a project: its budget, or the expected cost of its items. */
export const budgetOf = async (tx: Tx, project: ProjectRow): Promise<string> =>
  project.budget_amount ?? itemsTotal((await findItems(tx, project.id)).map(itemOf))

/** Splits an amount among departments by their expected costs; without demand lines it is all the project's own. */
export async function partsOfBudget(tx: Tx, project: ProjectRow, amount: string): Promise<BudgetPart[]> {
  const demands = await findDemandsOf(tx, project.id)
  const items = await findItems(tx, project.id)
  const priceOf = new Map(items.map(({ id, budget_price: price }) => [id, price ?? '0']))
  const demanded = new Set(demands.map(({ item_id: itemId }) => itemId))
  const own = items.filter(({ id }) => !demanded.has(id))
  const holders = holdersOf(project, demands)
  const expected = holders.map(({ ref, demands: lines }) =>
    ref.refKind === 'project'
      ? itemsTotal(own.map(itemOf))
      : sum(lines.map(({ item_id: itemId, quantity }) => lineAmount(priceOf.get(itemId ?? '') ?? '0', quantity))),
  )
  const isUnknown = expected.every((each) => units(each) === 0n)
  // Without expected prices all pay alike; departments without demand pay nothing.
  const counted = holders.map(({ ref }) =>
    ref.refKind === 'project' && own.length === 0 && demands.length > 0 ? 0n : 1n,
  )
  const amounts = splitAmount(amount, isUnknown ? counted : expected.map(units))
  return holders.map(({ ref, recipient }, at) => ({ ref, deptId: recipient.deptId, amount: amounts[at]! }))
}

/** Reserves these parts of the departments' budgets. */
export const holdParts = (tx: Tx, actor: Actor, parts: readonly BudgetPart[]): Promise<void> =>
  reserveFunds(
    tx,
    actor,
    parts
      .filter(({ amount }) => units(amount) > 0n)
      .map(({ ref, deptId, amount }) => ({ ...ref, deptId, amount, kinds: ['budget'] })),
  )

/** Reserves the budgets of a project. */
export const holdBudget = async (tx: Tx, actor: Actor, project: ProjectRow, amount: string): Promise<void> =>
  holdParts(tx, actor, await partsOfBudget(tx, project, amount))

export async function releaseBudget(tx: Tx, actor: Actor, project: ProjectRow, why: string): Promise<void> {
  const holders = holdersOf(project, await findDemandsOf(tx, project.id))
  await releaseFunds(
    tx,
    actor,
    holders.map(({ ref }) => ref),
    why,
  )
}

/** Changes the reserved parts: releases the excess and refuses if an increase is not available. */
export async function changeBudget(
  tx: Tx,
  actor: Actor,
  project: ProjectRow,
  parts: readonly BudgetPart[],
  why: string,
): Promise<void> {
  await releaseBudget(tx, actor, project, why)
  await holdParts(tx, actor, parts)
}

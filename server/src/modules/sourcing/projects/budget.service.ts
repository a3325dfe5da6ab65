import { units } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { releaseFunds, reserveFunds } from '#modules/ledger/index.ts'
import { itemsTotal } from './draft.rules.ts'
import { itemOf } from './project.columns.ts'
import { findItems, type ProjectRow } from './project.store.ts'

const fundsRef = (id: string) => ({ refKind: 'project' as const, refId: id })

/** What a project may cost: its budget, or what its items are expected to. */
export const budgetOf = async (tx: Tx, project: ProjectRow): Promise<string> =>
  project.budget_amount ?? itemsTotal((await findItems(tx, project.id)).map(itemOf))

/** Holds so much of the department's budget for a project. */
export async function holdBudget(tx: Tx, actor: Actor, { id, dept_id: deptId }: ProjectRow, amount: string) {
  if (units(amount) > 0n) await reserveFunds(tx, actor, [{ ...fundsRef(id), deptId, amount, kinds: ['budget'] }])
}

export const releaseBudget = (tx: Tx, actor: Actor, { id }: ProjectRow, why: string): Promise<void> =>
  releaseFunds(tx, actor, [fundsRef(id)], why)

/** Holds another amount from now on: what is left over is released, and more is refused where there is no more. */
export async function changeBudget(tx: Tx, actor: Actor, project: ProjectRow, amount: string, why: string) {
  await releaseBudget(tx, actor, project, why)
  await holdBudget(tx, actor, project, amount)
}

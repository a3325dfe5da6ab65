import { compare } from '#contract/kit/money.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { postAdjustment, sourceAccount } from '../fund.post.store.ts'
import { findNearestFunds } from '../fund.nearest.store.ts'
import { usableBudget } from './credit.store.ts'
import { holdIn, moveHold, type StrictRef } from '../strictHold.store.ts'

/** Budget that a department is charged on a day: its own or the nearest above; null: none. */
export const nearestBudget = async (db: Db, deptId: string, on: string): Promise<string | null> =>
  (await findNearestFunds(db, 'budget', [deptId], on, 'active'))[0]?.id ?? null

/**
 * Whether an amount exceeds what is left of the budget that a department is charged on a day. Where there is no budget,
 * nothing is exceeded.
 */
export async function exceedsBudget(
  db: Db,
  { deptId, amount, on }: { readonly deptId: string; readonly amount: string; readonly on: string },
): Promise<boolean> {
  const [budget] = await findNearestFunds(db, 'budget', [deptId], on, 'active')
  return budget !== undefined && compare(amount, budget.available) > 0
}

/**
 * Gives a budget what another one is charged for goods that it has paid for. A budget whose period is over gets nothing
 * any more. Returns whether it did.
 */
export async function creditBudget(
  tx: Tx,
  ref: { readonly refKind: 'stockIssue'; readonly refId: string },
  accountId: string,
  amount: string,
  on: string,
): Promise<boolean> {
  if (!(await usableBudget.one(tx, { id: accountId, on })).usable) return false
  await postAdjustment(tx, ref, accountId, amount)
  return true
}

/** Takes such a credit back, at most what is available there; `ref` is used once. Returns whether it was there. */
export async function takeBackCredit(tx: Tx, ref: StrictRef, accountId: string, amount: string): Promise<boolean> {
  if ((await holdIn(tx, accountId, ref, amount)) !== null) return false
  return moveHold(tx, ref, await sourceAccount(tx), 'adjust')
}

import { type FundKind, setBudget } from '#contract/ledger/ledger.ts'
import type { Tx } from '#kit/database/database.ts'
import {
  budgetOf,
  commitFunds,
  type FundsFor,
  type FundsRef,
  quotaOf,
  refundFunds,
  releaseFunds,
  reserveFunds,
} from '#modules/ledger/index.ts'
import { aDepartment, aPerson, as, aTenant, database, type Person } from './app.ts'
import { randomId } from './ids.ts'
import { today, year } from './process/today.ts'

export { today } from './process/today.ts'

/** Funds fixture: a department two levels down and a budget manager. */
export async function createFundsFixture(funds: Partial<Record<FundKind, string>> = {}) {
  const tenant = await aTenant()
  const above = await aDepartment(tenant)
  const dept = await aDepartment(tenant, above)
  const budgetManager = await aPerson(tenant, { dept, permissions: ['budget.read', 'budget.manage'] })
  for (const [kind, amount] of Object.entries(funds)) await setFund(budgetManager, kind as FundKind, dept.id, amount)
  return { tenant, above, dept, budgetManager }
}
export const setFund = (budgetManager: Person, kind: FundKind, deptId: string, amount: string, given: object = {}) =>
  as(budgetManager, setBudget, {
    kind,
    deptId,
    name: '办公设备费',
    startsOn: `${year}-01-01`,
    endsOn: `${year}-12-31`,
    active: true,
    amount,
    reason: '年度下达',
    ...given,
  })

export const newOrderRef = (): FundsRef => ({ refKind: 'order', refId: randomId() })
export const reservationOf = (
  budgetManager: Person,
  amount: string,
  ref = newOrderRef(),
  kinds: readonly FundKind[] = ['budget', 'quota'],
) => ({
  ...ref,
  deptId: budgetManager.deptId,
  amount,
  kinds,
})
export const asBudgetManager = <T>(budgetManager: Person, work: (tx: Tx) => Promise<T>) =>
  database.write(budgetManager.tenantId, work)
export const reserve = (budgetManager: Person, ...requested: FundsFor[]) =>
  asBudgetManager(budgetManager, (tx) => reserveFunds(tx, budgetManager, requested))
export const commit = (budgetManager: Person, ref: FundsRef) =>
  asBudgetManager(budgetManager, (tx) => commitFunds(tx, budgetManager, [ref]))
export const release = (budgetManager: Person, ref: FundsRef) =>
  asBudgetManager(budgetManager, (tx) => releaseFunds(tx, budgetManager, [ref], '撤回'))
export const refund = (budgetManager: Person, ref: FundsRef, amount: string, cause: string) =>
  asBudgetManager(budgetManager, (tx) => refundFunds(tx, budgetManager, ref, amount, cause))

/** Balances: available / reserved / committed. */
export const balances = async (budgetManager: Person, kind: FundKind = 'budget', deptId = budgetManager.deptId) => {
  const read = kind === 'budget' ? budgetOf : quotaOf
  const [found] = await database.read(budgetManager.tenantId, (db) => read(db, budgetManager, [deptId], today))
  return found && `${found.fund.available} / ${found.fund.reserved} / ${found.fund.committed}`
}

import { dayOf } from '#contract/kit/calendar.ts'
import { type FundKind, setBudget } from '#contract/ledger/ledger.ts'
import type { Tx } from '#kit/database.ts'
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

export const today = dayOf(new Date())
const year = today.slice(0, 4)

/** Funds fixture: a department two levels down and a budget manager. */
export async function createFundsFixture(funds: Partial<Record<FundKind, string>> = {}) {
  const tenant = await aTenant()
  const above = await aDepartment(tenant)
  const dept = await aDepartment(tenant, above)
  const keeper = await aPerson(tenant, { dept, permissions: ['budget.read', 'budget.manage'] })
  for (const [kind, amount] of Object.entries(funds)) await setFund(keeper, kind as FundKind, dept.id, amount)
  return { tenant, above, dept, keeper }
}
export const setFund = (keeper: Person, kind: FundKind, deptId: string, amount: string, given: object = {}) =>
  as(keeper, setBudget, {
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
  keeper: Person,
  amount: string,
  ref = newOrderRef(),
  kinds: readonly FundKind[] = ['budget', 'quota'],
) => ({
  ...ref,
  deptId: keeper.deptId,
  amount,
  kinds,
})
export const asKeeper = <T>(keeper: Person, work: (tx: Tx) => Promise<T>) => database.write(keeper.tenantId, work)
export const reserve = (keeper: Person, ...asked: FundsFor[]) =>
  asKeeper(keeper, (tx) => reserveFunds(tx, keeper, asked))
export const commit = (keeper: Person, ref: FundsRef) => asKeeper(keeper, (tx) => commitFunds(tx, keeper, [ref]))
export const release = (keeper: Person, ref: FundsRef) =>
  asKeeper(keeper, (tx) => releaseFunds(tx, keeper, [ref], '撤回'))
export const refund = (keeper: Person, ref: FundsRef, amount: string, cause: string) =>
  asKeeper(keeper, (tx) => refundFunds(tx, keeper, ref, amount, cause))

/** Balances: available / reserved / committed. */
export const balances = async (keeper: Person, kind: FundKind = 'budget', deptId = keeper.deptId) => {
  const read = kind === 'budget' ? budgetOf : quotaOf
  const [found] = await database.read(keeper.tenantId, (sql) => read(sql, keeper, [deptId], today))
  return found && `${found.fund.available} / ${found.fund.reserved} / ${found.fund.committed}`
}

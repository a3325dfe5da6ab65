import * as contract from '#contract/ledger/ledger.ts'
import type { Input } from '#contract/kit/route.ts'
import { aDepartment, aPerson, aTenant, database, type Person } from '#test/app.ts'
import { randomId } from '#test/ids.ts'
import { commitFunds, reserveFunds } from '#modules/ledger/index.ts'
import { year } from '#test/process/today.ts'

export { year } from '#test/process/today.ts'
export const draft = (deptId: string, given: Partial<Input<typeof contract.setBudget>> = {}) => ({
  kind: 'budget' as const,
  deptId,
  name: `办公设备费 · ${year}`,
  startsOn: `${year}-01-01`,
  endsOn: `${year}-12-31`,
  active: true,
  amount: '1000',
  reason: '年度下达',
  ...given,
})

export async function aCompany() {
  const tenant = await aTenant()
  const [here, there] = [await aDepartment(tenant), await aDepartment(tenant)]
  const below = await aDepartment(tenant, here)
  const budgetManager = await aPerson(tenant, { permissions: ['budget.read', 'budget.manage'] })
  const reader = await aPerson(tenant, { dept: here, permissions: ['budget.read'] })
  return { tenant, here, there, below, budgetManager, reader }
}

export const useBudget = (person: Person, deptId: string, amount: string, commits = false) =>
  database.write(person.tenantId, async (tx) => {
    const ref = { refKind: 'order' as const, refId: randomId() }
    await reserveFunds(tx, person, [{ ...ref, deptId, amount, kinds: ['budget'] }])
    if (commits) await commitFunds(tx, person, [ref])
  })

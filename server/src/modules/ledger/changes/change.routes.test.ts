import { expect, test } from 'vitest'
import { decideTask, listTasks } from '#contract/approvals/approvalTasks.ts'
import * as contract from '#contract/ledger/budgetChanges.ts'
import { fundUse } from '#contract/ledger/fundUse.ts'
import { type FundKind, listBudgets, listFundEntries } from '#contract/ledger/ledger.ts'
import { aDepartment, aPerson, as, aTenant, type Person, refusalOf } from '#test/app.ts'
import { newOrderRef, reservationOf, reserve, setFund } from '#test/fundsFixture.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { createApprovalRule } from '#test/ordering/setUp.ts'
import { ownerPool } from '#test/sql/ownerPool.ts'
import { verifyLedger } from '../index.ts'

/** Two departments with budgets below one that has their head, and finance who decides. */
async function createChanging({ withRule = true } = {}) {
  const tenant = await aTenant()
  const above = await aDepartment(tenant)
  const [first, second, other] = [
    await aDepartment(tenant, above),
    await aDepartment(tenant, above),
    await aDepartment(tenant),
  ]
  const head = await aPerson(tenant, { dept: above, permissions: ['budget.read', 'budget.request'] })
  const finance = await aPerson(tenant, { permissions: ['budget.read', 'budget.oversee', 'approval.decide'] })
  const manager = await aPerson(tenant, { permissions: ['budget.read', 'budget.manage'] })
  if (withRule) await createApprovalRule(tenant, [finance], '0', 'budgetChange')
  const fund = (kind: FundKind, deptId: string, amount: string) => setFund(manager, kind, deptId, amount)
  const one = await fund('budget', first.id, '100')
  const two = await fund('budget', second.id, '50')
  const quota = await fund('quota', first.id, '70')
  const theirs = await fund('budget', other.id, '900')
  const request = (
    kind: contract.BudgetChangeKind,
    amount: string,
    more: { fundId?: string; toFundId?: string } = {},
  ) => as(head, contract.requestBudgetChange, { kind, fundId: one.id, amount, reason: '项目追加', ...more })
  const decide = async (decision: 'agree' | 'reject' = 'agree', by: Person = finance) => {
    const { records } = await as(by, listTasks, { tab: 'todo' })
    const { instanceId, docVersion } = records[0]!
    return as(by, decideTask, { instanceId, docVersion, decision, opinion: '请压缩' })
  }
  const fundNow = async (id: string) => {
    const { records } = await as(manager, listBudgets, {})
    const { amount, available, reserved } = records.find((each) => each.id === id)!
    return `${amount} = ${available} + ${reserved}`
  }
  const spender = { ...head, deptId: first.id }
  return { tenant, first, head, finance, manager, one, two, quota, theirs, request, decide, fundNow, spender }
}
const audit = () => verifyLedger(ownerPool)

test('budget change: an increase is posted when it is approved, and stands in the entries and in the use by month', async () => {
  const { head, finance, one, request, decide, fundNow } = await createChanging()
  const { id, changeNo } = await request('increase', '30.50')
  expect(await fundNow(one.id)).toBe('100.00 = 100.00 + 0.00')
  expect((await as(finance, contract.findBudgetChange, { id })).can).toEqual([])
  await decide()
  expect(await as(head, contract.findBudgetChange, { id })).toMatchObject({ status: 'posted', can: [] })
  expect(await fundNow(one.id)).toBe('130.50 = 130.50 + 0.00')
  const [entry] = (await as(head, listFundEntries, { id: one.id })).records
  expect(entry).toMatchObject({ kind: 'adjust', change: '30.50', refKind: 'budgetChange', refNo: changeNo })
  const { months } = await as(head, fundUse, { id: one.id })
  expect(months.findLast(({ committed }) => committed !== null)).toMatchObject({ amount: '130.50', reserved: '0.00' })
  expect(await audit()).toEqual([])
})

test('budget change: a transfer is held until it is decided, then both sides change by the same amount, once', async () => {
  const { head, one, two, request, decide, fundNow, spender } = await createChanging()
  await request('transfer', '60', { toFundId: two.id })
  expect(await fundNow(one.id)).toBe('100.00 = 40.00 + 60.00')
  // What is held is spent by nobody else.
  expect(await refusalOf(reserve(spender, reservationOf(spender, '41', newOrderRef(), ['budget'])))).toBe(
    'budget.short',
  )
  expect(await refusalOf(request('decrease', '40.01'))).toBe('budgetChange.short')
  await decide()
  expect([await fundNow(one.id), await fundNow(two.id)]).toEqual(['40.00 = 40.00 + 0.00', '110.00 = 110.00 + 0.00'])
  const entries = (await as(head, listFundEntries, { id: two.id })).records
  expect(entries[0]).toMatchObject({ kind: 'transfer', change: '60.00' })
  const { months } = await as(head, fundUse, { id: one.id })
  expect(months.findLast(({ committed }) => committed !== null)).toMatchObject({ amount: '40.00', reserved: '0.00' })
  expect(await audit()).toEqual([])
})

test('budget change: of many decisions at once one counts, and a decrease never takes what is used', async () => {
  const { one, finance, request, fundNow, spender } = await createChanging()
  await reserve(spender, reservationOf(spender, '80', newOrderRef(), ['budget']))
  expect(await refusalOf(request('decrease', '20.01'))).toBe('budgetChange.short')
  await request('decrease', '20')
  const { records } = await as(finance, listTasks, { tab: 'todo' })
  const { instanceId, docVersion } = records[0]!
  const decide = (decision: 'agree' | 'reject') =>
    as(finance, decideTask, { instanceId, docVersion, decision, opinion: '请压缩' })
  const all = await outcomes(Array.from({ length: 8 }, (_, n) => decide(n % 2 ? 'agree' : 'reject')))
  expect(count(all, 'ok')).toBe(1)
  expect(['80.00 = 0.00 + 80.00', '100.00 = 20.00 + 80.00']).toContain(await fundNow(one.id))
  expect(await audit()).toEqual([])
})

test('budget change: what is rejected or withdrawn changes nothing and gives back what it held', async () => {
  const { head, one, two, request, decide, fundNow, finance } = await createChanging()
  const { id } = await request('transfer', '60', { toFundId: two.id })
  await decide('reject')
  expect(await as(head, contract.findBudgetChange, { id })).toMatchObject({ status: 'rejected', opinion: '请压缩' })
  const next = await request('decrease', '10')
  expect(await refusalOf(as(finance, contract.withdrawBudgetChange, { id: next.id, version: next.version }))).toBe(
    'permission.denied',
  )
  await as(head, contract.withdrawBudgetChange, { id: next.id, version: next.version })
  expect(await refusalOf(as(head, contract.withdrawBudgetChange, { id: next.id, version: next.version + 1 }))).toBe(
    'thing.wrongState',
  )
  expect([await fundNow(one.id), await fundNow(two.id)]).toEqual(['100.00 = 100.00 + 0.00', '50.00 = 50.00 + 0.00'])
  expect(await audit()).toEqual([])
})

test('budget change: only of budgets in one’s own scope, of one type, by a rule of approval', async () => {
  const { tenant, head, one, two, quota, theirs, request, finance } = await createChanging()
  expect(await refusalOf(request('increase', '10', { fundId: theirs.id }))).toBe('thing.notFound')
  expect(await refusalOf(request('transfer', '10', { toFundId: theirs.id }))).toBe('thing.notFound')
  expect(await refusalOf(request('transfer', '10', { toFundId: quota.id }))).toBe('budgetChange.otherKind')
  expect(await refusalOf(request('transfer', '10', { toFundId: one.id }))).toBe('budgetChange.sameBudget')
  expect(await refusalOf(request('transfer', '10'))).toBe('budgetChange.noTarget')
  expect(await refusalOf(request('increase', '0'))).toBe('fund.amountInvalid')
  const { id } = await request('transfer', '10', { toFundId: two.id })
  const elsewhere = await aDepartment(tenant)
  const stranger = await aPerson(tenant, {
    dept: elsewhere,
    permissions: ['budget.read', 'budget.request', 'approval.decide'],
  })
  const foreign = await aPerson(await aTenant(), { permissions: ['budget.read', 'budget.oversee'] })
  for (const other of [stranger, foreign]) {
    expect(await refusalOf(as(other, contract.findBudgetChange, { id }))).toBe('thing.notFound')
    expect((await as(other, contract.listBudgetChangeRequests, {})).total).toBe(0)
    expect(await refusalOf(as(other, contract.listBudgetChangeChanges, { id }))).toBe('thing.notFound')
  }
  expect((await as(finance, contract.listBudgetChangeRequests, {})).total).toBe(1)
  const reader = await aPerson(tenant, { permissions: ['budget.read'] })
  expect(
    await refusalOf(
      as(reader, contract.requestBudgetChange, { kind: 'increase', fundId: one.id, amount: '1', reason: '追加' }),
    ),
  ).toBe('permission.denied')
  const without = await createChanging({ withRule: false })
  expect(await refusalOf(without.request('increase', '10'))).toBe('budgetChange.noRule')
  expect((await as(head, contract.listBudgetChangeRequests, {})).records).toMatchObject([{ id, status: 'approving' }])
})

test('budgets: a head sees those below their department, finance all of the tenant', async () => {
  const { head, finance, one, two, quota, theirs } = await createChanging()
  const seenBy = async (person: Person) => (await as(person, listBudgets, {})).records.map(({ id }) => id).toSorted()
  expect(await seenBy(head)).toEqual([one.id, two.id, quota.id].toSorted())
  expect(await seenBy(finance)).toEqual([one.id, two.id, quota.id, theirs.id].toSorted())
})

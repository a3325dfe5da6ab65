import { expect, test } from 'vitest'
import * as contract from '#contract/ledger/ledger.ts'
import type { Input } from '#contract/kit/route.ts'
import { aPerson, as, aTenant, database, type Person, refusalOf } from '#test/app.ts'
import { year, draft, aCompany, useBudget } from '#test/ledger/budgets.ts'

test('budgets: creating, using, raising and lowering a budget is recorded in its ledger', async () => {
  const { budgetManager, here } = await aCompany()
  const first = await as(budgetManager, contract.setBudget, draft(here.id))
  expect(first).toMatchObject({
    amount: '1000.00',
    available: '1000.00',
    reserved: '0.00',
    committed: '0.00',
    version: 1,
  })
  await useBudget(budgetManager, here.id, '300')
  await useBudget(budgetManager, here.id, '200.50', true)
  const given = { id: first.id, version: 1 }
  expect(await refusalOf(as(budgetManager, contract.setBudget, draft(here.id, { ...given, amount: '500.49' })))).toBe(
    'budget.belowUsed',
  )
  const lower = await as(
    budgetManager,
    contract.setBudget,
    draft(here.id, { ...given, amount: '500.50', reason: '核减' }),
  )
  expect(lower).toMatchObject({
    amount: '500.50',
    available: '0.00',
    reserved: '300.00',
    committed: '200.50',
    version: 2,
  })
  expect(await refusalOf(as(budgetManager, contract.setBudget, draft(here.id, { ...given, amount: '900' })))).toBe(
    'thing.stale',
  )

  const { records, total } = await as(budgetManager, contract.listFundEntries, { id: first.id, limit: 3 })
  expect(total).toBe(7)
  expect(records.map(({ kind, part, change }) => `${kind} ${part} ${change}`)).toEqual([
    'set available -499.50',
    'commit frozen -200.50',
    'reserve frozen 200.50',
  ])
  const events = await database.read(budgetManager.tenantId, (db) =>
    db.selectFrom('kit.events').select(['reason', 'data']).where('entity_id', '=', first.id).orderBy('id').execute(),
  )
  expect(events).toMatchObject([
    { reason: '年度下达', data: { from: '0.00', to: '1000' } },
    { reason: '核减', data: { from: '1000.00', to: '500.50' } },
  ])
})

test.each([
  ['two for the same days', draft, {}, 'budget.overlap'],
  ['days that overlap', draft, { startsOn: `${year}-12-31`, endsOn: `${Number(year) + 1}-06-30` }, 'budget.overlap'],
  [
    'a period that ends before it begins',
    draft,
    { startsOn: '2019-02-01', endsOn: '2019-01-31' },
    'budget.periodEmpty',
  ],
  ['a day that is none', draft, { startsOn: `${year}-02-30` }, 'input.invalid'],
  ['a negative amount', draft, { amount: '-1' }, 'format.amount'],
  ['a third decimal', draft, { amount: '1.001' }, 'format.amount'],
  ['nine digits', draft, { amount: '100000000' }, 'format.amount'],
  ['a department that is none', draft, { deptId: '1' }, 'budget.noDept'],
  ['a budget that is none', draft, { id: '1', version: 1 }, 'thing.notFound'],
] as const)('refused: %s', async (_, make, given, code) => {
  const { budgetManager, here } = await aCompany()
  await as(budgetManager, contract.setBudget, draft(here.id))
  expect(await refusalOf(as(budgetManager, contract.setBudget, make(here.id, given)))).toBe(code)
  expect((await as(budgetManager, contract.listBudgets, {})).total).toBe(1)
})

test('budgets: kind and department are immutable, and a closed budget can be replaced', async () => {
  const { budgetManager, here, there } = await aCompany()
  const { id, version } = await as(budgetManager, contract.setBudget, draft(here.id))
  const change = (deptId: string, given: object) =>
    refusalOf(as(budgetManager, contract.setBudget, draft(deptId, { id, version, ...given })))
  expect([await change(there.id, {}), await change(here.id, { kind: 'quota' })]).toEqual([
    'budget.fixed',
    'budget.fixed',
  ])
  expect(await change(here.id, { active: false })).toBe('accepted')
  expect(await refusalOf(as(budgetManager, contract.setBudget, draft(here.id)))).toBe('accepted')
  expect(await change(here.id, { version: 2, active: true })).toBe('budget.overlap')
})

test('budgets: people see the budgets of their department and below, not of neighbours', async () => {
  const { tenant, budgetManager, reader, here, there, below } = await aCompany()
  for (const dept of [tenant.root, here, there, below]) await as(budgetManager, contract.setBudget, draft(dept.id))
  const seenBy = async (person: Person, input: Input<typeof contract.listBudgets> = {}) =>
    (await as(person, contract.listBudgets, input)).records
  expect((await seenBy(budgetManager)).length).toBe(4)
  expect((await seenBy(reader)).map(({ deptId }) => deptId).toSorted()).toEqual([here.id, below.id].toSorted())
  expect((await seenBy(reader, { deptId: below.id })).map(({ deptId }) => deptId)).toEqual([below.id])
  expect(await seenBy(reader, { kind: 'quota' })).toEqual([])

  const other = (await seenBy(budgetManager, { deptId: there.id }))[0]!
  expect(await refusalOf(as(reader, contract.listFundEntries, { id: other.id }))).toBe('thing.notFound')
  const stranger = await aPerson(await aTenant(), { permissions: ['budget.read', 'budget.manage'] })
  expect(await seenBy(stranger)).toEqual([])
  expect(await refusalOf(as(stranger, contract.listFundEntries, { id: other.id }))).toBe('thing.notFound')
  expect(
    await refusalOf(as(stranger, contract.setBudget, draft(other.deptId, { id: other.id, version: other.version }))),
  ).toBe('thing.notFound')
  expect(await refusalOf(as(stranger, contract.setBudget, draft(other.deptId)))).toBe('budget.noDept')
  const buyer = await aPerson(tenant, { permissions: ['order.submit'] })
  expect(await refusalOf(as(buyer, contract.listBudgets, {}))).toBe('permission.denied')
  expect(await refusalOf(as(reader, contract.setBudget, draft(here.id)))).toBe('permission.denied')
})

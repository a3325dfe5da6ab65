import { expect, test } from 'vitest'
import * as contract from '#contract/ledger/ledger.ts'
import { fundUse } from '#contract/ledger/fundUse.ts'
import { dayOf, monthAfter } from '#contract/kit/calendar.ts'
import { aPerson, as, aTenant, database, type Person, refusalOf } from '#test/app.ts'
import { randomId } from '#test/ids.ts'
import { connectOwner } from '#test/sql/owner.ts'
import { aCompany, draft, useBudget, year } from '#test/ledger/budgets.ts'
import { commitFunds, refundFunds, reserveFunds } from '#modules/ledger/index.ts'

const now = dayOf(new Date()).slice(0, 7)
/** Period that began months ago, independent of the current date. */
const lastYear = { startsOn: `${Number(year) - 1}-01-01`, endsOn: `${year}-12-31` }

const owner = await connectOwner()
/** Commits an amount some months ago: real postings whose times the owner of the database changes. */
async function spendAt(person: Person, deptId: string, amount: string, at: string): Promise<void> {
  const ref = { refKind: 'order' as const, refId: randomId() }
  await database.write(person.tenantId, async (tx) => {
    await reserveFunds(tx, person, [{ ...ref, deptId, amount, kinds: ['budget'] }])
    await commitFunds(tx, person, [ref])
  })
  await owner.query('update ledger.entries set at = $1 where tenant_id = $2 and ref_id = $3', [
    at,
    person.tenantId,
    ref.refId,
  ])
}

test('fund use: monthly sums of committed, refunded and reserved amounts match the balances', async () => {
  const { budgetManager, here } = await aCompany()
  const fund = await as(budgetManager, contract.setBudget, draft(here.id, { ...lastYear, amount: '1000.30' }))
  // Midnight in China Standard Time is still the previous day in UTC: this is the first of the month.
  const before = monthAfter(now, -1)
  await spendAt(budgetManager, here.id, '100.10', `${before}-01T00:00:00+08:00`)
  await spendAt(budgetManager, here.id, '0.20', `${before}-15T12:00:00+08:00`)
  await useBudget(budgetManager, here.id, '300')
  const ref = { refKind: 'order' as const, refId: randomId() }
  await database.write(budgetManager.tenantId, async (tx) => {
    await reserveFunds(tx, budgetManager, [{ ...ref, deptId: here.id, amount: '50.50', kinds: ['budget'] }])
    await commitFunds(tx, budgetManager, [ref])
    await refundFunds(tx, budgetManager, ref, '20.25', 'return:1')
  })
  const { months } = await as(budgetManager, fundUse, { id: fund.id })
  expect(months[0]!.month).toBe(lastYear.startsOn.slice(0, 7))
  expect(months.at(-1)!.month).toBe(`${year}-12`)
  const of = (month: string) => months.find((each) => each.month === month)
  expect(of(before)).toMatchObject({ amount: '0.00', committed: '100.30', committedSoFar: '100.30', reserved: '0.00' })
  expect(of(now)).toEqual({
    month: now,
    amount: '1000.30',
    committed: '30.25',
    committedSoFar: '130.55',
    reserved: '300.00',
  })
  const [{ committed, reserved, amount }] = (await as(budgetManager, contract.listBudgets, {})).records as [
    contract.Fund,
  ]
  expect([committed, reserved, amount]).toEqual(['130.55', '300.00', '1000.30'])
})

test('fund use: a budget of another department or tenant is not found, and reading requires the permission', async () => {
  const { tenant, budgetManager, reader, here, there, below } = await aCompany()
  const [own, other, lower] = [
    await as(budgetManager, contract.setBudget, draft(here.id)),
    await as(budgetManager, contract.setBudget, draft(there.id)),
    await as(budgetManager, contract.setBudget, draft(below.id)),
  ]
  expect((await as(reader, fundUse, { id: own.id })).months).toHaveLength(12)
  expect((await as(reader, fundUse, { id: lower.id })).months).toHaveLength(12)
  expect(await refusalOf(as(reader, fundUse, { id: other.id }))).toBe('thing.notFound')
  const stranger = await aPerson(await aTenant(), { permissions: ['budget.read', 'budget.manage'] })
  expect(await refusalOf(as(stranger, fundUse, { id: own.id }))).toBe('thing.notFound')
  const buyer = await aPerson(tenant, { permissions: ['order.submit'] })
  expect(await refusalOf(as(buyer, fundUse, { id: own.id }))).toBe('permission.denied')
})

import { expect, test } from 'vitest'
import { aPerson, aTenant, refusalOf } from '#test/app.ts'
import {
  newOrderRef,
  createFundsFixture,
  commit,
  setFund,
  refund,
  release,
  reserve,
  reservationOf,
  balances,
} from '#test/fundsFixture.ts'

test('fund reservations: reserving, committing and refunding apply once, to budget and quota alike', async () => {
  const { budgetManager } = await createFundsFixture({ budget: '1000', quota: '500.50' })
  const order = newOrderRef()
  await reserve(budgetManager, reservationOf(budgetManager, '300.25', order))
  await reserve(budgetManager, reservationOf(budgetManager, '300.25', order))
  expect([await balances(budgetManager), await balances(budgetManager, 'quota')]).toEqual([
    '699.75 / 300.25 / 0.00',
    '200.25 / 300.25 / 0.00',
  ])
  await commit(budgetManager, order)
  await commit(budgetManager, order)
  expect(await balances(budgetManager)).toBe('699.75 / 0.00 / 300.25')
  await refund(budgetManager, order, '100.25', 'short')
  await refund(budgetManager, order, '100.25', 'short')
  expect([await balances(budgetManager), await balances(budgetManager, 'quota')]).toEqual([
    '800.00 / 0.00 / 200.00',
    '300.50 / 0.00 / 200.00',
  ])
  expect(await refusalOf(refund(budgetManager, order, '200.01', 'cancel'))).toBe('hold.refundTooMuch')
  await refund(budgetManager, order, '200', 'cancel')
  expect(await balances(budgetManager)).toBe('1000.00 / 0.00 / 0.00')
})

test('fund reservations: released, then reserved again with another amount', async () => {
  const { budgetManager } = await createFundsFixture({ budget: '1000' })
  const order = newOrderRef()
  await reserve(budgetManager, reservationOf(budgetManager, '300', order))
  expect(await refusalOf(reserve(budgetManager, reservationOf(budgetManager, '301', order)))).toBe('hold.differs')
  await release(budgetManager, order)
  await release(budgetManager, order)
  expect(await balances(budgetManager)).toBe('1000.00 / 0.00 / 0.00')
  await reserve(budgetManager, reservationOf(budgetManager, '301', order))
  await commit(budgetManager, order)
  expect(await balances(budgetManager)).toBe('699.00 / 0.00 / 301.00')
  expect(await refusalOf(release(budgetManager, order))).toBe('hold.ended')
  expect(await balances(budgetManager)).toBe('699.00 / 0.00 / 301.00')
})

test('fund reservations: the nearest ancestor with a budget pays; without any, nothing is reserved', async () => {
  const { budgetManager, above, tenant } = await createFundsFixture()
  const order = newOrderRef()
  await reserve(budgetManager, reservationOf(budgetManager, '300', order))
  await commit(budgetManager, order)
  expect(await balances(budgetManager)).toBeUndefined()
  await setFund(budgetManager, 'budget', tenant.root.id, '1000')
  await reserve(budgetManager, reservationOf(budgetManager, '300'))
  expect(await balances(budgetManager)).toBe('700.00 / 300.00 / 0.00')
  await setFund(budgetManager, 'budget', above.id, '50')
  expect(await refusalOf(reserve(budgetManager, reservationOf(budgetManager, '300')))).toBe('budget.short')
})

test('fund reservations: budgets of other years and closed ones are not used', async () => {
  const { budgetManager, dept } = await createFundsFixture()
  await setFund(budgetManager, 'budget', dept.id, '1000', { startsOn: '2020-01-01', endsOn: '2020-12-31' })
  await setFund(budgetManager, 'budget', dept.id, '1000', { active: false })
  await reserve(budgetManager, reservationOf(budgetManager, '300'))
  expect(await balances(budgetManager)).toBeUndefined()
})

test('fund reservations: if one fund is insufficient, none is reserved; the refusal has the available amount', async () => {
  const { budgetManager } = await createFundsFixture({ budget: '1000', quota: '100' })
  const attempt = reserve(budgetManager, reservationOf(budgetManager, '40'), reservationOf(budgetManager, '60.01'))
  await expect(attempt).rejects.toMatchObject({
    code: 'quota.short',
    facts: { available: '100.00', needed: '100.01' },
  })
  expect([await balances(budgetManager), await balances(budgetManager, 'quota')]).toEqual([
    '1000.00 / 0.00 / 0.00',
    '100.00 / 0.00 / 0.00',
  ])
  await reserve(
    budgetManager,
    reservationOf(budgetManager, '40'),
    reservationOf(budgetManager, '60'),
    reservationOf(budgetManager, '0'),
  )
  expect(await balances(budgetManager, 'quota')).toBe('0.00 / 100.00 / 0.00')
  expect(await refusalOf(reserve(budgetManager, reservationOf(budgetManager, '-1')))).toBe('fund.amountInvalid')
})

test('fund reservations: without quota checks no quota is reserved', async () => {
  const tenant = await aTenant({ isCheckQuota: '0' })
  const budgetManager = await aPerson(tenant, { permissions: ['budget.read', 'budget.manage'] })
  await setFund(budgetManager, 'quota', budgetManager.deptId, '10')
  await reserve(budgetManager, reservationOf(budgetManager, '300'))
  expect(await balances(budgetManager, 'quota')).toBe('10.00 / 0.00 / 0.00')
})

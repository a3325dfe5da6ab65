import { expect, test } from 'vitest'
import type { FundKind } from '#contract/ledger/ledger.ts'
import { aPerson, aTenant, refusalOf } from '#test/app.ts'
import {
  asBudgetManager,
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
import { commitFunds, type FundsRef, releaseFunds, reserveFunds } from './index.ts'

test('fund reservations: reserved, committed, given back: each in budget and quota alike, each once', async () => {
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

test('fund reservations: released, and reserved again with another amount', async () => {
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

test('fund reservations: the nearest department upward pays; where nobody keeps a budget, nothing is reserved', async () => {
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

test('fund reservations: a budget of another year, or one that is closed, pays nothing', async () => {
  const { budgetManager, dept } = await createFundsFixture()
  await setFund(budgetManager, 'budget', dept.id, '1000', { startsOn: '2020-01-01', endsOn: '2020-12-31' })
  await setFund(budgetManager, 'budget', dept.id, '1000', { active: false })
  await reserve(budgetManager, reservationOf(budgetManager, '300'))
  expect(await balances(budgetManager)).toBeUndefined()
})

test('fund reservations: too little in one of them, and nothing is reserved in any; the refusal says how much there is', async () => {
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

test('fund reservations: a tenant that checks no quota reserves none', async () => {
  const tenant = await aTenant({ isCheckQuota: '0' })
  const budgetManager = await aPerson(tenant, { permissions: ['budget.read', 'budget.manage'] })
  await setFund(budgetManager, 'quota', budgetManager.deptId, '10')
  await reserve(budgetManager, reservationOf(budgetManager, '300'))
  expect(await balances(budgetManager, 'quota')).toBe('10.00 / 0.00 / 0.00')
})

test('fund reservations: a hundred, spent by tens a hundred times at once in four ways: ten succeed', async () => {
  const { budgetManager } = await createFundsFixture({ budget: '100', quota: '1000' })
  const ways: ((order: FundsRef) => Promise<unknown>)[] = [
    (order) => reserve(budgetManager, reservationOf(budgetManager, '10', order)),
    (order) => reserve(budgetManager, reservationOf(budgetManager, '10', order, ['quota', 'budget'])),
    (order) => reserve(budgetManager, reservationOf(budgetManager, '4', order), reservationOf(budgetManager, '6')),
    (order) =>
      asBudgetManager(budgetManager, async (tx) => {
        await reserveFunds(tx, budgetManager, [reservationOf(budgetManager, '10', order)])
        await commitFunds(tx, budgetManager, [order])
      }),
  ]
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, turn) => refusalOf(ways[turn % ways.length]!(newOrderRef()))),
  )
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(10)
  expect(new Set(outcomes)).toEqual(new Set(['accepted', 'budget.short']))
  expect((await balances(budgetManager))?.split(' / ')[0]).toBe('0.00')
  expect((await balances(budgetManager, 'quota'))?.split(' / ')[0]).toBe('900.00')
})

test('fund reservations: the same order reserved twenty times at once is reserved once', async () => {
  const { budgetManager } = await createFundsFixture({ budget: '1000', quota: '1000' })
  const order = newOrderRef()
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => refusalOf(reserve(budgetManager, reservationOf(budgetManager, '10', order)))),
  )
  expect(new Set(outcomes)).toEqual(new Set(['accepted']))
  expect([await balances(budgetManager), await balances(budgetManager, 'quota')]).toEqual([
    '990.00 / 10.00 / 0.00',
    '990.00 / 10.00 / 0.00',
  ])
})

test('fund reservations: committed, released and expired at once, two hundred times: a hold ends once', async () => {
  const { budgetManager } = await createFundsFixture({ budget: '100' })
  let committed = 0
  for (let round = 0; round < 200; round++) {
    const order = newOrderRef()
    await reserve(budgetManager, reservationOf(budgetManager, '0.10', order))
    const ends = await Promise.all([
      refusalOf(commit(budgetManager, order)),
      refusalOf(release(budgetManager, order)),
      refusalOf(asBudgetManager(budgetManager, (tx) => releaseFunds(tx, budgetManager, [order], '逾期'))),
    ])
    const isCommitted = ends[0] === 'accepted'
    expect(ends).toEqual(
      isCommitted ? ['accepted', 'hold.ended', 'hold.ended'] : ['hold.ended', 'accepted', 'accepted'],
    )
    if (isCommitted) committed++
  }
  const cents = committed * 10
  const yuan = (value: number) => (value / 100).toFixed(2)
  expect(await balances(budgetManager)).toBe(`${yuan(10_000 - cents)} / 0.00 / ${yuan(cents)}`)
})

test('fund reservations: fifty refunds of one order at once never exceed it', async () => {
  const { budgetManager } = await createFundsFixture({ budget: '100' })
  const order = newOrderRef()
  await reserve(budgetManager, reservationOf(budgetManager, '100', order))
  await commit(budgetManager, order)
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => refusalOf(refund(budgetManager, order, '9.99', `return:${turn}`))),
  )
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(10)
  expect(await balances(budgetManager)).toBe('99.90 / 0.00 / 0.10')
})

test('fund reservations: orders that pay from the same funds in opposite orders do not stop one another', async () => {
  const { budgetManager, above } = await createFundsFixture({ budget: '10000', quota: '10000' })
  await setFund(budgetManager, 'budget', above.id, '10000')
  const from = (deptId: string, kinds: readonly FundKind[]) => ({
    ...reservationOf(budgetManager, '1', newOrderRef(), kinds),
    deptId,
  })
  const mine = () => from(budgetManager.deptId, ['budget', 'quota'])
  const theirs = () => from(above.id, ['budget'])
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, turn) =>
      refusalOf(turn % 2 ? reserve(budgetManager, mine(), theirs()) : reserve(budgetManager, theirs(), mine())),
    ),
  )
  expect(new Set(outcomes)).toEqual(new Set(['accepted']))
})

import { expect, test } from 'vitest'
import type { FundKind } from '#contract/ledger/ledger.ts'
import { aPerson, aTenant, refusalOf } from '#test/app.ts'
import {
  asKeeper,
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

test('reserved, committed, given back: each in budget and quota alike, each once', async () => {
  const { keeper } = await createFundsFixture({ budget: '1000', quota: '500.50' })
  const order = newOrderRef()
  await reserve(keeper, reservationOf(keeper, '300.25', order))
  await reserve(keeper, reservationOf(keeper, '300.25', order))
  expect([await balances(keeper), await balances(keeper, 'quota')]).toEqual([
    '699.75 / 300.25 / 0.00',
    '200.25 / 300.25 / 0.00',
  ])
  await commit(keeper, order)
  await commit(keeper, order)
  expect(await balances(keeper)).toBe('699.75 / 0.00 / 300.25')
  await refund(keeper, order, '100.25', 'short')
  await refund(keeper, order, '100.25', 'short')
  expect([await balances(keeper), await balances(keeper, 'quota')]).toEqual([
    '800.00 / 0.00 / 200.00',
    '300.50 / 0.00 / 200.00',
  ])
  expect(await refusalOf(refund(keeper, order, '200.01', 'cancel'))).toBe('hold.refundTooMuch')
  await refund(keeper, order, '200', 'cancel')
  expect(await balances(keeper)).toBe('1000.00 / 0.00 / 0.00')
})

test('released, and reserved again with another amount', async () => {
  const { keeper } = await createFundsFixture({ budget: '1000' })
  const order = newOrderRef()
  await reserve(keeper, reservationOf(keeper, '300', order))
  expect(await refusalOf(reserve(keeper, reservationOf(keeper, '301', order)))).toBe('hold.differs')
  await release(keeper, order)
  await release(keeper, order)
  expect(await balances(keeper)).toBe('1000.00 / 0.00 / 0.00')
  await reserve(keeper, reservationOf(keeper, '301', order))
  await commit(keeper, order)
  expect(await balances(keeper)).toBe('699.00 / 0.00 / 301.00')
  expect(await refusalOf(release(keeper, order))).toBe('hold.ended')
  expect(await balances(keeper)).toBe('699.00 / 0.00 / 301.00')
})

test('the nearest department upward pays; where nobody keeps a budget, nothing is reserved', async () => {
  const { keeper, above, tenant } = await createFundsFixture()
  const order = newOrderRef()
  await reserve(keeper, reservationOf(keeper, '300', order))
  await commit(keeper, order)
  expect(await balances(keeper)).toBeUndefined()
  await setFund(keeper, 'budget', tenant.root.id, '1000')
  await reserve(keeper, reservationOf(keeper, '300'))
  expect(await balances(keeper)).toBe('700.00 / 300.00 / 0.00')
  await setFund(keeper, 'budget', above.id, '50')
  expect(await refusalOf(reserve(keeper, reservationOf(keeper, '300')))).toBe('budget.short')
})

test('a budget of another year, or one that is closed, pays nothing', async () => {
  const { keeper, dept } = await createFundsFixture()
  await setFund(keeper, 'budget', dept.id, '1000', { startsOn: '2020-01-01', endsOn: '2020-12-31' })
  await setFund(keeper, 'budget', dept.id, '1000', { active: false })
  await reserve(keeper, reservationOf(keeper, '300'))
  expect(await balances(keeper)).toBeUndefined()
})

test('too little in one of them, and nothing is reserved in any; the refusal says how much there is', async () => {
  const { keeper } = await createFundsFixture({ budget: '1000', quota: '100' })
  const attempt = reserve(keeper, reservationOf(keeper, '40'), reservationOf(keeper, '60.01'))
  await expect(attempt).rejects.toMatchObject({
    code: 'quota.short',
    facts: { available: '100.00', needed: '100.01' },
  })
  expect([await balances(keeper), await balances(keeper, 'quota')]).toEqual([
    '1000.00 / 0.00 / 0.00',
    '100.00 / 0.00 / 0.00',
  ])
  await reserve(keeper, reservationOf(keeper, '40'), reservationOf(keeper, '60'), reservationOf(keeper, '0'))
  expect(await balances(keeper, 'quota')).toBe('0.00 / 100.00 / 0.00')
  expect(await refusalOf(reserve(keeper, reservationOf(keeper, '-1')))).toBe('fund.amountInvalid')
})

test('a tenant that checks no quota reserves none', async () => {
  const tenant = await aTenant({ isCheckQuota: '0' })
  const keeper = await aPerson(tenant, { permissions: ['budget.read', 'budget.manage'] })
  await setFund(keeper, 'quota', keeper.deptId, '10')
  await reserve(keeper, reservationOf(keeper, '300'))
  expect(await balances(keeper, 'quota')).toBe('10.00 / 0.00 / 0.00')
})

test('a hundred, spent by tens a hundred times at once in four ways: ten succeed', async () => {
  const { keeper } = await createFundsFixture({ budget: '100', quota: '1000' })
  const ways: ((order: FundsRef) => Promise<unknown>)[] = [
    (order) => reserve(keeper, reservationOf(keeper, '10', order)),
    (order) => reserve(keeper, reservationOf(keeper, '10', order, ['quota', 'budget'])),
    (order) => reserve(keeper, reservationOf(keeper, '4', order), reservationOf(keeper, '6')),
    (order) =>
      asKeeper(keeper, async (tx) => {
        await reserveFunds(tx, keeper, [reservationOf(keeper, '10', order)])
        await commitFunds(tx, keeper, [order])
      }),
  ]
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, turn) => refusalOf(ways[turn % ways.length]!(newOrderRef()))),
  )
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(10)
  expect(new Set(outcomes)).toEqual(new Set(['accepted', 'budget.short']))
  expect((await balances(keeper))?.split(' / ')[0]).toBe('0.00')
  expect((await balances(keeper, 'quota'))?.split(' / ')[0]).toBe('900.00')
})

test('the same order reserved twenty times at once is reserved once', async () => {
  const { keeper } = await createFundsFixture({ budget: '1000', quota: '1000' })
  const order = newOrderRef()
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => refusalOf(reserve(keeper, reservationOf(keeper, '10', order)))),
  )
  expect(new Set(outcomes)).toEqual(new Set(['accepted']))
  expect([await balances(keeper), await balances(keeper, 'quota')]).toEqual([
    '990.00 / 10.00 / 0.00',
    '990.00 / 10.00 / 0.00',
  ])
})

test('committed, released and expired at once, two hundred times: a hold ends once', async () => {
  const { keeper } = await createFundsFixture({ budget: '100' })
  let committed = 0
  for (let round = 0; round < 200; round++) {
    const order = newOrderRef()
    await reserve(keeper, reservationOf(keeper, '0.10', order))
    const ends = await Promise.all([
      refusalOf(commit(keeper, order)),
      refusalOf(release(keeper, order)),
      refusalOf(asKeeper(keeper, (tx) => releaseFunds(tx, keeper, [order], '逾期'))),
    ])
    const isCommitted = ends[0] === 'accepted'
    expect(ends).toEqual(
      isCommitted ? ['accepted', 'hold.ended', 'hold.ended'] : ['hold.ended', 'accepted', 'accepted'],
    )
    if (isCommitted) committed++
  }
  const cents = committed * 10
  const yuan = (value: number) => (value / 100).toFixed(2)
  expect(await balances(keeper)).toBe(`${yuan(10_000 - cents)} / 0.00 / ${yuan(cents)}`)
})

test('fifty refunds of one order at once never exceed it', async () => {
  const { keeper } = await createFundsFixture({ budget: '100' })
  const order = newOrderRef()
  await reserve(keeper, reservationOf(keeper, '100', order))
  await commit(keeper, order)
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => refusalOf(refund(keeper, order, '9.99', `return:${turn}`))),
  )
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(10)
  expect(await balances(keeper)).toBe('99.90 / 0.00 / 0.10')
})

test('orders that pay from the same funds in opposite orders do not stop one another', async () => {
  const { keeper, above } = await createFundsFixture({ budget: '10000', quota: '10000' })
  await setFund(keeper, 'budget', above.id, '10000')
  const from = (deptId: string, kinds: readonly FundKind[]) => ({
    ...reservationOf(keeper, '1', newOrderRef(), kinds),
    deptId,
  })
  const mine = () => from(keeper.deptId, ['budget', 'quota'])
  const theirs = () => from(above.id, ['budget'])
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, turn) =>
      refusalOf(turn % 2 ? reserve(keeper, mine(), theirs()) : reserve(keeper, theirs(), mine())),
    ),
  )
  expect(new Set(outcomes)).toEqual(new Set(['accepted']))
})

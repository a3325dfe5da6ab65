/** @module-tag thorough */
import { expect, test } from 'vitest'
import type { FundKind } from '#contract/ledger/ledger.ts'
import { refusalOf } from '#test/app.ts'
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

test('fund reservations: of a hundred concurrent reservations of ten from a hundred, with four endings, ten succeed', async () => {
  const { budgetManager } = await createFundsFixture({ budget: '100', quota: '1000' })
  const endings: ((order: FundsRef) => Promise<unknown>)[] = [
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
    Array.from({ length: 100 }, (_, turn) => refusalOf(endings[turn % endings.length]!(newOrderRef()))),
  )
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(10)
  expect(new Set(outcomes)).toEqual(new Set(['accepted', 'budget.short']))
  expect((await balances(budgetManager))?.split(' / ')[0]).toBe('0.00')
  expect((await balances(budgetManager, 'quota'))?.split(' / ')[0]).toBe('900.00')
})

test('fund reservations: twenty concurrent reservations of one order reserve once', async () => {
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

test('fund reservations: concurrent commit, release and expiry end a hold once, two hundred times', async () => {
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

test('fund reservations: fifty concurrent refunds of an order never exceed it', async () => {
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

test('fund reservations: orders using the same funds in opposite order do not deadlock', async () => {
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

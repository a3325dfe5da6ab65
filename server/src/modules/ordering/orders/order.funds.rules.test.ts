import { expect, test } from 'vitest'
import type { OrderAction } from '#contract/ordering/orderStates.ts'
import { holdsFunds, orderFlow } from './order.rules.ts'

test('order flow: funds are reserved and released exactly by the corresponding transitions', () => {
  const moving = (holds: boolean) =>
    orderFlow.transitions().filter(({ from, to }) => holdsFunds[from] !== holds && holdsFunds[to] === holds)
  const actionsOf = (moves: readonly { action: OrderAction }[]) =>
    [...new Set(moves.map(({ action }) => action))].toSorted((a, b) => a.localeCompare(b))
  expect(actionsOf(moving(true))).toEqual(['submit'])
  expect(actionsOf(moving(false))).toEqual([
    'agreeCancel',
    'cancel',
    'dissolveGroup',
    'expire',
    'expireApproval',
    'refuse',
    'reject',
    'withdraw',
  ])
})

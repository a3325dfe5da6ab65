import { expect, test } from 'vitest'
import { passageOf, timesOf } from './status.ts'

const order = { status: '30', approvalId: null, submittedAt: '2026-11-01T00:00:00Z', acceptedAt: null } as const
const states = (given: Partial<Parameters<typeof passageOf>[0]>) =>
  passageOf({ ...order, ...given })
    .map(({ milestone, state }) => `${milestone} ${state}`)
    .join(', ')

test('order status: awaiting acceptance: submitted is done', () =>
  expect(states({})).toBe('submitted done, accepted current, shipped future, received future, finished future'))
test('order status: an order with approval shows the approval', () =>
  expect(states({ approvalId: '7' })).toMatch('approved done, accepted current'))
test('order status: a rejected order is at the approval', () =>
  expect(states({ status: '25', approvalId: '7' })).toMatch('submitted done, approved failed, accepted future'))
test('order status: a completed order has all steps done', () =>
  expect(states({ status: '70', acceptedAt: '2026-11-02T00:00:00Z' })).not.toMatch(/current|future|failed/))
test('order status: a cancelled order is at the step of its cancellation', () => {
  expect(states({ status: '90' })).toMatch('submitted done, accepted failed')
  expect(states({ status: '90', acceptedAt: '2026-11-02T00:00:00Z' })).toMatch('accepted done, shipped failed')
})

test('order status: a milestone has the time of the last transition to the next state', () =>
  expect(
    timesOf([
      { at: '1', to: '20' },
      { at: '2', to: '25' },
      { at: '3', to: '20' },
      { at: '4', to: '30' },
      { at: '5', to: null },
      { at: '6', to: '45' },
    ]),
  ).toEqual({ submitted: '3', approved: '4' }))

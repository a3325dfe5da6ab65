import { expect, test } from 'vitest'
import { Check } from 'typebox/schema'
import { AuctionRule, isStepTooLarge, defaultAuctionRule } from './auctionRule.ts'

test.each(['1', '0.01', '0.5', '100', '99999999.99'])('auction rule: the step %s is valid', (step) => {
  expect(Check(AuctionRule, { ...defaultAuctionRule, step })).toBe(true)
})

test.each(['0', '0.0', '0.00', '-1', '1.234', '01', '100000000', '', '1e3', '１'])(
  'auction rule: the step "%s" is invalid',
  (step) => {
    expect(Check(AuctionRule, { ...defaultAuctionRule, step })).toBe(false)
  },
)

test.each([
  ['percent', '20', null, false],
  ['percent', '20.01', null, true],
  ['amount', '999.99', '1000.00', false],
  ['amount', '1000', '1000.00', true],
  ['amount', '1000', null, false],
] as const)('auction rule: %s %s of %s exceeds the start price: %s', (stepKind, step, startPrice, isTooLarge) => {
  expect(isStepTooLarge({ ...defaultAuctionRule, stepKind, step }, startPrice)).toBe(isTooLarge)
})

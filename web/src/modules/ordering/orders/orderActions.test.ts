import { expect, test } from 'vitest'
import { inList, nextOf } from './orderActions.ts'

test.each([
  ['goods are on their way', ['receive', 'urge'], 'receive'],
  ['the vendor proposes a change', ['agreeProposal', 'declineProposal', 'cancel'], 'agreeProposal'],
  ['a draft waits to be submitted', ['edit', 'submit', 'cancel'], 'submit'],
  ['others are waited for', ['edit', 'withdraw', 'cancel'], undefined],
  ['a comment is asked for, not owed', ['comment'], undefined],
] as const)('order actions: %s', (_, can, next) => expect(nextOf(can)).toBe(next))

test('order actions: a card shows the primary action and one secondary', () => {
  expect(inList(['edit', 'withdraw', 'cancel'])).toEqual({ lead: undefined, secondary: 'cancel' })
  expect(inList(['agreeProposal', 'declineProposal', 'edit', 'cancel'])).toEqual({
    lead: 'agreeProposal',
    secondary: 'declineProposal',
  })
  expect(inList(['edit', 'submit', 'cancel'])).toEqual({ lead: 'submit', secondary: 'cancel' })
})

import { expect, test } from 'vitest'
import { quotaView } from './quotaView.ts'

test.each([
  ['-1', '3', 'none', 'apply'],
  ['-1', '1', 'none', 'explain'],
  ['-1', '集团财务', 'none', 'explain'],
  ['-1', '', 'unlimited', null],
  ['-2', '3', 'applied', null],
  ['-2', '1', 'none', null],
  ['-2', '', 'none', null],
  ['0.00', '3', 'amount', null],
  ['88.80', '', 'amount', null],
])('quota: %s of source "%s" shows %s, with the button %s', (quotaReleased, accountSource, shows, button) => {
  expect(quotaView({ quotaReleased, accountSource })).toEqual({ shows, button })
})

import { expect, test } from 'vitest'
import { leastWidth } from './cellClass.ts'

test('cell: a short name is not truncated, a long one has at least six characters', () => {
  expect(leastWidth('')).toBe(0)
  expect(leastWidth('预算')).toBe(2)
  expect(leastWidth('江澜智能科技')).toBe(6)
  expect(leastWidth('江澜智能科技有限公司')).toBe(6)
  expect(leastWidth('Quota')).toBe(3)
})

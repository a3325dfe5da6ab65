import { expect, test } from 'vitest'
import { blankNode, lacksApprovers, shifted } from './rule.ts'

test('a step moves by one place', () => {
  expect(shifted(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(shifted(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
})
test.each([
  [{ source: 'head' as const }, false],
  [{ source: 'role' as const }, true],
  [{ source: 'role' as const, roleCode: 'finance' }, false],
  [{ source: 'users' as const }, true],
  [{ source: 'users' as const, userIds: ['7'] }, false],
])('%j lacks approvers: %s', (part, lacks) => expect(lacksApprovers({ ...blankNode, ...part })).toBe(lacks))

import { expect, test } from 'vitest'
import { blankNode, lacksApprovers } from './rule.ts'

test.each([
  [{ source: 'head' as const }, false],
  [{ source: 'role' as const }, true],
  [{ source: 'role' as const, roleCode: 'finance' }, false],
  [{ source: 'users' as const }, true],
  [{ source: 'users' as const, userIds: ['7'] }, false],
])('approval rule: %j lacks approvers: %s', (part, lacks) =>
  expect(lacksApprovers({ ...blankNode, ...part })).toBe(lacks),
)

import { expect, test } from 'vitest'
import type { DeptNode } from '#contract/identity/identity.ts'
import { isDeptOff, toggled } from './depts.ts'

const dept = (deptType: '1' | '2', ...path: string[]): DeptNode => ({
  isActive: true,
  deptId: path.at(-1)!,
  pDeptId: path.at(-2) ?? null,
  deptCode: path.join('.'),
  deptName: path.at(-1)!,
  fullDeptName: path.join('/'),
  deptType,
  level: path.length,
  path,
  hasChild: false,
})
const group = dept('1', '1')
const plant = dept('2', '1', '2')
const workshop = dept('2', '1', '2', '3')
const branch = dept('1', '1', '4')
const all = [group, plant, workshop, branch]
const offOf = (mode: 0 | 1 | 2 | 3, off: readonly string[]) =>
  all.filter((one) => isDeptOff(one, mode, off)).map(({ deptId }) => deptId)

test.each([
  [0, [], []],
  [0, ['2'], ['2']],
  [1, [], ['2', '3']],
  [1, ['4'], ['2', '3', '4']],
  [2, [], ['1', '4']],
  [2, ['2'], ['1', '2', '4']],
  [3, [], []],
  [3, ['2'], ['2', '3']],
  [3, ['1'], ['1', '2', '3', '4']],
  [3, ['3'], ['3']],
] as const)('department choice: in mode %i with %j off, %j cannot be chosen', (mode, off, expected) => {
  expect(offOf(mode, off)).toEqual(expected)
})

test('department choice: selecting again deselects', () => {
  expect(toggled([plant, branch], plant)).toEqual([branch])
})

test('department choice: a department replaces selected ones below it', () => {
  expect(toggled([workshop, branch], plant)).toEqual([branch, plant])
  expect(toggled([], workshop)).toEqual([workshop])
})

test.each([0, 1, 2, 3] as const)('department choice: mode %i: a disabled department is not offered', (mode) => {
  const kind = mode === 1 ? branch : workshop
  expect(isDeptOff(kind, mode, [])).toBe(false)
  expect(isDeptOff({ ...kind, isActive: false }, mode, [])).toBe(true)
})

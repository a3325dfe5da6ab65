import { expect, test } from 'vitest'
import type { DeptNode } from '#contract/identity/identity.ts'
import { mayMoveDepartment, mayPutDepartment, moveOf } from './departmentMove.ts'

const node = (path: string, isActive = true): readonly [string, DeptNode] => {
  const ids = path.split('/')
  const deptId = ids.at(-1) ?? ''
  return [
    deptId,
    {
      deptId,
      pDeptId: ids.at(-2) ?? null,
      deptCode: deptId,
      deptName: deptId,
      fullDeptName: path,
      deptType: '2',
      level: ids.length,
      path: ids,
      hasChild: true,
      isActive,
    },
  ]
}
const deep = Array.from({ length: 19 }, (_, index) => `d${index + 2}`)
const known = new Map([
  node('top'),
  node('top/a'),
  node('top/a/a1'),
  node('top/a/a1/a11'),
  node('top/b'),
  node('top/off', false),
  node('top/off/below'),
  ...deep.map((_, index) => node(['top', ...deep.slice(0, index + 1)].join('/'))),
])

test.each([
  ['a1', 'b', 'on', true],
  ['a1', 'b', 'before', true],
  ['a1', 'top', 'on', true],
  // The root has no siblings.
  ['a1', 'top', 'after', false],
  ['a', 'a', 'on', false],
  ['a', 'a1', 'on', false],
  ['a', 'a11', 'before', false],
  ['a', 'off', 'on', false],
  ['a', 'below', 'after', false],
  ['a', 'off', 'after', true],
  ['a', 'unknown', 'on', false],
  ['unknown', 'a', 'on', false],
  // Two levels fit below the 18th, three do not.
  ['a1', 'd18', 'on', true],
  ['a', 'd18', 'on', false],
  ['a11', 'd20', 'on', false],
] as const)('moves of departments: %s is moved %s %s: %s', (id, target, position, isAllowed) =>
  expect(mayPutDepartment(id, { id: target, position }, known)).toBe(isAllowed),
)

test('moves of departments: all but the top department can be dragged', () => {
  expect(['top', 'a', 'a11', 'unknown'].filter((id) => mayMoveDepartment(id, known))).toEqual(['a', 'a11'])
})

const placed = (deptId: string, pDeptId: string | null, place: number) => ({ deptId, pDeptId, place, version: 7 })
const moved = placed('m', 'p', 3)

test.each([
  ['on', placed('q', 'top', 1), { deptId: 'm', version: 7, pDeptId: 'q' }],
  ['on', placed('p', 'top', 1), undefined],
  ['before', placed('x', 'q', 2), { deptId: 'm', version: 7, pDeptId: 'q', place: 2 }],
  ['after', placed('x', 'q', 2), { deptId: 'm', version: 7, pDeptId: 'q', place: 3 }],
  ['before', placed('s', 'p', 1), { deptId: 'm', version: 7, pDeptId: 'p', place: 1 }],
  ['before', placed('s', 'p', 5), { deptId: 'm', version: 7, pDeptId: 'p', place: 4 }],
  ['after', placed('s', 'p', 5), { deptId: 'm', version: 7, pDeptId: 'p', place: 5 }],
  ['before', placed('s', 'p', 4), undefined],
  ['after', placed('s', 'p', 2), undefined],
  ['after', placed('top', null, 1), undefined],
] as const)('moves of departments: moved %s %o', (position, target, sent) =>
  expect(moveOf(moved, target, { id: target.deptId, position })).toEqual(sent),
)

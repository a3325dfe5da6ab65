import { expect, test } from 'vitest'
import { childrenIn, pathIn } from './tree.ts'

const all = [
  { id: '1', parentId: null },
  { id: '2', parentId: '1' },
  { id: '3', parentId: '2' },
  { id: '4', parentId: '1' },
]
const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id)

test('tree rows: children are those directly below', () => {
  expect(ids(childrenIn(all, null))).toEqual(['1'])
  expect(ids(childrenIn(all, '1'))).toEqual(['2', '4'])
  expect(ids(childrenIn(all, '3'))).toEqual([])
})
test('tree rows: a path begins at the first level', () => {
  expect(ids(pathIn(all, '3'))).toEqual(['1', '2', '3'])
  expect(pathIn(all, '9')).toEqual([])
  expect(pathIn(all, undefined)).toEqual([])
})

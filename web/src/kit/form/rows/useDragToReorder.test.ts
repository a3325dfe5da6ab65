import { expect, test } from 'vitest'
import { moved } from './useDragToReorder.ts'

const list = ['a', 'b', 'c', 'd']

test('drag to reorder: an item takes the position of another, and those in between shift', () => {
  expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(list, 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moved(list, 1, 1)).toEqual(list)
  expect(list).toEqual(['a', 'b', 'c', 'd'])
})

test('drag to reorder: reordering a removed item loses nothing', () => expect(moved(list, 9, 0)).toEqual(list))

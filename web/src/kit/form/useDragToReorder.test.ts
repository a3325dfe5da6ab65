import { expect, test } from 'vitest'
import { moved } from './useDragToReorder.ts'

const list = ['a', 'b', 'c', 'd']

test('drag to reorder: reordering takes a thing to the place of another, and the ones between move up or down', () => {
  expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(list, 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moved(list, 1, 1)).toEqual(list)
  expect(list).toEqual(['a', 'b', 'c', 'd'])
})

test('drag to reorder: reordering what is gone loses nothing', () => expect(moved(list, 9, 0)).toEqual(list))

import { expect, test } from 'vitest'
import { inOrder } from './word.rules.ts'

test('search history: keeps the order of searches within a millisecond, separately for each user', () => {
  const searches = [
    { userId: '1', at: new Date(1000), words: '手套' },
    { userId: '1', at: new Date(1000), words: '口罩' },
    { userId: '2', at: new Date(1000), words: '螺丝' },
    { userId: '1', at: new Date(1001), words: '水笔' },
    { userId: '1', at: new Date(2000), words: '墨盒' },
  ]
  expect(inOrder(searches).map(({ words, at }) => [words, at.getTime()])).toEqual([
    ['手套', 1000],
    ['口罩', 1001],
    ['螺丝', 1000],
    ['水笔', 1002],
    ['墨盒', 2000],
  ])
})

import { expect, test } from 'vitest'
import { newBlocks } from '#contract/home/defaults.ts'
import { anchorsOf } from './anchors.ts'

const named = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...newBlocks.statistics, id: `block${at}`, title: `T${at}` }))

test.each([
  [0, 0],
  [2, 0],
  [3, 3],
  [4, 4],
  [5, 5],
  [8, 5],
])('anchors: of %d named blocks the bar links to %d', (count, shown) =>
  expect(anchorsOf(named(count))).toHaveLength(shown),
)

test('anchors: untitled and side blocks are omitted', () => {
  const [first, ...rest] = named(4)
  expect(anchorsOf([{ ...first!, title: '' }, ...rest])).toEqual(rest)
  expect(anchorsOf([{ ...first!, place: 'side' }, ...rest])).toEqual(rest)
})

import { expect, test } from 'vitest'
import type { Block } from '#contract/home/blocks.ts'
import { defaultLayouts, newBlocks } from '#contract/home/defaults.ts'
import { rowsOf } from './rows.ts'

const block = (place: Block['place'], id: string): Block => ({ ...newBlocks.statistics, place, id })
const shapeOf = (places: readonly Block['place'][]) =>
  rowsOf(places.map((place, at) => block(place, `${at}`))).map(({ menu, main, side, full }) =>
    [menu, main, side, full].map((each) => each.map(({ id }) => id).join('+')).join('|'),
  )

test.each([
  [
    ['full', 'full'],
    ['|||0', '|||1'],
  ],
  [
    ['menu', 'main', 'side', 'side', 'full'],
    ['0|1|2+3|', '|||4'],
  ],
  [
    ['main', 'side', 'main', 'side'],
    ['|0|1|', '|2|3|'],
  ],
  [
    ['main', 'main'],
    ['|0||', '|1||'],
  ],
  [['side', 'side'], ['|||0+1']],
  [
    ['main', 'menu', 'main'],
    ['|0||', '1|2||'],
  ],
  [
    ['side', 'main'],
    ['|||0', '|1||'],
  ],
] as const)('home rows: %j are arranged as %j', (places, rows) => expect(shapeOf(places)).toEqual(rows))

test('home rows: every block of the default layouts is in one row', () => {
  for (const { blocks } of Object.values(defaultLayouts)) {
    const ids = rowsOf(blocks).flatMap(({ menu, main, side, full }) =>
      [...menu, ...main, ...side, ...full].map(({ id }) => id),
    )
    expect(ids.toSorted()).toEqual(blocks.map(({ id }) => id).toSorted())
  }
})

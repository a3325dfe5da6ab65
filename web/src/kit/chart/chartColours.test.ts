import { expect, test } from 'vitest'
import { seriesColour } from './chartColours.ts'

const coloursOf = (...series: readonly { readonly isStepped?: boolean }[]) =>
  series.map((_, index) => seriesColour(series, index))

test('chart colours: a step line is grey, and so is the second of two series', () => {
  expect(coloursOf({})).toEqual([0])
  expect(coloursOf({}, {})).toEqual([0, 5])
  expect(coloursOf({}, {}, {})).toEqual([0, 1, 2])
  expect(coloursOf({}, {}, { isStepped: true })).toEqual([0, 1, 5])
})

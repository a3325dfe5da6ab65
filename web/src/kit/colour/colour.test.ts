import { expect, test } from 'vitest'
import { completed, hexOf } from './colour.ts'

test.each([
  ['red', '#c8202f'],
  ['#ABCDEF', '#abcdef'],
  ['#abc', undefined],
  ['', undefined],
  ['url(x)', undefined],
])('colours: %j is parsed as %j', (written, hex) => expect(hexOf(written)).toBe(hex))

test.each([
  ['ABC', '#aabbcc'],
  [' #1554C0 ', '#1554c0'],
  ['blue', 'blue'],
  ['#12345', '#12345'],
])('colours: %j is completed to %j', (written, text) => expect(completed(written)).toBe(text))

import { expect, test } from 'vitest'
import { readPreferences } from './preferences.ts'

test.each([
  [null, { hidden: [], density: 'normal', widths: {} }],
  ['{', { hidden: [], density: 'normal', widths: {} }],
  ['null', { hidden: [], density: 'normal', widths: {} }],
  [
    '{"hidden":["a",1],"density":"huge","widths":{"a":200,"b":2,"c":"x"}}',
    { hidden: ['a'], density: 'normal', widths: { a: 200 } },
  ],
  ['{"hidden":"a","density":"compact"}', { hidden: [], density: 'compact', widths: {} }],
])('list preferences: list preferences read from %s', (stored, read) => {
  expect(readPreferences(stored)).toEqual(read)
})

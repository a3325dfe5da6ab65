import { expect, test } from 'vitest'
import { readPreferences } from './preferences.ts'

test.each([
  [null, { hidden: [], density: 'normal', widths: {}, view: 'cards' }],
  ['{', { hidden: [], density: 'normal', widths: {}, view: 'cards' }],
  ['null', { hidden: [], density: 'normal', widths: {}, view: 'cards' }],
  [
    '{"hidden":["a",1],"density":"huge","widths":{"a":200,"b":2,"c":"x"}}',
    { hidden: ['a'], density: 'normal', widths: { a: 200 }, view: 'cards' },
  ],
  ['{"hidden":"a","density":"compact"}', { hidden: [], density: 'compact', widths: {}, view: 'cards' }],
  ['{"view":"table"}', { hidden: [], density: 'normal', widths: {}, view: 'table' }],
  ['{"view":1}', { hidden: [], density: 'normal', widths: {}, view: 'cards' }],
])('list preferences: parsed from %s', (stored, read) => {
  expect(readPreferences(stored)).toEqual(read)
})

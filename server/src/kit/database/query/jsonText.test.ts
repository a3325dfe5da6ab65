import { expect, test } from 'vitest'
import { jsonText } from './jsonText.ts'

test('json text: binary values are in the text form of bytea', () => {
  const rows = [{ name: 'a', key: Buffer.from([0, 255]), at: new Date(0), none: null }]
  expect(JSON.parse(jsonText(rows))).toEqual([
    { name: 'a', key: '\\x00ff', at: '1970-01-01T00:00:00.000Z', none: null },
  ])
})

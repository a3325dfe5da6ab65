import { expect, test } from 'vitest'
import { Check } from 'typebox/value'
import { Day, Id, Text } from './schema.ts'

test('schema types: an id is a positive bigint of PostgreSQL', () => {
  const right = ['1', '10', '999999999999999999', '1000000000000000000', '8999999999999999999', '9223372036854775807']
  const wrong = [
    '0',
    '01',
    '-1',
    '+1',
    '1.0',
    '',
    ' 1',
    '9223372036854775808',
    '9223372036854775810',
    '9223372036854775900',
  ]
  for (const id of right) expect([id, Check(Id, id)]).toEqual([id, true])
  for (const id of [...wrong, '9300000000000000000', '9999999999999999999', '10000000000000000000', '١'])
    expect([id, Check(Id, id)]).toEqual([id, false])
})

test('schema types: ids match a numeric comparison around every digit of the maximum', () => {
  const largest = 2n ** 63n - 1n
  for (let place = 0n; place < 19n; place += 1n)
    for (const step of [-1n, 0n, 1n]) {
      const id = largest + step * 10n ** place
      expect([id, Check(Id, String(id))]).toEqual([id, id <= largest])
    }
})

test('schema types: a date must exist in the Gregorian calendar, in any year', () => {
  for (let year = 0; year <= 9999; year += year % 100 === 0 ? 1 : 33)
    for (const [month, day] of [
      [1, 31],
      [2, 28],
      [2, 29],
      [2, 30],
      [4, 30],
      [4, 31],
      [12, 31],
      [13, 1],
      [0, 1],
      [1, 0],
      [1, 32],
    ] as const) {
      const text = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
        '-',
      )
      const at = new Date(`${text}T00:00:00Z`)
      const isReal = year > 0 && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
      expect([text, Check(Day, text)]).toEqual([text, isReal])
    }
  for (const text of ['2026-2-1', '2026-02-01 ', '+2026-02-01', '10000-01-01', '-001-01-01', '２０２６-01-01'])
    expect([text, Check(Day, text)]).toEqual([text, false])
})

test('schema types: a text is well-formed Unicode without control characters', () => {
  for (const text of ['a', '𠮷野家', '👩‍👩‍👧‍👦', '\ud83d\ude00', 'a\tb\nc', '\ufffd', '\ue000'])
    expect([text, Check(Text(50), text)]).toEqual([text, true])
  for (const text of [
    '\ud800',
    'a\ud800',
    'a\ud800b',
    '\udc00',
    '\udc00\ud800',
    '\ud83d\ud83d\ude00',
    '\u0000',
    'a\u007f',
  ])
    expect([text, Check(Text(50), text)]).toEqual([text, false])
})

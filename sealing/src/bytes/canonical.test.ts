import { expect, test } from 'vitest'
import { hasCode } from '../error.ts'
import { canonicalText, parseCanonical } from './canonical.ts'

const refused = (value: unknown) => {
  try {
    return canonicalText(value)
  } catch (error) {
    return hasCode(error, 'notCanonical')
  }
}

test('canonical text: names are sorted by code units, and nothing is added', () => {
  expect(canonicalText({ b: [1, true, null], a: '价', B: { z: '"', y: '\n' } })).toBe(
    '{"B":{"y":"\\n","z":"\\""},"a":"价","b":[1,true,null]}',
  )
  expect(canonicalText({ '😀': 1, '\u{fb33}': 2 })).toBe('{"😀":1,"\u{fb33}":2}')
  expect(canonicalText(Number.MAX_SAFE_INTEGER)).toBe('9007199254740991')
})

class Amount {
  readonly value = '1'
}
test.each([
  ['a lone surrogate', '\ud800'],
  ['a lone surrogate in a name', { '\udc00': 1 }],
  ['minus zero', -0],
  ['a fraction', 0.1],
  ['what a float cannot count', 2 ** 53],
  ['no number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['undefined', undefined],
  ['undefined within', { a: undefined }],
  ['a hole', Array.from({ length: 2 }).fill(1, 1)],
  ['a hole that is none', Object.assign([], { length: 1 })],
  ['a list with a name', Object.assign([1], { name: 1 })],
  ['a date', new Date(0)],
  ['an instance', new Amount()],
  ['a map', new Map()],
  ['bytes', new Uint8Array(1)],
  ['a function', () => 1],
  ['a symbol as name', { [Symbol('a')]: 1 }],
  ['a bigint', 1n],
  ['its own text', { toJSON: () => 'x' }],
])('canonical text: %s is refused at any depth', (_, value) => {
  expect(refused(value)).toBe(true)
  expect(refused({ a: [value] })).toBe(true)
})

test('canonical text: excessive nesting is refused before the stack overflows', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
  expect(refused(nested(30))).toContain('[[1]]')
  expect(refused(nested(40))).toBe(true)
})

test('canonical text: text that is not canonical is refused', () => {
  expect(parseCanonical('{"a":1}')).toEqual({ a: 1 })
  for (const text of ['{"a": 1}', '{"b":1,"a":1}', '{"a":1,"a":1}', '1.0', '"\\u0061"', '{', ''])
    expect(() => parseCanonical(text)).toThrow('notCanonical')
})

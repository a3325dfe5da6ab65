import { expect, test } from 'vitest'
import { hasCode } from '../error.ts'
import { parseJson } from './json.ts'

test.each([
  '{}',
  '[]',
  'null',
  '"{\\"a\\":1,\\"a\\":2}"',
  '{"a":1,"b":{"a":1},"c":[{"a":1},{"a":2}]}',
  '{"a":"a\\"a:","b":"\\\\","c":"{\\"a\\":"}',
  '{"A":1,"a":2}',
])('JSON: %s has each name once', (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text))
})

test.each([
  '{"a":1,"a":1}',
  '{"a":1,"\\u0061":2}',
  '{ "a" : 1 , "b" : [ { "c" : 1 , "c" : 2 } ] }',
  '{"a":{"x":[{"y":1}],"z":2,"x":3}}',
  '{"__proto__":1,"__proto__":2}',
  '{"":1,"":2}',
])('JSON: %s is refused, because a name occurs twice', (text) => {
  expect(() => parseJson(text)).toThrow(expect.toSatisfy((error: unknown) => hasCode(error, 'duplicateName')))
})

test('JSON: other text is refused as by JSON.parse', () => {
  expect(() => parseJson('{"a":1,}')).toThrow(SyntaxError)
})

import { expect, test } from 'vitest'
import { parseQueryString } from './queryString.ts'

test.each([
  ['', {}],
  ['a=1&b=%E9%87%87%E8%B4%AD+%2B', { a: '1', b: '采购 +' }],
  ['a&b=&=c', { a: '', b: '', '': 'c' }],
  ['a=1&a=2', { a: ['1', '2'] }],
  ['a=b=c', { a: 'b=c' }],
  ['__proto__=1', { ['__proto__']: '1' }],
])('query string: %s is decoded', (query, parsed) => expect({ ...parseQueryString(query) }).toEqual(parsed))

test.each(['%ED%A0%80', 'a%ED%A0%80b', '%', '100%', '%zz', '%FF', '%C0%AF'])(
  'query string: %s cannot be decoded, so it is not well-formed',
  (text) => {
    const { a } = parseQueryString(`a=${text}`)
    expect((a as string).isWellFormed()).toBe(false)
    const [name] = Object.keys(parseQueryString(`${text}=a`))
    expect(name!.isWellFormed()).toBe(false)
  },
)

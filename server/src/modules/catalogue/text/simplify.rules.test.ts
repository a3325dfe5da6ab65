import fc from 'fast-check'
import { expect, test } from 'vitest'
import { simplified } from './simplify.rules.ts'

test.each([
  ["'a'", "'a'"],
  ["('a' | 'a')", "'a'"],
  ["('a' & ('b' & 'a'))", "('a' & 'b')"],
  ["(('a' & 'b') | 'a' | ('c' & 'd'))", "('a' | ('c' & 'd'))"],
  ["('a':* | 'a')", "('a':* | 'a')"],
  ["(('a' | ('b' & 'c')) | ('c' & 'b' & 'd'))", "('a' | ('b' & 'c'))"],
  ["('x' & (('a' & 'b') | 'b'))", "('x' & 'b')"],
  ["('x&(y' | ('x&(y' & 'b'))", "'x&(y'"],
])('simplified: %s is %s', (query, expected) => {
  expect(simplified(query)).toBe(expected)
})

const names = ['a', 'b', 'c', 'd', 'e']
interface Grammar {
  readonly query: string
}
const { query } = fc.letrec<Grammar>((tie) => {
  const several = (operator: string) =>
    fc.array(tie('query'), { minLength: 2, maxLength: 4 }).map((list) => `(${list.join(operator)})`)
  const token = fc.constantFrom(...names).map((name) => `'${name}'`)
  return { query: fc.oneof({ depthSize: 'small', withCrossShrink: true }, token, several(' & '), several(' | ')) }
})
const tokens = /'(\w)'/g
/** Evaluates a query for a row with these tokens. */
const isHit = (text: string, has: ReadonlySet<string>): boolean => {
  const expression = text.replace(tokens, (_, name: string) => (has.has(name) ? '1' : '0'))
  // Evaluates the innermost brackets first.
  for (let before = '', now = expression; ;) {
    if (now === before) return now === '1'
    before = now
    now = now.replace(/\(([01 &|]*)\)/g, (_, inner: string) =>
      inner.includes('&') ? (inner.includes('0') ? '0' : '1') : inner.includes('1') ? '1' : '0',
    )
  }
}

test('simplified: a row is a hit where it was one before, and no query gets longer', () => {
  fc.assert(
    fc.property(query, fc.subarray(names), (text, has) => {
      const short = simplified(text)
      expect(isHit(short, new Set(has))).toBe(isHit(text, new Set(has)))
      expect(short.match(tokens)!.length).toBeLessThanOrEqual(text.match(tokens)!.length)
    }),
    { numRuns: 2000 },
  )
})

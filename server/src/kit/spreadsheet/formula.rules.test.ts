import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromNeutral, neutral } from './formula.rules.ts'

test.each(['=1', '+1', '-1', '@A1', '＝1', '＋1', '－1', '＠A1', '﹦1', '﹢1', '﹣1', '﹫A1'])(
  'formula escaping: %s is escaped',
  (text) => {
    for (const before of [
      '',
      ' ',
      '\u3000',
      '\u00a0',
      '\u200b',
      '\ufeff',
      '\t',
      '\r',
      '\n',
      '\u0001',
      '\u202e',
      ' \u200b ',
    ])
      expect([before, neutral(before + text)]).toEqual([before, `'${before}${text}`])
  },
)

test.each(['手套', '1+1', 'a=b', '5-7', "'tHart", '', ' ', '‐', 'A@B', '（=1）'])(
  'formula escaping: %j is unchanged',
  (text) => expect(neutral(text)).toBe(text),
)

test.each(['\tA', '\rA', '\nA'])('formula escaping: %j would split a cell', (text) =>
  expect(neutral(text)).toBe(`'${text}`),
)

test('formula escaping: unescaping restores any text', () => {
  const letters = fc.constantFrom("'", '=', '＝', '-', ' ', '\t', '\u200b', 'a', '一', '\ud83d\ude00')
  const texts = fc.oneof(fc.string({ unit: letters }), fc.string({ unit: 'grapheme' }))
  fc.assert(fc.property(texts, (text) => fromNeutral(neutral(text)) === text))
})

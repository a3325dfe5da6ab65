import { expect, test } from 'vitest'
import { lineDiff } from './lineDiff.ts'

const signs = { same: ' ', added: '+', removed: '-' } as const
const written = (before: string, after: string) => lineDiff(before, after).map(({ kind, text }) => signs[kind] + text)

test('line diff: common lines remain, others are removed or added in place', () => {
  expect(written('a\nb\nc', 'a\nx\nc\nd')).toEqual([' a', '-b', '+x', ' c', '+d'])
  expect(written('', 'a')).toEqual(['+a'])
  expect(written('a\nb', '')).toEqual(['-a', '-b'])
  expect(written('a\nb', 'a\nb')).toEqual([' a', ' b'])
  expect(written('b\na\nb', 'a\nb\nb')).toEqual(['-b', ' a', ' b', '+b'])
})

test('line diff: applying the changes gives the other text, for any texts', () => {
  const texts = ['a\nb\nc\nd', 'd\nc\nb\na', 'a\na\na', 'c', '', 'x\ny\na']
  for (const before of texts)
    for (const after of texts) {
      const lines = lineDiff(before, after)
      const without = (kind: 'added' | 'removed') =>
        lines
          .filter((line) => line.kind !== kind)
          .map(({ text }) => text)
          .join('\n')
      expect([without('added'), without('removed')]).toEqual([before, after])
    }
})

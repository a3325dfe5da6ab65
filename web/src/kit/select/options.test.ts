import { expect, test } from 'vitest'
import { matchedParts, matchingOptions } from './options.ts'

const options = ['安岚劳保用品', '安澜消防器材', 'Hengan Testing'].map((label, at) => ({ value: String(at), label }))
const found = (typed: string) => matchingOptions(options, typed).map(({ label }) => label)

test('option search: matches any part of the label, ignoring case and width', () => {
  expect(found('安')).toEqual(['安岚劳保用品', '安澜消防器材'])
  expect(found('ＨＥＮＧＡＮ')).toEqual(['Hengan Testing'])
  expect(found(' 消防 ')).toEqual(['安澜消防器材'])
  expect(found('')).toHaveLength(3)
})

test('option search: requires every word, in any order', () => {
  expect(found('testing heng')).toEqual(['Hengan Testing'])
  expect(found('testing 安')).toEqual([])
})

test('option search: includes the second line', () =>
  expect(matchingOptions([{ value: '1', label: 'A', note: '协议供应商' }], '协议')).toHaveLength(1))

test('option search: matched parts join to the whole text', () => {
  expect(matchedParts('东安五金', '安')).toEqual([
    { text: '东', isMatch: false },
    { text: '安', isMatch: true },
    { text: '五金', isMatch: false },
  ])
  expect(matchedParts('东安五金', '')).toEqual([{ text: '东安五金', isMatch: false }])
  expect(matchedParts('ABC', 'abc')).toEqual([{ text: 'ABC', isMatch: true }])
})

test('option search: each word is matched; words within one another are joined', () => {
  const shown = (text: string, typed: string) =>
    matchedParts(text, typed).map((part) => (part.isMatch ? `[${part.text}]` : part.text))
  expect(shown('办公用品与耗材', '耗材 办公')).toEqual(['[办公]', '用品与', '[耗材]'])
  expect(shown('Office paper', 'ＰＡＰＥＲ')).toEqual(['Office ', '[paper]'])
  expect(shown('abcd', 'abc bcd').join('')).toBe('[abc][d]')
  expect(shown('abcd', 'abc b').join('')).toBe('[abc]d')
})

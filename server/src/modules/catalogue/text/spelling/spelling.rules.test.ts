import { expect, test } from 'vitest'
import { distance, farness, keysNear, keysOfMisspelt, keysOfTerm } from './spelling.rules.ts'

const pinyinOf: Record<string, string> = {
  工: 'gong',
  茶: 'cha',
  具: 'ju',
  套: 'tao',
  装: 'zhuang',
  打: 'da',
  印: 'yin',
}
const pinyin = { pinyin: (text: string) => Array.from(text, (each) => pinyinOf[each] ?? 'ji') }

test('spelling: two mistakes beside one another are found by the first letter and the length', () => {
  expect(distance('hilighter', 'highlighter')).toBe(2)
  expect(keysNear('hilighter')).toContain(keysNear('highlighter', 0)[0])
  expect(farness('hilighter', 'highlighter', pinyin)).toBe(2)
  expect(keysNear('pen')).toEqual([])
})

test('spelling: a plural is compared as its singular', () => {
  expect(farness('biscuts', 'biscuit', pinyin)).not.toBeNull()
  const keys = keysOfMisspelt('biscuts', pinyin, { pieces: (text) => [text] })
  expect(keys.some((key) => keysOfTerm('biscuit', pinyin).includes(key))).toBe(true)
})

test('spelling: what is made of whole words has no other character in mind', () => {
  const keysOf = (pieces: string[]) => keysOfMisspelt('工具套装', pinyin, { pieces: () => pieces })
  const wildcard = 'w:_具套装'
  expect(keysOf(['工具', '套装'])).not.toContain(wildcard)
  expect(keysOf(['工', '具', '套装'])).toContain(wildcard)
})

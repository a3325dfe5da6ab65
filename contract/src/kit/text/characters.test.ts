import { expect, test } from 'vitest'
import { charactersIn, firstCharacters, truncated } from './characters.ts'

test('characters: a surrogate pair is one', () => {
  expect([charactersIn('𠮷'.repeat(200)), charactersIn('安全帽'), charactersIn('')]).toEqual([200, 3, 0])
})

test('characters: a text is cut between characters', () => {
  expect(firstCharacters('𠮷𠮷𠮷', 2)).toBe('𠮷𠮷')
  expect(firstCharacters('安𠮷帽', 3)).toBe('安𠮷帽')
})

test.each([
  ['启明新材料集团有限公司采购中心', 15, '启明新材料集团有限公司采购中心'],
  ['启明新材料集团有限公司采购中心一', 15, '启明新材料集团有限公司采购中心…'],
  ['😀😀😀', 2, '😀😀…'],
  ['', 12, ''],
])('characters: %s truncated to %i is %s', (text, max, short) => expect(truncated(text, max)).toBe(short))

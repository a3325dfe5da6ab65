import { expect, test } from 'vitest'
import { cutTo } from './characters.ts'

test('characters: text is truncated by characters, without splitting surrogates', () => {
  expect(cutTo(3, '𠮷𠮷𠮷')).toEqual({ text: '𠮷𠮷𠮷', isCut: false })
  expect(cutTo(3, '𠮷𠮷𠮷𠮷')).toEqual({ text: '𠮷𠮷𠮷', isCut: true })
  expect(cutTo(3, '安全帽')).toEqual({ text: '安全帽', isCut: false })
  expect(cutTo(3, '')).toEqual({ text: '', isCut: false })
})

import { expect, test } from 'vitest'
import { concat, lengthBytes, utf8 } from '../bytes/bytes.ts'
import { padded, unpadded } from './padding.ts'

test('padding: content is restored from its fixed length, up to the last byte', () => {
  expect(padded(utf8('abc'), 16)).toHaveLength(16)
  expect(unpadded(padded(utf8('abc'), 16))).toEqual(utf8('abc'))
  expect(unpadded(padded(utf8('twelve bytes'), 16))).toEqual(utf8('twelve bytes'))
  expect(unpadded(padded(utf8(''), 4))).toEqual(utf8(''))
  expect(() => padded(utf8('thirteen byte'), 16)).toThrow('tooLarge')
})

test('padding: a length beyond the end and bytes after the content are refused', () => {
  expect(() => unpadded(concat(lengthBytes(4), utf8('abc')))).toThrow('undecryptable')
  expect(() => unpadded(concat(lengthBytes(2), utf8('abc')))).toThrow('undecryptable')
  expect(() => unpadded(utf8('abc'))).toThrow('undecryptable')
})

import { expect, test } from 'vitest'
import { concat, equal, fromHex, lengthAt, lengthBytes, toHex } from './bytes.ts'

test('bytes: hex text must be lower case, of even and expected length', () => {
  expect(toHex(Uint8Array.of(0, 15, 255))).toBe('000fff')
  expect(fromHex('000fff', 3)).toEqual(Uint8Array.of(0, 15, 255))
  for (const text of ['0', 'AB', 'zz', ' 00']) expect(() => fromHex(text)).toThrow('malformed')
  expect(() => fromHex('0000', 3)).toThrow('malformed')
})

test('bytes: parts are concatenated, lengths are four bytes', () => {
  expect(concat(Uint8Array.of(1), Uint8Array.of(), Uint8Array.of(2, 3))).toEqual(Uint8Array.of(1, 2, 3))
  expect(lengthBytes(258)).toEqual(Uint8Array.of(0, 0, 1, 2))
  expect(lengthAt(concat(Uint8Array.of(9), lengthBytes(258)).subarray(1), 0)).toBe(258)
  expect(equal(Uint8Array.of(1), Uint8Array.of(1))).toBe(true)
  expect(equal(Uint8Array.of(1), Uint8Array.of(1, 2))).toBe(false)
})

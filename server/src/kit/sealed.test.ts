import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSeal } from './sealed.ts'

test('a secret opens with its key, for what it belongs to, unchanged; never otherwise', () => {
  const { seal, unseal } = openSeal(randomBytes(32))
  const sealed = seal('密码 secret', 'entry 1')
  expect(sealed.includes('secret')).toBe(false)
  expect(unseal(sealed, 'entry 1')).toBe('密码 secret')
  expect(seal('密码 secret', 'entry 1').equals(sealed)).toBe(false)
  expect(() => unseal(sealed, 'entry 2')).toThrow()
  expect(() => openSeal(randomBytes(32)).unseal(sealed, 'entry 1')).toThrow()
  const changed = Buffer.from(sealed)
  changed[changed.length - 1]! ^= 1
  expect(() => unseal(changed, 'entry 1')).toThrow()
})

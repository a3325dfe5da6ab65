import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = randomBytes(32)

test('what was sealed is opened with the same key for the same purpose', () =>
  expect(unseal(key, 'totp/7', seal(key, 'totp/7', '密钥'))).toBe('密钥'))

test('nothing of the clear text can be seen, and no two sealings are alike', () => {
  const [one, two] = [seal(key, 'totp/7', 'a secret'), seal(key, 'totp/7', 'a secret')]
  expect(one.toString('latin1')).not.toContain('secret')
  expect(one.equals(two)).toBe(false)
})

test('another byte, key or purpose opens nothing', () => {
  const sealed = seal(key, 'totp/7', 'a secret')
  const bent = Buffer.from(sealed)
  bent[bent.length - 1]! ^= 1
  expect(() => unseal(key, 'totp/7', bent)).toThrow()
  expect(() => unseal(key, 'totp/8', sealed)).toThrow()
  expect(() => unseal(randomBytes(32), 'totp/7', sealed)).toThrow()
})

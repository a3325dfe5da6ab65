import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { decrypt, encrypt } from './encryption.ts'

const key = randomBytes(32)

test('encryption: decrypts with the same key and purpose', () =>
  expect(decrypt(key, 'totp/7', encrypt(key, 'totp/7', '密钥'))).toBe('密钥'))

test('encryption: ciphertexts reveal nothing and differ each time', () => {
  const [one, two] = [encrypt(key, 'totp/7', 'a secret'), encrypt(key, 'totp/7', 'a secret')]
  expect(one.toString('latin1')).not.toContain('secret')
  expect(one.equals(two)).toBe(false)
})

test('encryption: another byte, key or purpose fails', () => {
  const encrypted = encrypt(key, 'totp/7', 'a secret')
  const bent = Buffer.from(encrypted)
  bent[bent.length - 1]! ^= 1
  expect(() => decrypt(key, 'totp/7', bent)).toThrow()
  expect(() => decrypt(key, 'totp/8', encrypted)).toThrow()
  expect(() => decrypt(randomBytes(32), 'totp/7', encrypted)).toThrow()
})

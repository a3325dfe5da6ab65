import { sm2 } from 'sm-crypto-v2'
import { expect, test } from 'vitest'
import { decrypt } from './cipher.ts'

const privateKey = '22b1a77d563f63b608c06fb99db55027f82b6738b2318e078608154cd06a3706'
/** Of this key; its point begins with 04 by itself, as one in 256 does. */
const unlucky =
  '04f8d9816904cfb501b63002bde0c604b69448e6e13e9e4c6912a6bcfd99eb6691b96c93d6443aa8a4e6408e7bfe77c8f4d9494ef56d9fa4b33966225007be23627cbf2be0d827328590d554f032e62e574542a705f158e836355c0ed1e26b6946f8554c4b3c1ac5a05e43'

test('a password whose point begins with 04 opens, with the mark in front and without', () => {
  expect(unlucky).toMatch(/^04/)
  expect(decrypt('sm2', unlucky, privateKey)).toBe('Baicai@2026')
  expect(decrypt('sm2', `04${unlucky}`, privateKey)).toBe('Baicai@2026')
  expect(decrypt('sm2', `04${unlucky.toUpperCase()}`, privateKey)).toBe('Baicai@2026')
})

test('what another key closed, or nobody, opens to nothing', () => {
  const other = sm2.generateKeyPairHex()
  expect(decrypt('sm2', unlucky, other.privateKey)).toBe('')
  for (const ciphertext of ['', '04', '0404', 'zz', unlucky.slice(0, -2), '04'.repeat(200)])
    expect(decrypt('sm2', ciphertext, privateKey)).toBe('')
})

import { sm2 } from 'sm-crypto-v2'
import { expect, test } from 'vitest'
import { decrypt } from './cipher.ts'
import { decryptSm2 } from './sm2.ts'

const privateKey = '22b1a77d563f63b608c06fb99db55027f82b6738b2318e078608154cd06a3706'
/** Ciphertext of this key whose point begins with 04, as one in 256 does. */
const unlucky =
  '04f8d9816904cfb501b63002bde0c604b69448e6e13e9e4c6912a6bcfd99eb6691b96c93d6443aa8a4e6408e7bfe77c8f4d9494ef56d9fa4b33966225007be23627cbf2be0d827328590d554f032e62e574542a705f158e836355c0ed1e26b6946f8554c4b3c1ac5a05e43'

test('password cipher: ciphertexts beginning with 04 decrypt with and without the prefix', () => {
  expect(unlucky).toMatch(/^04/)
  expect(decrypt('sm2', unlucky, privateKey)).toBe('Baicai@2026')
  expect(decrypt('sm2', `04${unlucky}`, privateKey)).toBe('Baicai@2026')
  expect(decrypt('sm2', `04${unlucky.toUpperCase()}`, privateKey)).toBe('Baicai@2026')
})

test('password cipher: ciphertexts of other keys and random bytes are rejected', () => {
  const other = sm2.generateKeyPairHex()
  expect(decrypt('sm2', unlucky, other.privateKey)).toBe('')
  for (const ciphertext of ['', '04', '0404', 'zz', unlucky.slice(0, -2), '04'.repeat(200)])
    expect(decrypt('sm2', ciphertext, privateKey)).toBe('')
})

test("password cipher: ciphertexts of the browser's package decrypt, of any length and script", () => {
  for (const length of [1, 15, 16, 31, 32, 33, 64, 65, 200]) {
    const { publicKey, privateKey: own } = sm2.generateKeyPairHex()
    const text = [...'Aé采🔑'.repeat(length)].slice(0, length).join('')
    const closed = sm2.doEncrypt(text, publicKey, 1)
    expect(decrypt('sm2', closed, own)).toBe(sm2.doDecrypt(closed, own, 1))
    expect(decryptSm2(closed, own)).toBe(text)
    for (const at of [0, 130, closed.length - 2]) {
      const changed = closed.slice(0, at) + (closed.slice(at, at + 2) === '00' ? '01' : '00') + closed.slice(at + 2)
      expect(decrypt('sm2', changed, own)).toBe('')
    }
  }
})

import { AEAD_AES_128_GCM, CipherSuite, KDF_HKDF_SHA256, KEM_DHKEM_P256_HKDF_SHA256 } from 'hpke'
import { sm4 } from 'sm-crypto-v2'
import { expect, test } from 'vitest'
import { concat, fromHex, toHex, utf8 } from '../bytes/bytes.ts'
import { sm2Decrypt, sm2Encrypt } from './sm2.ts'
import { sm4Decrypt, sm4Encrypt } from './sm4Gcm.ts'
import { suiteOf } from './suites.ts'

/** RFC 8998, appendix A.1. */
const rfc8998 = {
  iv: fromHex('00001234567800000000abcd'),
  key: fromHex('0123456789abcdeffedcba9876543210'),
  plain: fromHex(
    'aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbccccccccccccccccddddddddddddddddeeeeeeeeeeeeeeeeffffffffffffffffeeeeeeeeeeeeeeeeaaaaaaaaaaaaaaaa',
  ),
  aad: fromHex('feedfacedeadbeeffeedfacedeadbeefabaddad2'),
  sealed:
    '17f399f08c67d5ee19d0dc9969c4bb7d5fd46fd3756489069157b282bb200735d82710ca5c22f0ccfa7cbf93d496ac15a56834cbcf98c397b4024a2691233b8d',
  tag: '83de3541e4c2b58177e065a9bf7b62ec',
}

test('vectors: SM4-GCM of RFC 8998', () => {
  const { key, iv, aad, plain, sealed, tag } = rfc8998
  expect(toHex(sm4Encrypt(key, iv, aad, plain))).toBe(sealed + tag)
  expect(sm4Decrypt(key, iv, aad, fromHex(sealed + tag))).toEqual(plain)
})

test('vectors: SM4-GCM: the library decrypts without a tag; here the tag is required', () => {
  const { key, iv, aad, sealed, tag } = rfc8998
  const forged = fromHex(`ff${sealed.slice(2)}`)
  const options = { mode: 'gcm', output: 'array', iv, associatedData: aad } as const
  expect(sm4.decrypt(forged, key, options).length).toBe(forged.length)
  for (const bytes of [forged, concat(forged, fromHex(tag)), fromHex(sealed), fromHex(tag).slice(0, 15)])
    expect(() => sm4Decrypt(key, iv, aad, bytes)).toThrow('undecryptable')
})

test('vectors: SM2: an altered ciphertext throws here, while the library returns an empty array', () => {
  const { privateKey, publicKey } = suiteOf('B').encryptionPair(new Uint8Array(48).fill(3))
  const sealed = sm2Encrypt(publicKey, utf8('sixteen bytes ok'))
  expect(sm2Decrypt(privateKey, sealed)).toEqual(utf8('sixteen bytes ok'))
  const forged = sealed.map((byte, at) => (at === sealed.length - 1 ? byte ^ 1 : byte))
  expect(() => sm2Decrypt(privateKey, forged)).toThrow('undecryptable')
  expect(() => sm2Decrypt(privateKey, sealed.slice(0, 96))).toThrow('undecryptable')
})

/** RFC 9180, appendix A.3.1: the key encapsulation and key schedule of suite A, with AES-128-GCM. */
test('vectors: HPKE of RFC 9180 with DHKEM(P-256, HKDF-SHA256)', async () => {
  const hpke = new CipherSuite(KEM_DHKEM_P256_HKDF_SHA256, KDF_HKDF_SHA256, AEAD_AES_128_GCM)
  const scalar = fromHex('f3ce7fdae57e1a310d87f1ebbde6f328be0a99cdbcadf4d6589cf29de4b8ffd2')
  const point =
    '04fe8c19ce0905191ebc298a9245792531f26f0cece2460639e8bc39cb7f706a826a779b4cf969b8a0e539c7f62fb3d30ad6aa8f80e30f1d128aafd68a2ce72ea0'
  expect(toHex(suiteOf('A').publicKeyOf(scalar))).toBe(point)
  const secret = fromHex(
    '04a92719c6195d5085104f469a8b9814d5838ff72b60501e2c4466e5e67b325ac98536d7b61a1af4b78e5b7f951c0900be863c403ce65c9bfcb9382657222d18c4',
  )
  const sealed = fromHex('5ad590bb8baa577f8619db35a36311226a896e7342a6d836d8b7bcd2f20b6c7f9076ac232e3ab2523f39513434')
  const info = fromHex('4f6465206f6e2061204772656369616e2055726e')
  const privateKey = await hpke.DeserializePrivateKey(scalar, true)
  const publicKey = await hpke.DeserializePublicKey(fromHex(point))
  const opened = await hpke.Open({ privateKey, publicKey }, secret, sealed, { info, aad: utf8('Count-0') })
  expect(new TextDecoder().decode(opened)).toBe('Beauty is truth, truth beauty')
})

import { createPrivateKey, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { sm2 } from 'sm-crypto-v2'
import { expect, test } from 'vitest'
import { encrypt } from './cipher.ts'

const password = '密码 Right@2026'

test('password encryption: with an SM2 key, only the private key decrypts the password', async () => {
  const { publicKey, privateKey } = sm2.generateKeyPairHex()
  const encrypted = await encrypt(password, publicKey, 'sm2-1')
  expect(encrypted).toMatch(/^[0-9a-f]+$/)
  expect(sm2.doDecrypt(encrypted, privateKey, 1)).toBe(password)
  expect(await encrypt(password, publicKey, 'sm2-1')).not.toBe(encrypted)
})

test('password encryption: a key named rsa uses RSA-OAEP with SHA-256, as plain base64 or PEM', async () => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const spki = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const pem = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  for (const key of [spki, pem]) {
    const encrypted = Buffer.from(await encrypt(password, key, 'rsa-1'), 'base64')
    const clear = privateDecrypt(
      { key: createPrivateKey(pair.privateKey.export({ type: 'pkcs8', format: 'pem' })), oaepHash: 'sha256' },
      encrypted,
    )
    expect(clear.toString('utf8')).toBe(password)
  }
})

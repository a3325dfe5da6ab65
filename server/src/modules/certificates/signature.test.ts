import { describe, expect, test } from 'vitest'
import { hasSignedChallenge } from './signature.ts'
import { ssl, read, trust, roots, ann, verdict } from '#test/certificates/chains.ts'

describe('certificate validation: a signature over a challenge', () => {
  const zoe = ssl.make('zoe', { kind: 'rsa', by: roots.rsa })
  const challenge = Buffer.from('challenge')
  const { key } = read(zoe)

  test('of RSA may be PSS, and its hash is SHA-256', () => {
    expect(hasSignedChallenge(key!, challenge, ssl.sign(zoe, 'challenge', { pss: true }))).toBe(true)
    for (const digest of ['sha1', 'md5'])
      expect(hasSignedChallenge(key!, challenge, ssl.sign(zoe, 'challenge', { digest }))).toBe(false)
  })

  test('a certificate may be signed with PSS too', () => {
    const sigopts = ['rsa_padding_mode:pss', 'rsa_pss_saltlen:digest']
    const made = ssl.make('pss', { kind: 'rsa', by: roots.rsa, sigopts })
    expect(verdict(made, [trust(roots.rsa, ssl.list(roots.rsa, []))])).toBeUndefined()
  })

  test('of a curve may be r and s one after the other', () => {
    const inner = (signature: Buffer) => {
      const one = signature[3]!
      const parts = [signature.subarray(4, 4 + one), signature.subarray(6 + one)]
      return Buffer.concat(parts.map((part) => Buffer.from(part.toString('hex').padStart(66, '0').slice(-64), 'hex')))
    }
    for (const made of [ann, ssl.make('paula', { kind: 'p256', by: roots.p256 })])
      expect(hasSignedChallenge(read(made).key!, challenge, inner(ssl.sign(made, 'challenge')))).toBe(true)
  })

  test('of zeros, of the order, of anything: never', () => {
    const order = Buffer.from('fffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123', 'hex')
    const zero = Buffer.alloc(32)
    for (const [r, s] of [
      [zero, zero],
      [zero, order],
      [order, zero],
      [order, order],
    ] as const)
      for (const made of [ann, zoe])
        expect(hasSignedChallenge(read(made).key!, challenge, Buffer.concat([r, s]))).toBe(false)
  })
})

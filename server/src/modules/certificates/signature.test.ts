import { describe, expect, test } from 'vitest'
import { hasSignedChallenge } from './signature.ts'
import { ssl, read, trust, roots, ann, violationFor } from '#test/certificates/chains.ts'

describe('certificate validation: a signature over a challenge', () => {
  const zoe = ssl.make('zoe', { kind: 'rsa', by: roots.rsa })
  const challenge = Buffer.from('challenge')
  const { key } = read(zoe)

  test('RSA: PSS is accepted, with SHA-256', () => {
    expect(hasSignedChallenge(key!, challenge, ssl.sign(zoe, 'challenge', { pss: true }))).toBe(true)
    for (const digest of ['sha1', 'md5'])
      expect(hasSignedChallenge(key!, challenge, ssl.sign(zoe, 'challenge', { digest }))).toBe(false)
  })

  test('certificates may be signed with PSS, too', () => {
    const sigopts = ['rsa_padding_mode:pss', 'rsa_pss_saltlen:digest']
    const made = ssl.make('pss', { kind: 'rsa', by: roots.rsa, sigopts })
    expect(violationFor(made, [trust(roots.rsa, ssl.list(roots.rsa, []))])).toBeUndefined()
  })

  test('elliptic curves: r and s may be concatenated', () => {
    const inner = (signature: Buffer) => {
      const one = signature[3]!
      const parts = [signature.subarray(4, 4 + one), signature.subarray(6 + one)]
      return Buffer.concat(parts.map((part) => Buffer.from(part.toString('hex').padStart(66, '0').slice(-64), 'hex')))
    }
    for (const made of [ann, ssl.make('paula', { kind: 'p256', by: roots.p256 })])
      expect(hasSignedChallenge(read(made).key!, challenge, inner(ssl.sign(made, 'challenge')))).toBe(true)
  })

  test('zeros, the order and random bytes are refused', () => {
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

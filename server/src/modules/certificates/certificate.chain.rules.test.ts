import { describe, expect, test } from 'vitest'
import { authority } from '#test/openssl.ts'
import { hasSignedChallenge } from './signature.ts'
import { ssl, read, trust, kinds, roots, other, verdict } from '#test/certificates/chains.ts'

describe.each(kinds)('certificate validation: a chain of %s made by openssl', (kind) => {
  const own = roots[kind]
  const middle = ssl.make(`middle ${kind}`, { kind, by: own, serial: '11', extensions: authority })
  const leaf = ssl.make(`leaf ${kind}`, { kind, by: middle, serial: '22' })
  const lists = [trust(own, ssl.list(own, ['99'])), trust(middle, ssl.list(middle, ['99']))]

  test('is good up to a trusted root, and its key has signed the challenge', () => {
    expect(verdict(leaf, lists)).toBeUndefined()
    const { key } = read(leaf)
    const signature = ssl.sign(leaf, 'challenge')
    expect(hasSignedChallenge(key!, Buffer.from('challenge'), signature)).toBe(true)
    expect(hasSignedChallenge(key!, Buffer.from('another'), signature)).toBe(false)
    expect(hasSignedChallenge(read(own).key!, Buffer.from('challenge'), signature)).toBe(false)
    for (const at of [0, 5, signature.length - 1]) {
      const altered = Buffer.from(signature)
      altered[at]! ^= 1
      const check = () => hasSignedChallenge(key!, Buffer.from('challenge'), altered)
      expect(check()).toBe(false)
    }
  })

  test('is none without its root, or with the root of somebody else', () => {
    expect(verdict(leaf, lists.slice(1))).toBe('ca.untrusted')
    expect(verdict(leaf, [lists[1]!, trust(other, ssl.list(other, []))])).toBe('ca.untrusted')
    expect(verdict(leaf, [])).toBe('ca.untrusted')
  })

  test('ends where its authority or the person is revoked', () => {
    expect(verdict(leaf, [lists[0]!, trust(middle, ssl.list(middle, ['22']))])).toBe('ca.revoked')
    expect(verdict(leaf, [trust(own, ssl.list(own, ['11'])), lists[1]!])).toBe('ca.revoked')
  })
})

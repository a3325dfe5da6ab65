import { describe, expect, test } from 'vitest'
import { authority } from '#test/openssl.ts'
import { hasSignedChallenge } from './signature.ts'
import { ssl, read, trust, kinds, roots, other, violationFor } from '#test/certificates/chains.ts'

describe.each(kinds)('certificate validation: a chain of %s made by openssl', (kind) => {
  const own = roots[kind]
  const middle = ssl.make(`middle ${kind}`, { kind, by: own, serial: '11', extensions: authority })
  const leaf = ssl.make(`leaf ${kind}`, { kind, by: middle, serial: '22' })
  const lists = [trust(own, ssl.list(own, ['99'])), trust(middle, ssl.list(middle, ['99']))]

  test('is valid up to a trusted root if its key has signed the challenge', () => {
    expect(violationFor(leaf, lists)).toBeUndefined()
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

  test('is invalid without its root, or with a different root', () => {
    expect(violationFor(leaf, lists.slice(1))).toBe('ca.untrusted')
    expect(violationFor(leaf, [lists[1]!, trust(other, ssl.list(other, []))])).toBe('ca.untrusted')
    expect(violationFor(leaf, [])).toBe('ca.untrusted')
  })

  test('is invalid if the authority or the person is revoked', () => {
    expect(violationFor(leaf, [lists[0]!, trust(middle, ssl.list(middle, ['22']))])).toBe('ca.revoked')
    expect(violationFor(leaf, [trust(own, ssl.list(own, ['11'])), lists[1]!])).toBe('ca.revoked')
  })
})

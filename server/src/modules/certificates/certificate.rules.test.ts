import { describe, expect, test } from 'vitest'
import { authority, person } from '#test/openssl.ts'
import { certificateViolation } from './certificate.rules.ts'
import { readCertificate } from './x509.ts'
import { readRevocationList } from './revocationList.ts'
import { ssl, days, soon, read, trust, roots, root, other, ann, empty, verdict } from '#test/certificates/chains.ts'

describe('certificate validation: a certificate is refused', () => {
  const trusted = [trust(root, empty)]

  test('when it is too early or too late, for itself or for its authority', () => {
    expect(verdict(ann, trusted)).toBeUndefined()
    const untilTomorrow = ssl.make('until tomorrow', { by: root, days: 1 })
    expect(verdict(untilTomorrow, trusted, days(2))).toBe('ca.expired')
    const early = new Date(read(ann).content.notBefore.getTime() - 1000)
    const olderRoot = { ...trust(root, undefined, false) }
    const since = { ...olderRoot.certificate.content, notBefore: days(-900), notAfter: days(900) }
    const older = { ...olderRoot, certificate: { ...olderRoot.certificate, content: since } }
    expect(verdict(ann, [older], early)).toBe('ca.notYetValid')
    expect(verdict(ann, [trust(root, undefined, false)], days(31))).toBe('ca.untrusted')
  })

  test('without a list that is whole, signed by the authority, and of today', () => {
    expect(verdict(ann, [trust(root)])).toBe('ca.noList')
    expect(verdict(ann, [trust(root, undefined, false)])).toBeUndefined()
    expect(verdict(ann, trusted, days(8))).toBe('ca.noList')
    expect(verdict(ann, trusted, days(-1))).not.toBeUndefined()
    const forged = ssl.make('root sm2', { extensions: authority })
    expect(verdict(ann, [{ ...trust(root), list: readRevocationList(ssl.list(forged, [])) }])).toBe('ca.noList')
    expect(verdict(ann, [{ ...trust(root), list: readRevocationList(ssl.list(other, [])) }])).toBe('ca.noList')
    const altered = Buffer.from(empty)
    altered[altered.length - 1]! ^= 1
    expect(verdict(ann, [trust(root, altered, false)])).toBe('ca.noList')
  })

  test('when it is the last of twenty thousand on a list', () => {
    const serials = Array.from({ length: 20_000 }, (_, number) => (0x40000000 + number).toString(16).toUpperCase())
    const list = readRevocationList(ssl.list(root, [...serials, '0A1B']))
    expect(list?.content.revoked.size).toBe(20_001)
    expect(verdict(ann, [{ ...trust(root), list }])).toBe('ca.revoked')
    expect(verdict(ssl.make('another', { by: root, serial: '0A1C' }), [{ ...trust(root), list }])).toBeUndefined()
  })

  test('when a word of it was changed', () => {
    const der = Buffer.from(read(ann).der)
    const at = der.indexOf(Buffer.from('0a1b', 'hex'))
    der[at] = 0x0b
    const changed = readCertificate(der)!
    expect(changed.content.serial).toBe('B1B')
    expect(certificateViolation(changed, trusted, soon)).toBe('ca.untrusted')
  })

  test('when who issued it was no authority, or not one for so long a way', () => {
    const bob = ssl.make('bob', { by: ann })
    expect(verdict(bob, [...trusted, trust(ann, undefined, false)])).toBe('ca.untrusted')
    const limit = `${authority}\n`.replace('CA:TRUE', 'CA:TRUE,pathlen:0')
    const short = ssl.make('short', { extensions: limit })
    const below = ssl.make('below', { by: short, extensions: authority })
    const carl = ssl.make('carl', { by: below })
    expect(verdict(ssl.make('dora', { by: short }), [trust(short, undefined, false)])).toBeUndefined()
    expect(verdict(carl, [trust(short, undefined, false), trust(below, undefined, false)])).toBe('ca.untrusted')
    const mute = ssl.make('mute', { extensions: 'basicConstraints=critical,CA:TRUE\nkeyUsage=cRLSign' })
    expect(verdict(ssl.make('eve', { by: mute }), [trust(mute, undefined, false)])).toBe('ca.untrusted')
    const named = ssl.make('named', { extensions: `${authority}\nnameConstraints=critical,permitted;DNS:a.example` })
    expect(verdict(ssl.make('fred', { by: named }), [trust(named, undefined, false)])).toBe('ca.untrusted')
  })

  test('when it is an authority itself, or its key is for something else', () => {
    const made = (extensions: string) => verdict(ssl.make('use', { by: root, extensions }), trusted)
    expect(made(authority)).toBe('ca.notForLogin')
    expect(made(person.replace('digitalSignature', 'keyEncipherment'))).toBe('ca.notForLogin')
    expect(made(person.replace('clientAuth', 'serverAuth'))).toBe('ca.notForLogin')
    expect(made('basicConstraints=CA:FALSE')).toBeUndefined()
    expect(made(`${person}\n1.2.3.4=critical,DER:0500`)).toBe('ca.notForLogin')
  })

  test.each(['sha1', 'md5'])('when it is signed with %s', (digest) => {
    const weak = ssl.make('weak', { kind: 'rsa', by: roots.rsa, digest })
    expect(verdict(weak, [trust(roots.rsa, ssl.list(roots.rsa, []))])).toBe('ca.weak')
  })

  test('when its key is short, or of a curve that is not known', () => {
    const genpkey = (algorithm: string, option: string) => ['genpkey', '-algorithm', algorithm, '-pkeyopt', option]
    for (const key of [genpkey('RSA', 'rsa_keygen_bits:1024'), genpkey('EC', 'ec_paramgen_curve:secp256k1')])
      expect(verdict(ssl.make('short key', { kind: 'rsa', by: roots.rsa, key }), [])).toBe('ca.weak')
  })
})

import { describe, expect, test } from 'vitest'
import { authority, person } from '#test/openssl.ts'
import { certificateViolation } from './certificate.rules.ts'
import { readCertificate } from './x509.ts'
import { readRevocationList } from './revocationList.ts'
import {
  ssl,
  days,
  inOneHour,
  read,
  trust,
  roots,
  root,
  other,
  ann,
  empty,
  violationFor,
} from '#test/certificates/chains.ts'

describe('certificate validation: a certificate is refused', () => {
  const trusted = [trust(root, empty)]

  test('if it or its authority is expired or not yet valid', () => {
    expect(violationFor(ann, trusted)).toBeUndefined()
    const untilTomorrow = ssl.make('until tomorrow', { by: root, days: 1 })
    expect(violationFor(untilTomorrow, trusted, days(2))).toBe('ca.expired')
    const early = new Date(read(ann).content.notBefore.getTime() - 1000)
    const olderRoot = { ...trust(root, undefined, false) }
    const since = { ...olderRoot.certificate.content, notBefore: days(-900), notAfter: days(900) }
    const older = { ...olderRoot, certificate: { ...olderRoot.certificate, content: since } }
    expect(violationFor(ann, [older], early)).toBe('ca.notYetValid')
    expect(violationFor(ann, [trust(root, undefined, false)], days(31))).toBe('ca.untrusted')
  })

  test('without a complete, signed and current revocation list', () => {
    expect(violationFor(ann, [trust(root)])).toBe('ca.noList')
    expect(violationFor(ann, [trust(root, undefined, false)])).toBeUndefined()
    expect(violationFor(ann, trusted, days(8))).toBe('ca.noList')
    expect(violationFor(ann, trusted, days(-1))).not.toBeUndefined()
    const forged = ssl.make('root sm2', { extensions: authority })
    expect(violationFor(ann, [{ ...trust(root), list: readRevocationList(ssl.list(forged, [])) }])).toBe('ca.noList')
    expect(violationFor(ann, [{ ...trust(root), list: readRevocationList(ssl.list(other, [])) }])).toBe('ca.noList')
    const altered = Buffer.from(empty)
    altered[altered.length - 1]! ^= 1
    expect(violationFor(ann, [trust(root, altered, false)])).toBe('ca.noList')
  })

  test('if it is the last of twenty thousand on the revocation list', () => {
    const serials = Array.from({ length: 20_000 }, (_, number) => (0x40000000 + number).toString(16).toUpperCase())
    const list = readRevocationList(ssl.list(root, [...serials, '0A1B']))
    expect(list?.content.revoked.size).toBe(20_001)
    expect(violationFor(ann, [{ ...trust(root), list }])).toBe('ca.revoked')
    expect(violationFor(ssl.make('another', { by: root, serial: '0A1C' }), [{ ...trust(root), list }])).toBeUndefined()
  })

  test('if any part was altered', () => {
    const der = Buffer.from(read(ann).der)
    const at = der.indexOf(Buffer.from('0a1b', 'hex'))
    der[at] = 0x0b
    const changed = readCertificate(der)!
    expect(changed.content.serial).toBe('B1B')
    expect(certificateViolation(changed, trusted, inOneHour)).toBe('ca.untrusted')
  })

  test('if its issuer is no authority, or the path is too long', () => {
    const bob = ssl.make('bob', { by: ann })
    expect(violationFor(bob, [...trusted, trust(ann, undefined, false)])).toBe('ca.untrusted')
    const limit = `${authority}\n`.replace('CA:TRUE', 'CA:TRUE,pathlen:0')
    const short = ssl.make('short', { extensions: limit })
    const below = ssl.make('below', { by: short, extensions: authority })
    const carl = ssl.make('carl', { by: below })
    expect(violationFor(ssl.make('dora', { by: short }), [trust(short, undefined, false)])).toBeUndefined()
    expect(violationFor(carl, [trust(short, undefined, false), trust(below, undefined, false)])).toBe('ca.untrusted')
    const mute = ssl.make('mute', { extensions: 'basicConstraints=critical,CA:TRUE\nkeyUsage=cRLSign' })
    expect(violationFor(ssl.make('eve', { by: mute }), [trust(mute, undefined, false)])).toBe('ca.untrusted')
    const named = ssl.make('named', { extensions: `${authority}\nnameConstraints=critical,permitted;DNS:a.example` })
    expect(violationFor(ssl.make('fred', { by: named }), [trust(named, undefined, false)])).toBe('ca.untrusted')
  })

  test('if it is an authority itself, or its key has another usage', () => {
    const made = (extensions: string) => violationFor(ssl.make('use', { by: root, extensions }), trusted)
    expect(made(authority)).toBe('ca.notForLogin')
    expect(made(person.replace('digitalSignature', 'keyEncipherment'))).toBe('ca.notForLogin')
    expect(made(person.replace('clientAuth', 'serverAuth'))).toBe('ca.notForLogin')
    expect(made('basicConstraints=CA:FALSE')).toBeUndefined()
    expect(made(`${person}\n1.2.3.4=critical,DER:0500`)).toBe('ca.notForLogin')
  })

  test.each(['sha1', 'md5'])('if it is signed with %s', (digest) => {
    const weak = ssl.make('weak', { kind: 'rsa', by: roots.rsa, digest })
    expect(violationFor(weak, [trust(roots.rsa, ssl.list(roots.rsa, []))])).toBe('ca.weak')
  })

  test('if its key is too short or of an unknown curve', () => {
    const genpkey = (algorithm: string, option: string) => ['genpkey', '-algorithm', algorithm, '-pkeyopt', option]
    for (const key of [genpkey('RSA', 'rsa_keygen_bits:1024'), genpkey('EC', 'ec_paramgen_curve:secp256k1')])
      expect(violationFor(ssl.make('short key', { kind: 'rsa', by: roots.rsa, key }), [])).toBe('ca.weak')
  })
})

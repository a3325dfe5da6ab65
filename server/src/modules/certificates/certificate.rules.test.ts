import { afterAll, describe, expect, test } from 'vitest'
import { authority, type Kind, openssl, type IssuedCertificate as Made, person } from '#test/openssl.ts'
import { type Authority, certificateViolation } from './certificate.rules.ts'
import { hasSignedChallenge } from './signature.ts'
import { readCertificate, readRevocationList, serialOf } from './x509.ts'

const ssl = openssl()
afterAll(ssl.remove)

const days = (count: number) => new Date(Date.now() + count * 86_400_000)
const soon = days(1 / 24)
const read = ({ pem }: Made) => readCertificate(pem)!
const trust = (made: Made, list?: Buffer, needsList = true): Authority => ({
  certificate: read(made),
  list: list && readRevocationList(list),
  needsList,
})

const kinds: readonly Kind[] = ['sm2', 'rsa', 'p256']
const roots = Object.fromEntries(
  kinds.map((kind) => [kind, ssl.make(`root ${kind}`, { kind, extensions: authority })]),
) as Record<Kind, Made>
const root = roots.sm2
const other = ssl.make('somebody else', { extensions: authority })
const ann = ssl.make('林知远', { by: root, serial: '0A1B' })
const empty = ssl.list(root, [])
const verdict = (made: Made, authorities: readonly Authority[], now = soon) =>
  certificateViolation(read(made), authorities, now)

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

describe('certificate validation: what is no certificate', () => {
  const whole = Buffer.from(read(ann).der)
  const garbage: readonly (readonly [string, string | Buffer])[] = [
    ['nothing', ''],
    ['a word', '证书'],
    ['a key', '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----'],
    ['a list', empty],
    ['half', whole.subarray(0, whole.length / 2)],
    ['a megabyte of zeros', Buffer.alloc(1_000_000)],
    ['a megabyte of letters', 'A'.repeat(1_000_000)],
    ['a nest', Buffer.from('3080'.repeat(500_000), 'hex')],
    ['a length that is none', Buffer.from('3084ffffffff', 'hex')],
  ]
  test.each(garbage)('%s is not read', (_, given) => {
    expect(readCertificate(given)).toBeUndefined()
    if (given !== empty) expect(readRevocationList(given)).toBeUndefined()
  })

  test('every byte of a certificate counts: none can be changed and pass', () => {
    const trusted = [trust(root, empty)]
    const passed: number[] = []
    for (let at = 0; at < whole.length; at += 3) {
      const changed = Buffer.from(whole)
      changed[at]! ^= 0x15
      const paper = readCertificate(changed)
      if (paper && !certificateViolation(paper, trusted, soon)) passed.push(at)
    }
    expect(passed).toEqual([])
  })
})

test('certificate validation: serial numbers are the same however they are written', () => {
  expect(['00:0a:1b', '0A1B', 'a1b', ' A1 B '].map(serialOf)).toEqual(['A1B', 'A1B', 'A1B', 'A1B'])
  expect(serialOf('00')).toBe('0')
})

import { describe, expect, test } from 'vitest'
import { certificateViolation } from './certificate.rules.ts'
import { readCertificate } from './x509.ts'
import { readRevocationList } from './revocationList.ts'
import { serialOf } from './serial.ts'
import { inOneHour, read, trust, root, ann, empty } from '#test/certificates/chains.ts'

describe('certificate validation: invalid certificates', () => {
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
  test.each(garbage)('%s is refused', (_, given) => {
    expect(readCertificate(given)).toBeUndefined()
    if (given !== empty) expect(readRevocationList(given)).toBeUndefined()
  })

  test('altering any byte invalidates it', () => {
    const trusted = [trust(root, empty)]
    const passed: number[] = []
    for (let at = 0; at < whole.length; at += 3) {
      const changed = Buffer.from(whole)
      changed[at]! ^= 0x15
      const paper = readCertificate(changed)
      if (paper && !certificateViolation(paper, trusted, inOneHour)) passed.push(at)
    }
    expect(passed).toEqual([])
  })
})

test('certificate validation: serial numbers are normalised', () => {
  expect(['00:0a:1b', '0A1B', 'a1b', ' A1 B '].map(serialOf)).toEqual(['A1B', 'A1B', 'A1B', 'A1B'])
  expect(serialOf('00')).toBe('0')
})

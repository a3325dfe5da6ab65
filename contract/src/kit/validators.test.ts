import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCases } from './validators.cases.ts'
import { formatNames, hasFormat, idCardCheckDigit } from './validators.ts'

for (const name of formatNames) {
  const { good, bad } = formatCases[name]
  test.each(good)(`validators: ${name}: %j is valid`, (text) => expect(hasFormat(name, text)).toBe(true))
  test.each(bad)(`validators: ${name}: %j is invalid`, (text) => expect(hasFormat(name, text)).toBe(false))
}

const idCard = fc
  .record({
    region: fc.integer({ min: 110_000, max: 659_999 }),
    born: fc.date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }),
    order: fc.integer({ min: 0, max: 999 }),
  })
  .map(
    ({ region, born, order }) =>
      `${region}${born.toISOString().slice(0, 10).replaceAll('-', '')}${String(order).padStart(3, '0')}`,
  )

test('validators: an ID card number with a correct check digit is valid', () => {
  fc.assert(fc.property(idCard, (first17) => hasFormat('idCard', first17 + idCardCheckDigit(first17))))
})

test('validators: a single wrong digit of an ID card number is detected', () => {
  const wrong = fc.tuple(idCard, fc.integer({ min: 0, max: 16 }), fc.integer({ min: 1, max: 9 }))
  fc.assert(
    fc.property(wrong, ([first17, at, by]) => {
      const digit = (Number(first17[at]) + by) % 10
      const changed = `${first17.slice(0, at)}${digit}${first17.slice(at + 1)}`
      return !hasFormat('idCard', changed + idCardCheckDigit(first17))
    }),
  )
})

test('validators: two transposed neighbouring digits of an ID card number are detected', () => {
  const swapped = fc.tuple(idCard, fc.integer({ min: 0, max: 15 })).filter(([card, at]) => card[at] !== card[at + 1])
  fc.assert(
    fc.property(swapped, ([first17, at]) => {
      const changed = `${first17.slice(0, at)}${first17[at + 1]}${first17[at]}${first17.slice(at + 2)}`
      return !hasFormat('idCard', changed + idCardCheckDigit(first17))
    }),
  )
})

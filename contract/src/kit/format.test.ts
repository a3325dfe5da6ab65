import fc from 'fast-check'
import Nzh from 'nzh'
import { expect, test } from 'vitest'
import { capitalMoney, formatCents, formatCount, formatLarge, formatMoney, maskMobile, maskName } from './format.ts'
import { decimal } from './money.ts'

test.each([
  ['0', '0.00'],
  ['1234567.5', '1,234,567.50'],
  ['0.1234', '0.1234'],
  ['0.1230', '0.123'],
  ['100', '100.00'],
  ['-1234.5', '-1,234.50'],
  ['-1', '不限'],
  ['99999999.9999', '99,999,999.9999'],
  ['', '--'],
  [null, '--'],
  [undefined, '--'],
  ['1e3', '--'],
  ['NaN', '--'],
  ['abc', '--'],
])('formatting: %j is formatted as %s', (value, text) => expect(formatMoney(value)).toBe(text))

test.each([
  ['1234.5678', '1,234.57'],
  ['1800000.0000', '1,800,000.00'],
  ['0.005', '0.01'],
  ['-0.004', '0.00'],
  ['-1', '不限'],
  ['', '--'],
  ['1e3', '--'],
])('formatting: %j to the cent is formatted as %s', (value, text) => expect(formatCents(value)).toBe(text))

test.each([
  ['9999.99', '9,999.99', ''],
  ['10000', '1.00', '万'],
  ['-12345', '-1.23', '万'],
  ['39420000', '3,942', '万'],
  ['9994999', '999.50', '万'],
  ['9999950', '1,000', '万'],
  ['99994999', '9,999', '万'],
  ['99995000', '1.00', '亿'],
  ['99999999.99', '1.00', '亿'],
  ['-12345678.9', '-1,235', '万'],
  ['100000000', '1.00', '亿'],
  ['123456789012', '1,235', '亿'],
])('formatting: %s in statistics is %s %s', (value, figure, unit) =>
  expect(formatLarge(value)).toEqual({ figure, unit }),
)

test.each([
  ['0', '零元整'],
  ['0.05', '伍分'],
  ['0.5', '伍角'],
  ['1.05', '壹元零伍分'],
  ['10', '壹拾元整'],
  ['120.5', '壹佰贰拾元伍角'],
  ['10000000.01', '壹仟万元零壹分'],
  ['100010001', '壹亿零壹万零壹元整'],
  ['1000000000000', '壹万亿元整'],
  ['-3.1', '负叁元壹角'],
  ['21196.00', '贰万壹仟壹佰玖拾陆元整'],
])('formatting: %s in Chinese capitals is %s', (value, text) => expect(capitalMoney(value)).toBe(text))

test.each(['1e3', 'NaN', '', '1,000', '0.12345'])('formatting: %j has no capital form', (value) =>
  expect(() => capitalMoney(value)).toThrow(RangeError),
)

/** nzh leaves out the 整 that a whole amount must end with. */
const agree = (cents: bigint) => {
  const text = decimal(cents * 100n)
  const capitals = Nzh.cn.toMoney(text, { outSymbol: false })
  expect(`${text} ${capitalMoney(text)}`).toBe(`${text} ${capitals}${cents % 100n === 0n ? '整' : ''}`)
}
test('formatting: capitals match nzh, cent by cent up to 200 yuan', () => {
  for (let cents = 0n; cents <= 20_000n; cents++) agree(cents)
})
test.each([10n ** 6n, 10n ** 8n, 10n ** 10n, 10n ** 12n, 10n ** 15n])(
  'formatting: capitals match nzh below %i cents',
  (max) => {
    const digits = fc.tuple(fc.bigInt({ min: 0n, max: max - 1n }), fc.bigInt({ min: 1n, max }))
    fc.assert(
      fc.property(digits, ([cents, zeros]) => {
        agree(cents)
        agree(cents - (cents % zeros))
      }),
      { numRuns: 1000 },
    )
  },
)

test('formatting: numbers and names are masked', () => {
  expect([maskMobile('13812345678'), maskMobile('')]).toEqual(['138****5678', ''])
  expect([maskName('林知远'), maskName('')]).toEqual(['林**', '***'])
})

test('formatting: counts have thousands separators', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('en'))
    }),
  )
})

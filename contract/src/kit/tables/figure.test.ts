import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figureOf } from './figure.ts'

const outcome = (text: string) => {
  const figure = figureOf(text)
  return 'problem' in figure ? figure.problem : figure.value
}

test.each([
  ['', null],
  ['　', null],
  ['35.20', '35.20'],
  ['１２．５', '12.5'],
  ['１，２８０', '1280'],
  ['￥1,280.50', '1280.50'],
  ['¥ 1 280.50', '1280.50'],
  ["1'280", '1280'],
  ['1,280.50 元', '1280.50'],
  ['RMB 5', '5'],
  ['人民币12元整', '12'],
  ['-5', '-5'],
  ['−5', '-5'],
  ['.5', '0.5'],
  ['007', '7'],
  ['12,50', 'decimalComma'],
  ['0,5', 'decimalComma'],
  ['0,125', 'decimalComma'],
  ['1.234,56', 'decimalComma'],
  ['1 234,56', 'decimalComma'],
  ['1234,567', 'decimalComma'],
  ['12,34,567.00', 'comma'],
  ['1,234,56', 'comma'],
  ['1,,234', 'comma'],
  [',123', 'decimalComma'],
  ['1,234,', 'comma'],
  ['1.2.3', 'notNumber'],
  ['1 2', 'notNumber'],
  ['$12', 'currency'],
  ['12 USD', 'currency'],
  ['€5', 'currency'],
  ['5欧元', 'currency'],
  ['HK$5', 'currency'],
  ['12円', 'currency'],
  ['1.5E+10', 'exponent'],
  ['1e3', 'exponent'],
  ['面议', 'notNumber'],
  ['20个', 'notNumber'],
  ['1.2万', 'notNumber'],
  ['5-8', 'notNumber'],
  ['--5', 'notNumber'],
])('figures: %j is read as %j', (text, expected) => expect(outcome(text)).toBe(expected))

const whole = fc.bigInt({ min: 0n, max: 999_999_999_999n })
const decimals = fc.stringMatching(/^\d{0,4}$/)
const groupsOf = (digits: string, sign: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, sign)
const wide = (text: string) => text.replace(/[!-~]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0))
const plain = (digits: bigint, fraction: string) => `${digits}${fraction === '' ? '' : `.${fraction}`}`

test('figures: thousands in groups of three are read, in any width', () => {
  fc.assert(
    fc.property(whole, decimals, fc.constantFrom(',', ' ', "'"), (digits, fraction, sign) => {
      const text = `${groupsOf(String(digits), sign)}${fraction === '' ? '' : `.${fraction}`}`
      expect(outcome(text)).toBe(plain(digits, fraction))
      expect(outcome(wide(text))).toBe(plain(digits, fraction))
      expect(outcome(`￥${text}元`)).toBe(plain(digits, fraction))
    }),
  )
})

test('figures: a comma anywhere else never changes the value silently', () => {
  fc.assert(
    fc.property(whole, fc.nat(), (digits, at) => {
      const text = String(digits)
      const place = 1 + (at % text.length)
      const written = `${text.slice(0, place)},${text.slice(place)}`
      const isGroup = /^[1-9]\d{0,2},\d{3}$/.test(written)
      if (isGroup) expect(outcome(written)).toBe(text)
      else expect(outcome(written)).toMatch(/^(comma|decimalComma)$/)
    }),
  )
})

test('figures: a decimal comma is reported, with any separators of thousands', () => {
  fc.assert(
    fc.property(
      whole,
      fc.stringMatching(/^(\d{1,2}|\d{4})$/),
      fc.constantFrom('', '.', ' '),
      (digits, fraction, sign) => {
        expect(outcome(`${groupsOf(String(digits), sign)},${fraction}`)).toBe('decimalComma')
      },
    ),
  )
})

test('figures: every text is read without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const read = outcome(text)
      if (read !== null && /\d/.test(read)) expect(read).toMatch(/^-?\d+(\.\d+)?$/)
    }),
  )
})

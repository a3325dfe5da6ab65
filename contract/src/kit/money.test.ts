import { expect, test } from 'vitest'
import { decimal, minus, shortest, sum, taxWithin, units } from './money.ts'

test.each([
  ['0.1', 1_000n],
  ['99999999.9999', 999_999_999_999n],
  ['-1', -10_000n],
  ['0', 0n],
  ['9007199254740993', 90_071_992_547_409_930_000n],
  ['007.5', 75_000n],
] as const)('money: %s is parsed exactly', (text, value) => expect(units(text)).toBe(value))

test.each([
  '1e-5',
  '1E400',
  '1e3',
  'NaN',
  'Infinity',
  '-Infinity',
  '',
  ' ',
  ' 1',
  '1 ',
  '1\n',
  '1,000',
  '+1',
  '--1',
  '.5',
  '5.',
  '0.12345',
  '0x10',
  '１２',
  '١٢',
  '1.2.3',
  '1_000',
  'null',
  '¥1',
])('money: %j is refused', (text) => expect(() => units(text)).toThrow(RangeError))

test('money: a tenth and two tenths are three tenths', () => expect(sum(['0.1', '0.2'])).toBe('0.30'))
test('money: exact beyond the range of a float', () =>
  expect(minus('9007199254740993', '0.01')).toBe('9007199254740992.99'))
test.each([
  ['0.005', '0.01'],
  ['-0.005', '-0.01'],
  ['0.0049', '0.00'],
  ['-0.0049', '0.00'],
  ['1.995', '2.00'],
])('money: %s to the cent is %s', (text, rounded) => expect(decimal(units(text))).toBe(rounded))

test('tax is rounded once: 2300.88495… is 2300.88', () => expect(taxWithin('20000', '13')).toBe('2300.88'))

test.each([
  ['3030.0000', '3030'],
  ['12.3450', '12.345'],
  ['0.00', '0'],
  ['100', '100'],
])('money: %s is formatted as %s', (text, written) => expect(shortest(text)).toBe(written))

import { expect, test } from 'vitest'
import { quantityText } from './quantityText.ts'

test.each([
  ['320', '320'],
  ['2000', '2,000'],
  ['12.5000', '12.5'],
  ['99999999.9999', '99,999,999.9999'],
  ['3.0000', '3'],
  ['12.', '12.'],
  ['', ''],
])('quantity text: %s is %s', (quantity, text) => expect(quantityText(quantity)).toBe(text))

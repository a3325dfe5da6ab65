import { expect, test } from 'vitest'
import { amountParts } from './amount.ts'

const shown = (value: string | null | undefined, hidden = false) => {
  const { minus, sign, whole, fraction } = amountParts(value, hidden, '不限')
  return `${minus ? '−' : ''}${sign ? '￥' : ''}${whole}|${fraction}`
}

test.each([
  ['68.4', '￥68|.40'],
  ['186000.0000', '￥186,000|.00'],
  ['0.1255', '￥0|.1255'],
  ['0', '￥0|.00'],
  ['-12.5', '−￥12|.50'],
  ['-1', '不限|'],
  ['', '--|'],
  [null, '--|'],
  [undefined, '--|'],
  ['1e3', '--|'],
])('amount: %j is rendered as %s', (value, drawn) => expect(shown(value)).toBe(drawn))

test('amount: a hidden amount discloses nothing', () => expect(shown('186000', true)).toBe('￥******|'))

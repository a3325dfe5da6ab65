import { expect, test } from 'vitest'
import { sum } from '#contract/kit/money.ts'
import { type Balance, offsetsOf } from './balance.rules.ts'

const line = (id: string, pieces: number, gross: string, more: Partial<Balance> = {}): Balance => ({
  id,
  subject_id: '1',
  pieces,
  gross,
  offset_pieces: 0,
  offset_gross: '0.00',
  invoiced_pieces: 0,
  invoiced_gross: '0.00',
  form_pieces: 0,
  form_gross: '0.00',
  ...more,
})

test('offsets: a return reduces what is not invoiced, oldest line first', () => {
  const offsets = offsetsOf([line('1', 3, '30.00'), line('2', 7, '70.00'), line('3', -4, '-40.00')])
  expect(offsets).toEqual([
    { id: '1', pieces: 3, gross: '30.00' },
    { id: '2', pieces: 1, gross: '10.00' },
    { id: '3', pieces: -4, gross: '-40.00' },
  ])
})

test('offsets: what is invoiced stays, and the rest of the return is open for a red invoice', () => {
  const invoiced = line('1', 10, '100.00', { invoiced_pieces: 9, invoiced_gross: '90.00' })
  expect(offsetsOf([invoiced, line('2', -4, '-40.00')])).toEqual([
    { id: '1', pieces: 1, gross: '10.00' },
    { id: '2', pieces: -1, gross: '-10.00' },
  ])
  const whole = line('1', 10, '100.00', { invoiced_pieces: 10, invoiced_gross: '100.00' })
  expect(offsetsOf([whole, line('2', -4, '-40.00')])).toEqual([])
})

test('offsets: an allowance takes money and no pieces, and order lines are kept apart', () => {
  const offsets = offsetsOf([
    line('1', 10, '100.00'),
    line('2', 0, '-15.00'),
    line('3', -2, '-20.00', { subject_id: '2' }),
  ])
  expect(offsets).toEqual([
    { id: '1', pieces: 0, gross: '15.00' },
    { id: '2', pieces: 0, gross: '-15.00' },
  ])
  expect(sum(offsets.map(({ gross }) => gross))).toBe('0.00')
})

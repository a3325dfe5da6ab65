import { expect, test } from 'vitest'
import { sum } from '#contract/kit/money.ts'
import { openingsOf } from './openings.ts'

const lot = (no: number, items: readonly string[]) => ({ no, name: `${no}`, items, startPrice: null, step: '1' })
const lots = [lot(1, ['11', '12']), lot(2, ['13']), lot(3, ['14'])]
const line = (itemId: string, amount: string) => ({ itemId, amount })
const lines = [line('11', '10.00'), line('12', '20.00'), line('13', '30.00'), line('14', '40.01')]

test('openings: a quote of all lots is split into them to the cent, its shipping by their amounts', () => {
  const opened = openingsOf({ lines, freight: '10.00' }, lots)
  expect(opened).toEqual([
    { lot: 1, amount: '33.00' },
    { lot: 2, amount: '33.00' },
    { lot: 3, amount: '44.01' },
  ])
  expect(sum(opened.map(({ amount }) => amount))).toBe('110.01')
})

test('openings: a lot of which a line is missing is none; its lines bear their share of the shipping', () => {
  expect(openingsOf({ lines: lines.slice(1, 3), freight: '5.00' }, lots)).toEqual([{ lot: 2, amount: '33.00' }])
  expect(openingsOf({ lines: lines.slice(0, 1), freight: '5.00' }, lots)).toEqual([])
})

test('openings: what costs nothing, or more than can be bid, is none', () => {
  expect(openingsOf({ lines: [line('13', '0.00'), line('14', '100000000.00')], freight: '0.00' }, lots)).toEqual([])
})

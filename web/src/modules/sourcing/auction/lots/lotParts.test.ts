import { expect, test } from 'vitest'
import { extensionsIn, linesOf } from '../chartLines.ts'
import { entriesOfLot } from './lotParts.ts'

const bid = (at: number, lot: number, amount: string, extension = 0) => ({
  at,
  lot,
  amount,
  extension,
  kind: 'bid' as const,
  no: lot,
  value: null,
  isLead: true,
  isMine: false,
})

test('lots: the chart of a lot has the extensions by other lots, and none of their bids', () => {
  const entries = entriesOfLot([bid(1, 1, '900.00'), bid(2, 2, '20.00'), bid(3, 2, '10.00', 1)], 1)
  expect(linesOf(entries, true).flatMap(({ points }) => points)).toEqual([
    { at: 1, amount: '900.00' },
    { at: 1, amount: '900.00' },
  ])
  expect(extensionsIn(entries)).toEqual([3])
})

import { expect, test } from 'vitest'
import { rowsOfLines } from './rowsOfLines.ts'

const row = (orderLineId: string) => ({ values: { orderLineId } }) as never
const line = (orderLineId: string) => ({ orderLineId })

test('rows of lines: each line has its own row, even if lines were added or removed', () => {
  const rows = { items: [row('1'), row('2'), row('3')] }
  const matched = rowsOfLines([line('3'), line('2'), line('9')], rows)
  expect(matched.map(([{ orderLineId }, { values }]) => [orderLineId, values])).toEqual([
    ['3', { orderLineId: '3' }],
    ['2', { orderLineId: '2' }],
  ])
})

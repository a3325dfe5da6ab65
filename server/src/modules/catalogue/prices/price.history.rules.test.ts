import { expect, test } from 'vitest'
import { historyOf } from './price.history.rules.ts'

const now = new Date('2026-11-29T10:00:00+08:00')
const point = (day: string, list_price: string) => ({ at: new Date(`${day}T10:00:00+08:00`), list_price })

test('price history: shows the price in force at the end of each week, and today’s', () => {
  const { weeks, since, changes } = historyOf([point('2026-11-10', '48'), point('2026-11-20', '42')], [], now)
  expect(since).toBe('2026-11-10')
  expect(changes).toBe(1)
  expect(weeks.map(({ day, listPrice }) => [day, listPrice])).toEqual([
    ['2026-11-15', '48'],
    ['2026-11-22', '42'],
    ['2026-11-29', '42'],
  ])
})

test('price history: the lowest price of 30 days counts one that was already in force, but none that ended before', () => {
  const points = [
    point('2026-08-01', '30'),
    point('2026-10-01', '48'),
    point('2026-11-20', '42'),
    point('2026-11-25', '50'),
  ]
  expect(historyOf(points, [], now).lowest).toEqual({ price: '42', day: '2026-11-20' })
  expect(historyOf(points.slice(0, 2), [], now).lowest).toEqual({ price: '48', day: '2026-10-30' })
})

test('price history: on each day the nearest department’s agreement counts', () => {
  const agreements = [
    { price: '40', valid_from: '2026-01-01', valid_to: '2026-12-31', depth: 1 },
    { price: '36', valid_from: '2026-11-16', valid_to: '2026-11-23', depth: 2 },
  ]
  const { weeks } = historyOf([point('2026-11-10', '48')], agreements, now)
  expect(weeks.map(({ agreementPrice }) => agreementPrice)).toEqual(['40', '36', '40'])
})

test('price history: a year at most, and nothing without points', () => {
  expect(historyOf([point('2020-01-01', '1')], [], now).weeks).toHaveLength(53)
  expect(historyOf([], [], now)).toEqual({ since: null, weeks: [], changes: 0, lowest: null })
})

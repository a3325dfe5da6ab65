import { expect, test } from 'vitest'
import { sampler } from './sampling.ts'

const taken = (oneIn: number, full: boolean) => {
  const isTaken = sampler(oneIn, full)
  return Array.from({ length: 6_000 }, (_, index) => index).filter(() => isTaken())
}

test('sampling: a sample has about its share of all combinations, and every value of each dimension', () => {
  const sample = taken(6, false)
  expect(sample.length).toBeGreaterThan(800)
  expect(sample.length).toBeLessThan(1_200)
  for (const dimension of [2, 3, 5, 6, 10, 40])
    expect(new Set(sample.map((index) => index % dimension)).size).toBe(dimension)
})

test('sampling: the full run takes all combinations', () => {
  expect(taken(6, true)).toHaveLength(6_000)
})

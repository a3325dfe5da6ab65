import { expect, test } from 'vitest'
import { instantOf, partsOfInstant } from './instant.ts'

test('instant: day and time in China are converted in both directions', () => {
  expect(instantOf('2026-11-30', '18:00')).toBe('2026-11-30T10:00:00.000Z')
  expect(partsOfInstant('2026-11-30T10:00:00.000Z')).toEqual(['2026-11-30', '18:00'])
  expect(partsOfInstant('2026-11-30T18:30:00.000Z')).toEqual(['2026-12-01', '02:30'])
})

test('instant: without a day there is none', () => {
  expect(instantOf('', '18:00')).toBe('')
  expect(partsOfInstant(null)).toEqual(['', ''])
  expect(partsOfInstant('tomorrow')).toEqual(['', ''])
})

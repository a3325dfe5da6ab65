import { expect, test } from 'vitest'
import { instantOf, partsOfInstant } from './instant.ts'

test('instant: day and time are those of the reader, and lead back to it', () => {
  const instant = instantOf('2026-11-30', '18:00')
  expect(partsOfInstant(instant)).toEqual(['2026-11-30', '18:00'])
  expect(new Date(instant).getHours()).toBe(18)
})

test('instant: without a day there is none', () => {
  expect(instantOf('', '18:00')).toBe('')
  expect(partsOfInstant(null)).toEqual(['', ''])
  expect(partsOfInstant('tomorrow')).toEqual(['', ''])
})

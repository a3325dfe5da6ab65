import { expect, test } from 'vitest'
import { restAfter } from './import.pace.rules.ts'

test('import pacing: an import does not rest while nobody works', () => {
  expect(restAfter(300, 0)).toBe(0)
  expect(restAfter(300, 60)).toBe(0)
})

test('import pacing: the more others ask of the database the longer it rests, at most twice as long as it wrote, and a second', () => {
  expect(restAfter(300, 180)).toBe(300)
  expect(restAfter(300, 400)).toBe(600)
  expect(restAfter(300, Number.POSITIVE_INFINITY)).toBe(600)
  expect(restAfter(5000, 400)).toBe(1000)
})

import { expect, test } from 'vitest'
import { restAfter } from './import.pace.rules.ts'

test('import pacing: no pause without other load', () => {
  expect(restAfter(300, 0)).toBe(0)
  expect(restAfter(300, 60)).toBe(0)
})

test('import pacing: the pause grows with other load, up to twice the writing time plus a second', () => {
  expect(restAfter(300, 180)).toBe(300)
  expect(restAfter(300, 400)).toBe(600)
  expect(restAfter(300, Number.POSITIVE_INFINITY)).toBe(600)
  expect(restAfter(5000, 400)).toBe(1000)
})

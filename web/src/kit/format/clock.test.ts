import { expect, test } from 'vitest'
import { greetingAt } from './clock.ts'

test.each([
  [0, 'morning'],
  [9, 'morning'],
  [10, 'noon'],
  [13, 'noon'],
  [14, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
] as const)('clock: at %i it is %s', (hour, greeting) => expect(greetingAt(hour)).toBe(greeting))

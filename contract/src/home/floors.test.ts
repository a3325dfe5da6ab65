import { expect, test } from 'vitest'
import type { Counted } from '#contract/sourcing/countdown.ts'
import { hasRunOut } from './floors.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 10, minute)).toISOString()
const project = (state: Counted['state']): Counted => ({
  state,
  audit: '1',
  publishAt: at(0),
  enrolBeginAt: at(1),
  enrolEndAt: at(2),
  quoteBeginAt: at(3),
  quoteEndAt: at(4),
  negotiationEndAt: at(6),
})

test.each([
  ['4', 1.5, false],
  ['4', 2, true],
  ['5', 3.5, false],
  ['5', 4, true],
  ['10', 5.9, false],
  ['10', 6, true],
  ['6', 30, false],
  ['7', 30, false],
  ['9', 30, false],
] as const)('floors: the card of a project in state %s leaves at minute %d: %s', (state, minute, goes) => {
  expect(hasRunOut(project(state), Date.parse(at(0)) + minute * 60_000)).toBe(goes)
})

test('floors: a card without an end time stays', () => {
  expect(hasRunOut({ ...project('4'), enrolEndAt: null }, Date.parse(at(30)))).toBe(false)
})

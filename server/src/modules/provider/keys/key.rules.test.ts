import { expect, test } from 'vitest'
import { removedAt, isDue, isJustMade } from './key.rules.ts'

const day = 86_400_000
const made = new Date('2026-11-01T00:00:00Z')
const after = (days: number) => new Date(made.getTime() + days * day)
const signing = { made_at: made, replaced_at: null }

test('key rotation: an active key is due after the configured days', () => {
  expect([89, 90].map((days) => isDue(signing, 90, after(days)))).toEqual([false, true])
  expect(isDue({ ...signing, replaced_at: after(1) }, 90, after(500))).toBe(false)
})

test('key rotation: invalid settings neither rotate constantly nor never', () => {
  expect([isDue(signing, -5, after(0.5)), isDue(signing, 0, after(1)), isDue(signing, 1e9, after(3650))]).toEqual([
    false,
    true,
    true,
  ])
})

test('key rotation: a replaced key is kept for the maximum duration of a login', () => {
  expect([removedAt(signing), removedAt({ ...signing, replaced_at: after(90) })]).toEqual([null, after(98)])
})

test('key rotation: of two concurrent rotations the second is refused', () => {
  expect([isJustMade(signing, after(0)), isJustMade(signing, after(1))]).toEqual([true, false])
})

import { expect, test } from 'vitest'
import { termsOf } from '#sealing/testing/quotes.ts'
import { filledLines, isEmptyFill } from './batchFill.ts'
import { draftFor } from '../draft.ts'

const { lines } = draftFor(termsOf(3, { partial: true }), '2026-12-01T08:00:00.000Z')
const [blank, own, skipped] = [
  lines[0]!,
  { ...lines[1]!, brand: '安岚', leadDays: 3, taxRate: '6' },
  { ...lines[2]!, isSkipped: true },
] as const
const fill = { taxRate: '9', brand: ' 晨光 ', leadDays: 10, isWhole: false }

test('batch fill: keeps existing values and lines that are not quoted', () => {
  expect(filledLines([blank, own, skipped], fill)).toEqual([
    { ...blank, taxRate: '9', brand: '晨光', leadDays: 10 },
    { ...own, taxRate: '9' },
    skipped,
  ])
})

test('batch fill: overwrites on request; empty values change nothing', () => {
  expect(filledLines([own], { ...fill, isWhole: true })).toEqual([
    { ...own, taxRate: '9', brand: '晨光', leadDays: 10 },
  ])
  expect(filledLines([own], { taxRate: '', brand: '', leadDays: null, isWhole: true })).toEqual([own])
  expect([isEmptyFill({}), isEmptyFill({ brand: ' ', isWhole: true }), isEmptyFill({ leadDays: 0 })]).toEqual([
    true,
    true,
    false,
  ])
})

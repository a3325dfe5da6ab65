import { orderSettings } from '#contract/ordering/settings.ts'
import { describe, expect, test } from 'vitest'
import { draftDueAt, dueActionOf, dueAt, isComing, maxToReceive } from './times.rules.ts'

const now = new Date('2026-11-21T16:30:00Z')
const { usual } = orderSettings
const settings = { ...usual, orderCommentDays: 20 }

describe('order timeouts: automatic transitions', () => {
  test.each([
    ['20', 'expireApproval', 7 * 24],
    ['30', 'expire', 72],
    ['50', 'autoReceive', 15 * 24],
    ['55', 'autoReceive', 15 * 24],
    ['60', 'autoComment', 20 * 24],
  ] as const)('in %s: %s after %d hours', (status, action, hours) => {
    expect(dueActionOf(status)).toBe(action)
    expect(dueAt(status, settings, now)).toEqual(new Date(now.getTime() + hours * 3_600_000))
  })
  test('saved drafts expire by a time of their own', () => {
    expect(dueActionOf('10')).toBe('expireDraft')
    expect(dueAt('10', settings, now)).toBeNull()
    expect(draftDueAt(now)).toEqual(new Date(now.getTime() + 30 * 24 * 3_600_000))
  })
  test.each(['25', '35', '40', '45', '70', '80', '90', '95'] as const)('in %s: never', (status) => {
    expect(dueActionOf(status)).toBeNull()
    expect(dueAt(status, settings, now)).toBeNull()
  })
  test('a tenant disables them with zero', () => {
    expect(dueAt('30', { ...usual, orderAcceptHours: 0 }, now)).toBeNull()
    expect(dueAt('60', usual, now)).toBeNull()
  })
})

test('order timeouts: the over-delivery tolerance is rounded down', () => {
  expect(maxToReceive(10, usual)).toBe(10)
  expect(maxToReceive(10, { ...usual, orderOverReceiptPercent: 5 })).toBe(10)
  expect(maxToReceive(100, { ...usual, orderOverReceiptPercent: 5 })).toBe(105)
})

describe('order timeouts: days are in China time', () => {
  test.each([
    ['2026-11-22', true],
    ['2026-11-21', false],
    ['2028-02-29', true],
  ])('the reminder for %s is due: %s', (day, comes) => expect(isComing(day, now)).toBe(comes))
})

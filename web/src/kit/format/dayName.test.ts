import { expect, test } from 'vitest'
import { dayName, nearDay } from './dayName.ts'

test("days: are named in the reader's language, with or without year", () => {
  expect([dayName('2026-11-26', 'zh-CN'), dayName('2026-11-26', 'en')]).toEqual([
    '11月26日 星期四',
    'Thursday, November 26',
  ])
  expect([dayName('2025-12-31', 'zh-CN', 'full'), dayName('2025-12-31', 'en', 'full')]).toEqual([
    '2025年12月31日 星期三',
    'Wednesday, December 31, 2025',
  ])
})

test.each([
  // Midnight in China is 16:00 in UTC.
  ['2026-11-27T15:59:59Z', '2026-11-27', 'today'],
  ['2026-11-27T16:00:00Z', '2026-11-27', 'yesterday'],
  ['2026-11-27T16:00:00Z', '2026-11-28', 'today'],
  ['2026-12-31T16:00:00Z', '2026-12-31', 'yesterday'],
  ['2026-11-27T16:00:00Z', '2026-11-26', undefined],
])('days: at %s the day %s is %s', (now, day, near) => expect(nearDay(day, new Date(now))).toBe(near))

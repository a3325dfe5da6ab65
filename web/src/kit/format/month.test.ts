import { expect, test } from 'vitest'
import { monthName } from './month.ts'

test("months: are named in the reader's language, with or without year", () => {
  expect([monthName('2026-11', 'zh-CN'), monthName('2026-11', 'zh-CN', 'short')]).toEqual(['2026年11月', '11月'])
  expect([monthName('2026-01', 'en'), monthName('2026-01', 'en', 'short')]).toEqual(['Jan 2026', 'Jan'])
})

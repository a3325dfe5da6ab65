import { expect, test } from 'vitest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { WholeTime } from './ProjectTime.tsx'
import { shortDay, shortTime, wholeTime } from './projectTime.ts'

const now = '2026-11-24T02:00:00Z'

test('project time: shown in China time in any time zone', () => {
  expect(wholeTime('2026-11-30T18:00:05Z')).toBe('2026-12-01 02:00:05')
  expect(shortTime('2026-11-30T18:00:05Z', now)).toBe('12-01 02:00')
  expect(shortDay('2026-11-30T18:00:05Z', now)).toBe('12-01')
})

test('project time: another year, by China time, is included', () => {
  expect(shortTime('2026-12-31T16:00:00Z', now)).toBe('2027-01-01 00:00')
  expect(shortTime('2026-12-31T16:00:00Z', '2026-12-31T16:00:00Z')).toBe('01-01 00:00')
})

test('project time: documents contain the complete time', () => {
  const at = '2026-11-30T18:00:05Z'
  const html = renderToStaticMarkup(createElement(WholeTime, { at }))
  expect(html).toBe(`<time dateTime="${at}">2026-12-01 02:00:05</time>`)
})

import { expect, test } from 'vitest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { WholeTime } from './ProjectTime.tsx'
import { shortDay, shortTime, wholeTime } from './projectTime.ts'

const now = '2026-11-24T02:00:00Z'

test('project time: a reader anywhere reads the time of China', () => {
  expect(wholeTime('2026-11-30T18:00:05Z')).toBe('2026-12-01 02:00:05')
  expect(shortTime('2026-11-30T18:00:05Z', now)).toBe('12-01 02:00')
  expect(shortDay('2026-11-30T18:00:05Z', now)).toBe('12-01')
})

test('project time: the year is said where it is another one, which begins in China', () => {
  expect(shortTime('2026-12-31T16:00:00Z', now)).toBe('2027-01-01 00:00')
  expect(shortTime('2026-12-31T16:00:00Z', '2026-12-31T16:00:00Z')).toBe('01-01 00:00')
})

test('project time: a document says the whole of it', () => {
  const at = '2026-11-30T18:00:05Z'
  const html = renderToStaticMarkup(createElement(WholeTime, { at }))
  expect(html).toBe(`<time dateTime="${at}">2026-12-01 02:00:05</time>`)
})

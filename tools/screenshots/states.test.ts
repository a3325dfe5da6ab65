import { expect, test } from 'vitest'
import type { DemoData } from './demoData.ts'
import { fixedPaths } from './modulePages.ts'
import { emptyPages, runningImportPage, staticPages } from './pages.ts'
import { loginPages, openPortalPages, otherTenantPages } from './portalPages.ts'
import { visitorPages } from './projectPages.ts'

/** Any text, number or object. */
const anything: unknown = new Proxy(() => '', {
  get: (_, key) => (key === Symbol.toPrimitive ? () => 'any' : anything),
})
const demoData = anything as DemoData

const pages = [
  ...loginPages,
  ...otherTenantPages(''),
  ...emptyPages,
  ...visitorPages(demoData),
  ...openPortalPages(demoData),
  ...staticPages(demoData),
  runningImportPage(''),
]

test('screenshots: every page has one', () => {
  const captured = new Set(pages.map(({ address }) => address.split('?')[0]))
  expect(fixedPaths.length).toBeGreaterThan(20)
  expect(fixedPaths.filter((path) => !captured.has(path))).toEqual([])
})

test('screenshots: every named state of a page states what is visible in it alone', () => {
  const states = pages.filter(({ name }) => name.includes('-'))
  expect(states.length).toBeGreaterThan(100)
  expect(states.filter(({ shows }) => shows === undefined).map(({ name }) => name)).toEqual([])
})

test('screenshots: every name is used once', () => {
  const names = pages.map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

import { expect, test } from 'vitest'
import { reservedUrls } from '#contract/administration/reservedUrls.ts'
import type { MenuEntry } from '#contract/kit/manifest.ts'
import { modules } from '#contract/modules.ts'
import { openPaths } from './openPaths.ts'
import { fixedPages, menuPages, openPages } from './pages.ts'
import { framedSsrPages, openSsrPages } from './ssr/routes.ts'

const entries: readonly MenuEntry[] = Object.values(modules).flatMap((module) =>
  'menus' in module ? [...module.menus] : [],
)

test('menus: each entry leads to a page, and each menu page has an entry', () => {
  const ofMenu = Object.entries(framedSsrPages).flatMap(([path, { isInMenu }]) => (isInMenu ? [path.slice(1)] : []))
  const pages = [...Object.keys(menuPages), ...ofMenu].toSorted()
  expect([...new Set(entries.map(({ url }) => url))].toSorted()).toEqual(pages)
})

test('pages outside menus: no added entry can have their address', () => {
  const paths = [...Object.keys(fixedPages), ...Object.keys(framedSsrPages), ...Object.keys(openSsrPages), ...openPaths]
  const first = paths.map((path) => path.split('/')[1] ?? '').filter((name) => name !== '' && name !== '*')
  expect(first.filter((name) => !reservedUrls.includes(name.toLowerCase()))).toEqual([])
})

test('pages before a login: each address has a page', () => {
  expect(Object.keys(openPages).toSorted()).toEqual([...openPaths].toSorted())
})

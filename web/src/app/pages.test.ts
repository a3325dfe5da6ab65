import { expect, test } from 'vitest'
import type { MenuEntry } from '#contract/kit/manifest.ts'
import { modules } from '#contract/modules.ts'
import { menuPages } from './pages.ts'
import { framedSsrPages } from './ssr/routes.ts'

const entries: readonly MenuEntry[] = Object.values(modules).flatMap((module) =>
  'menus' in module ? [...module.menus] : [],
)

test('menus: each entry leads to a page, and each menu page has an entry', () => {
  const ofMenu = Object.entries(framedSsrPages).flatMap(([path, { isInMenu }]) => (isInMenu ? [path.slice(1)] : []))
  const pages = [...Object.keys(menuPages), ...ofMenu].toSorted()
  expect([...new Set(entries.map(({ url }) => url))].toSorted()).toEqual(pages)
})

import { expect, test } from 'vitest'
import type { MenuEntry } from './kit/manifest.ts'
import { modules } from './modules.ts'

const entries: readonly MenuEntry[] = Object.values(modules).flatMap((module) =>
  'menus' in module ? [...module.menus] : [],
)

test('menus: ids are unique', () => {
  const ids = entries.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('menus: a page has one entry in each entrance', () => {
  const pages = entries.map(({ entrance, url }) => `${entrance} ${url}`)
  expect(pages.filter((page, index) => pages.indexOf(page) !== index)).toEqual([])
})

test('menus: places within an entrance are unique', () => {
  const places = entries.map(({ entrance, place }) => `${entrance} ${place}`)
  expect(new Set(places).size).toBe(places.length)
})

import { expect, test } from 'vitest'
import type { Manifest } from '#contract/kit/manifest.ts'
import { modules } from '#contract/modules.ts'
import { buyersMenu } from './buyersMenu.ts'

test('menu of buyers: contains exactly the entries that only buyers have', () => {
  const entries = Object.values<Manifest>(modules).flatMap(({ menus = [] }) => menus)
  const others = new Set(entries.filter(({ entrance }) => entrance !== 'purchaser').map(({ url }) => url))
  const theirs = entries.filter(({ entrance, url }) => entrance === 'purchaser' && !others.has(url))
  expect(buyersMenu.toSorted()).toEqual(theirs.map(({ url }) => url).toSorted())
})

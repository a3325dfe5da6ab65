import { expect, test } from 'vitest'
import { menuGroupNames } from '#contract/kit/manifest.ts'
import { permissions } from '#contract/permissions.ts'
import { everythingOn, menuOf } from './menus.ts'

const all = new Set(Object.keys(permissions))

test('menu: entries are sorted by group', () => {
  const groups = menuOf('operator', all, everythingOn).map(({ group }) => group)
  const inTurn = groups.filter((group, index) => group !== groups[index - 1])
  expect(inTurn).toEqual(menuGroupNames)
})

test('menu: a person gets the entries of their permissions, with groups', () => {
  const entries = menuOf('operator', new Set(['supplier.manage', 'org.read']), everythingOn)
  expect(entries.map(({ url, group }) => [url, group])).toEqual([
    ['workbench', 'trade'],
    ['suppliers', 'procurement'],
    ['organisation', 'organisation'],
  ])
})

test('menu: other entrances have no groups', () => {
  expect(menuOf('purchaser', all, everythingOn).every(({ group }) => group === null)).toBe(true)
})

test('menu: entries follow the switches of the tenant', () => {
  const urls = (isShowBatchOrder: '0' | '1') =>
    menuOf('purchaser', all, { isEnable: '1', isShowBatchOrder }).map(({ url }) => url)
  expect(urls('1')).toContain('bulkOrderPage')
  expect(urls('0')).toEqual(urls('1').filter((url) => url !== 'bulkOrderPage'))
})

import { expect, test } from 'vitest'
import { menuGroupIds, menuGroupNames } from '#contract/kit/manifest.ts'
import { permissions } from '#contract/permissions.ts'
import { everythingOn, isPermitted, landingOrder, menuOf as menuWith } from './menu.rules.ts'

const all = new Set(Object.keys(permissions))
const menuOf = (
  ...[entrance, held, portal]: [Parameters<typeof menuWith>[0], Set<string>, Parameters<typeof menuWith>[2]]
) => menuWith(entrance, held, portal, [])
const pagesOf = (...of: Parameters<typeof menuOf>) => menuOf(...of).filter(({ url }) => url !== '')

test('menu: entries are sorted by group', () => {
  const groups = pagesOf('operator', all, everythingOn).map(({ pPermId }) => pPermId)
  const inTurn = groups.filter((group, index) => group !== groups[index - 1])
  expect(inTurn).toEqual(menuGroupNames.map((name) => menuGroupIds[name]))
})

test('menu: a person gets the entries of their permissions, with groups', () => {
  const entries = menuOf('operator', new Set(['supplier.read', 'supplier.manage', 'org.read']), everythingOn)
  expect(entries.map(({ url, permId, pPermId }) => [url === '' ? permId : url, pPermId])).toEqual([
    [menuGroupIds.trade, null],
    ['workbench', menuGroupIds.trade],
    [menuGroupIds.procurement, null],
    ['suppliers', menuGroupIds.procurement],
    ['certificateCalendar', menuGroupIds.procurement],
    [menuGroupIds.organisation, null],
    ['organisation', menuGroupIds.organisation],
  ])
  expect(landingOrder(entries).map(({ url }) => url)).toEqual([
    'workbench',
    'suppliers',
    'certificateCalendar',
    'organisation',
  ])
})

test('menu: of several permissions of an entry, any suffices', () => {
  const entry = { needs: ['order.read', 'order.readAll'] }
  expect(isPermitted(entry, new Set(['order.readAll']))).toBe(true)
  expect(isPermitted(entry, new Set(['org.read']))).toBe(false)
})

test('menu: other entrances have no groups', () => {
  expect(menuOf('purchaser', all, everythingOn).every(({ pPermId }) => pPermId === null)).toBe(true)
})

test('menu: entries follow the switches of the tenant', () => {
  const urls = (isShowBatchOrder: '0' | '1') =>
    menuOf('purchaser', all, { isEnable: '1', isShowBatchOrder }).map(({ url }) => url)
  expect(urls('1')).toContain('bulkOrderPage')
  expect(urls('0')).toEqual(urls('1').filter((url) => url !== 'bulkOrderPage'))
})

test.each(['approval.decide', 'order.submit', 'demand.submit', 'project.manage'])(
  'menu: approvals are open to who decides or requests them, such as %s',
  (permission) => {
    const urls = menuOf('purchaser', new Set([permission]), everythingOn).map(({ url }) => url)
    expect(urls).toContain('orderApproval')
  },
)

test('menu: budgets are at the entrance of buyers for who may read them, and in the back office for who manages them', () => {
  const urls = (entrance: 'purchaser' | 'operator', permission: string) =>
    menuOf(entrance, new Set([permission]), everythingOn).map(({ url }) => url)
  expect(urls('purchaser', 'budget.read')).toContain('budgets')
  expect(urls('purchaser', 'order.read')).not.toContain('budgets')
  expect(urls('operator', 'budget.read')).not.toContain('budgets')
  expect(urls('operator', 'budget.manage')).toContain('budgets')
})

import { expect, test } from 'vitest'
import type { MenuEntry } from '#contract/kit/manifest.ts'
import { modules } from '#contract/modules.ts'
import { portalMenuUrls } from '#contract/tenancy/portalMenu.ts'
import { fixedPages } from '#web/app/pages.ts'
import { framedSsrPages } from '#web/app/ssr/routes.ts'
import { currentEntryOf } from './currentEntry.ts'
import { fixedParents, ssrParents } from './parents.ts'

const menu: readonly MenuEntry[] = Object.values(modules).flatMap((module) =>
  'menus' in module ? [...module.menus] : [],
)
const menuOf = (entrance: MenuEntry['entrance']) =>
  [
    'comparisonHall',
    'biddingHall',
    'notice',
    ...menu.flatMap((entry) => (entry.entrance === entrance ? [entry.url] : [])),
  ].map((routeName) => ({ routeName, to: `/${routeName}` }))

test('parents: each is an entry of a menu', () => {
  const known = new Set<string>([...menu.map(({ url }) => url), ...portalMenuUrls])
  const parents = [fixedParents, ssrParents].flatMap((table) => Object.values(table).flat())
  expect(parents.filter((parent) => !known.has(parent))).toEqual([])
})

test('parents: each page with a fixed address has a line', () => {
  expect(Object.keys(fixedParents).toSorted()).toEqual(Object.keys(fixedPages).toSorted())
})

test('parents: each page of the server-rendered table exists', () => {
  expect(Object.keys(ssrParents).filter((path) => !Object.hasOwn(framedSsrPages, path))).toEqual([])
})

test.each([
  ['supplier', '/supplierOrders', '/supplierOrders'],
  ['supplier', '/supplierOrderDetail', '/supplierOrders'],
  ['supplier', '/supplierProduct', '/supplierProducts'],
  ['supplier', '/supplierQuote', '/supplierProjects'],
  ['supplier', '/searchBiddingList', '/supplierProjects'],
  ['supplier', '/biddingConfirmed', '/biddingHall'],
  ['supplier', '/fixedInquiryPublished', '/supplierProjects'],
  ['supplier', '/notificationAnnouncementParticulars', '/notice'],
  ['expert', '/projectScoring', '/myEvaluations'],
  ['supervisor', '/projectManage', '/supervisedProjects'],
  ['operator', '/projectManage', '/tenantProjects'],
  ['operator', '/articleEdit', '/articles'],
  ['purchaser', '/orderDetail', '/orderManagement_list'],
  ['purchaser', '/projectManage', '/myProjects'],
  ['purchaser', '/userInformation', undefined],
  ['agency', '/projectManage', undefined],
] as const)('current entry: in the menu of a %s, %s belongs to %s', (entrance, path, current) =>
  expect(currentEntryOf(menuOf(entrance), path)).toBe(current),
)

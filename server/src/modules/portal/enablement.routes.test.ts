import { expect, test } from 'vitest'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import * as home from '#contract/home/home.ts'
import type { Route } from '#contract/kit/route.ts'
import { login } from '#contract/login/login.ts'
import * as reading from '#contract/notices/reading.ts'
import * as cards from '#contract/sourcing/projectCards.ts'
import * as projectFiles from '#contract/sourcing/projectFiles.ts'
import * as projectNotice from '#contract/sourcing/projectNotice.ts'
import * as result from '#contract/sourcing/result.ts'
import { getTenantSettings, saveTenantSettings } from '#contract/portal/settings.ts'
import { checkEnable, queryByDomain } from '#contract/tenancy/tenancy.ts'
import { aPerson, as, ask, aTenant, refusalOf } from '#test/app.ts'
import { addSupplier } from '#test/catalogueFixture.ts'
import { loginForm } from '#test/login.ts'

const password = 'Right@2026'
const isRoute = (each: unknown): each is Route => typeof each === 'object' && each !== null && 'path' in each
const publicCalls = [home, reading, cards, projectFiles, projectNotice, result].flatMap((file) =>
  Object.values(file)
    .filter(isRoute)
    .filter(({ access }) => access === 'public'),
)
/**
 * Calls that stay public, because they reveal no content: the time for open notices, the navigation, which is empty,
 * and names of permissions.
 */
const beside = ['/project/now', '/QueryMenuListByDomain', '/queryDeptInquiryPermByDeptId']
const isBeside = ({ path }: Route) => beside.some((end) => path.endsWith(end))

test("enablement: the portal returns the tenant's settings before its first page", async () => {
  const usual = await as(await aTenant(), checkEnable, {})
  expect(usual).toMatchObject({ isEnable: '1', supplierEnable: '1', deptEnable: '0', isShowCount: '1' })
  expect(usual.menuOptionsList.map(({ url }) => url)).toEqual([
    'portalHomePage',
    'comparisonHall',
    'biddingHall',
    'fixedComparisonHall',
    'notice',
    'noLoghelpCenter',
  ])
  expect(usual.deptPermssion).toEqual(['1000200', '1000201', '1000202', '1000211', '888833333222222', '1000204'])
  const tenant = await aTenant({
    isEnable: '0',
    supplierEnable: '0',
    deptEnable: '1',
    isShowCount: '0',
    portalMenu: '["notice","biddingHall","nonsense"]',
  })
  expect(await as(tenant, checkEnable, {})).toMatchObject({
    isEnable: '0',
    supplierEnable: '0',
    deptEnable: '1',
    isShowCount: '0',
    deptPermssion: ['1000202', '888833333222222'],
    menuOptionsList: [
      {
        permId: '1000202',
        url: 'biddingHall',
        pUrl: '',
        routeName: 'biddingHall',
        permName: '竞价大厅',
        enName: 'Bidding',
      },
      {
        permId: '888833333222222',
        url: 'notice',
        pUrl: '',
        routeName: 'notice',
        permName: '公告',
        enName: 'Announcements',
      },
    ],
  })
  expect(await as(tenant, queryByDomain, {})).toMatchObject({ isEnable: '0' })
})

test('enablement: the navigation of a host is that of its tenant, and empty while the portal is off', async () => {
  const urlsOf = async (settings: object) =>
    (await as(await aTenant(settings), home.QueryMenuListByDomain, {})).map(({ url }) => url)
  expect(await urlsOf({ portalMenu: '["notice"]' })).toEqual(['notice'])
  expect(await urlsOf({ portalMenu: '["notice"]', isEnable: '0' })).toEqual([])
})

test('enablement: a disabled portal returns nothing to visitors', async () => {
  const [on, off] = [await aTenant(), await aTenant({ isEnable: '0' })]
  expect(publicCalls.length).toBeGreaterThanOrEqual(18)
  for (const call of publicCalls) {
    const [open, closed] = [await ask(on, call), await ask(off, call)]
    const codeOf = (reply: typeof open) => reply.json<{ code: number }>().code
    expect([call.path, codeOf(open) === 41_500, codeOf(closed) === 41_500]).toEqual([call.path, false, !isBeside(call)])
  }
})

test('enablement: for logged-in users it appears enabled, so that suppliers find projects and operators can enable it', async () => {
  const tenant = await aTenant({ isEnable: '0' })
  const supplier = await aPerson(tenant, { supplierId: await addSupplier(tenant), password })
  const operator = await aPerson(tenant, { entrance: 'operator', permissions: ['portal.configure'] })
  expect(await refusalOf(as(supplier, cards.listHall, {}))).toBe('accepted')
  expect(await refusalOf(as(tenant, login, await loginForm(tenant.host, supplier.userCode, password)))).toBe('accepted')
  const { version, settings } = await as(operator, getTenantSettings, {})
  expect(settings.portal.isEnable).toBe(false)
  const portal = { ...settings.portal, isEnable: true }
  await as(operator, saveTenantSettings, { version, ...settings, portal })
  expect(await as(tenant, checkEnable, {})).toMatchObject({ isEnable: '1' })
})

test('enablement: buyers keep their account and lose their menu; operators keep theirs', async () => {
  for (const [isEnable, hasMenu] of [
    ['1', true],
    ['0', false],
  ] as const) {
    const tenant = await aTenant({ isEnable })
    const buyer = await aPerson(tenant, { permissions: ['order.read', 'goods.read'], password })
    const operator = await aPerson(tenant, { entrance: 'operator', permissions: ['portal.configure'] })
    const detail = await as(buyer, qryUserRefDetail, {})
    expect(detail.IsEnable).toBe(isEnable)
    expect(detail.userPermList.some(({ permType }) => permType === '1')).toBe(hasMenu)
    expect(detail.userPermList.some(({ permType }) => permType === '3')).toBe(true)
    const result = await as(tenant, login, await loginForm(tenant.host, buyer.userCode, password))
    expect(result.permissionList.length > 0).toBe(hasMenu)
    const menu = (await as(operator, qryUserRefDetail, {})).userPermList.map(({ url }) => url)
    expect(menu).toContain('settings')
  }
})

test('enablement: figures are returned if enabled by the tenant', async () => {
  for (const [isShowCount, isGiven] of [
    ['1', true],
    ['0', false],
  ] as const) {
    const tenant = await aTenant({ isShowCount })
    const statistic = await refusalOf(as(tenant, cards.portalStatistic, {}))
    expect(statistic).toBe(isGiven ? 'accepted' : 'portal.noCounts')
    const page = 'homePage_shanxiTraffic'
    const kinds = (await as(tenant, home.viewHome, { page })).blocks.map(({ kind }) => kind)
    expect(kinds.includes('statistics')).toBe(isGiven)
  }
})

test('enablement: navigations with unknown or too many entries are refused', async () => {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { entrance: 'operator', permissions: ['portal.configure'] })
  const { version, settings } = await as(operator, getTenantSettings, {})
  for (const portalMenu of [['mall'], Array.from({ length: 7 }, () => 'notice'), 'notice']) {
    const services = { ...settings.services, portalMenu }
    const sent = { version, ...settings, services } as typeof settings & { version: number }
    expect(await refusalOf(as(operator, saveTenantSettings, sent))).toBe('input.invalid')
  }
})

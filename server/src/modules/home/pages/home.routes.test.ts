import { expect, test } from 'vitest'
import { getCycleimgsList, QueryMenuListByDomain, viewHome } from '#contract/home/home.ts'
import { createArticle } from '#contract/notices/articles.ts'
import { setDepartmentConf } from '#contract/tenancy/configuration.ts'
import { uploadArticlePicture } from '#contract/notices/pictures.ts'
import { aPerson, as, aTenant, clock, database, moveClock, type TestTenant } from '#test/app.ts'
import { blockOf, page, show } from '#test/home/layouts.ts'
import { aPicture } from '#test/catalogue/pictures.ts'
import { aNewsroom, draftOf, publishDraft } from '#test/notices/newsroom.ts'
import { upload } from '#test/upload.ts'

test.each([
  [{}, 'portalHomePage'],
  [{ homePage: 'ec' }, 'ec'],
  [{ homePage: 'ec', isHuarun: '1' }, 'portalHomePageHuarun'],
  [{ homePage: 'ec', isEnable: '0' }, 'portalHomePage'],
  [{ homePage: 'nonsense' }, 'portalHomePage'],
] as const)('home: with %j the home page of the tenant is %s', async (settings, expected) => {
  const tenant = await aTenant(settings)
  const buyer = await aPerson(tenant, { permissions: ['goods.read'] })
  expect((await as(buyer, viewHome, {})).page).toBe(expected)
})

test('home: visitors and logged-in users see the blocks of their audience', async () => {
  const tenant = await aTenant()
  const audiences = ['all', 'visitor', 'signedIn'] as const
  const blocks = audiences.map((audience) =>
    blockOf('statistics', { id: `for${audience.toLowerCase()}`, title: audience, audience }),
  )
  await show(tenant, ...blocks, blockOf('channel', { isHidden: true }))
  const titles = async (who: Pick<TestTenant, 'host'>) =>
    (await as(who, viewHome, { page })).blocks.map(({ title }) => title)
  expect(await titles(tenant)).toEqual(['all', 'visitor'])
  expect(await titles(await aPerson(tenant, { permissions: ['goods.read'] }))).toEqual(['all', 'signedIn'])
})

test.each([
  ['1', '1', true],
  ['1', '0', false],
  ['0', '1', false],
] as const)('home: the announcement area with the switches %s and %s is visible: %s', async (one, other, isShown) => {
  const tenant = await aTenant({ isHomeAnnouncementArea: one, isAnnouncementArea: other })
  await show(tenant, blockOf('statistics'), blockOf('announcementArea'))
  const kinds = (await as(tenant, viewHome, { page })).blocks.map(({ kind }) => kind)
  expect(kinds.includes('announcementArea')).toBe(isShown)
})

test('home: banners follow their schedule, in the page and in getCycleimgsList', async () => {
  const tenant = await aTenant()
  const at = (minutes: number) => new Date(clock().getTime() + minutes * 60_000).toISOString()
  const words = { imgUrl: '', enTitle: '', text: '', enText: '', button: '', enButton: '', openType: '1' } as const
  const banners = [
    { ...words, title: 'always', openUrl: '/mall', startsAt: null, endsAt: null },
    { ...words, title: 'later', openUrl: '/notice', startsAt: at(1), endsAt: null },
    { ...words, title: 'ending', openUrl: '', startsAt: null, endsAt: at(1) },
  ]
  await show(tenant, blockOf('carousel', { banners }))
  const titles = async () => (await as(tenant, getCycleimgsList, {})).map(({ title }) => title)
  expect(await titles()).toEqual(['always', 'ending'])
  expect((await as(tenant, getCycleimgsList, {}))[0]).toEqual({
    imgUrl: '',
    openUrl: '/mall',
    openType: '1',
    title: 'always',
  })
  moveClock(61_000)
  expect(await titles()).toEqual(['always', 'later'])
})

test('home: a tenant without banners returns none; the page shows three defaults', async () => {
  expect(await as(await aTenant(), getCycleimgsList, {})).toEqual([])
})

test('home: a publication is signalled after its commit', async () => {
  const tenant = await aTenant()
  const signalled = new Promise<void>((resolve) => void database.signals.subscribe(tenant.id, 'portal.home', resolve))
  await show(tenant, blockOf('statistics'))
  await signalled
  expect((await as(tenant, viewHome, { page })).no).toBe(1)
})

test('home: the portal navigation is the same for all users', async () => {
  const tenant = await aTenant()
  const urls = (await as(tenant, QueryMenuListByDomain, { deptId: '1' })).map(({ url }) => url)
  expect(urls).toContain('comparisonHall')
  expect(new Set(urls).size).toBe(urls.length)
})

test('home: announcements have covers, visible to visitors who may read the article', async () => {
  const room = await aNewsroom()
  const { author, tenant } = room
  const { picture: cover } = await upload(author, uploadArticlePicture, {
    name: '封面.png',
    content: await aPicture(320, 180).png().toBuffer(),
  })
  await publishDraft(room, await as(author, createArticle, draftOf(room, { cover })))
  await show(tenant, blockOf('noticeTabs', { columns: ['平台公告'], look: 'featured' }))
  const { data } = await as(tenant, viewHome, { page })
  expect(data[0]?.columns?.[0]?.articles).toMatchObject([{ cover, isForEveryone: true }])
})

test('home: the catalogue is expanded according to the settings of tenant and department', async () => {
  for (const [isShowFirstMenu, own, isShown] of [
    ['1', undefined, [true, true]],
    ['0', undefined, [false, false]],
    ['0', '1', [false, true]],
    ['1', '0', [true, false]],
  ] as const) {
    const tenant = await aTenant({ isShowFirstMenu })
    await show(tenant, blockOf('statistics'), blockOf('catalogueMenu', { audience: 'all' }))
    const operator = await aPerson(tenant, { permissions: ['portal.configure'], entrance: 'operator' })
    if (own !== undefined)
      await as(operator, setDepartmentConf, { code: 'isShowFirstMenu', dept_code: '001', val: own })
    const isOpenFor = async (who: Pick<TestTenant, 'host'>) =>
      (await as(who, viewHome, { page })).blocks.some(({ kind }) => kind === 'catalogueMenu')
    expect([await isOpenFor(tenant), await isOpenFor(await aPerson(tenant))]).toEqual(isShown)
  }
})

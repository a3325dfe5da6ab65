import { expect, test } from 'vitest'
import { portalMenuOf, portalMenuUrls, shownAddress } from '../tenancy/portalMenu.ts'
import { defaultLayouts } from './defaults.ts'

/** Pages that do not exist if the navigation omits them; the home page always exists. */
const pages = portalMenuUrls.filter((url) => url !== 'portalHomePage')
const isLeftOut = (address: string) => pages.some((url) => new RegExp(`^/${url}\\b`).test(address))

test('default layouts: with the smallest navigation, no link leads to a disabled page', () => {
  const addresses = Object.values(defaultLayouts)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      if (block.kind === 'featureEntrances') return block.entries.map(({ openUrl }) => openUrl)
      return block.kind === 'carousel' ? block.banners.map(({ openUrl }) => openUrl) : []
    })
  expect(addresses.filter(isLeftOut).length).toBeGreaterThan(0)
  const least = portalMenuOf(['portalHomePage'])
  expect(addresses.map((address) => shownAddress(address, least)).filter(isLeftOut)).toEqual([])
  const whole = portalMenuOf(portalMenuUrls)
  expect(addresses.map((address) => shownAddress(address, whole))).toEqual(addresses)
})

test.each([
  ['/comparisonHall', '/searchBiddingList?kind=inquiry'],
  ['/biddingHall?tab=done', '/searchBiddingList?tab=done&kind=bidding'],
  ['/notice', '/noLogAllAnnouncement'],
  ['/noLoghelpCenter?status=x', '/noLogAllAnnouncement?status=x'],
  ['/mall?a=1', '/mall?a=1'],
  ['/notices', '/notices'],
  ['https://elsewhere.test/notice', 'https://elsewhere.test/notice'],
  ['', ''],
])('disabled pages: %s is recognised at %s', (address, shown) => {
  expect(shownAddress(address, [])).toBe(shown)
})

test('announcement area: it does not begin with the first announcements of the tabs on the same page', () => {
  for (const { blocks } of Object.values(defaultLayouts)) {
    const hasTabs = blocks.some(({ kind }) => kind === 'noticeTabs')
    const areas = blocks.flatMap((block) => (block.kind === 'announcementArea' ? [block.columns[0]] : []))
    expect(areas).toEqual(areas.map(() => (hasTabs ? '平台动态' : '平台公告')))
  }
})

test('project search: every default layout shows it to visitors, first on the transport home page', () => {
  const searches = Object.entries(defaultLayouts).map(([name, { blocks }]) => {
    const found = blocks.filter(({ kind, audience }) => kind === 'search' && audience !== 'signedIn')
    return [name, found.length]
  })
  expect(searches).toEqual(Object.keys(defaultLayouts).map((name) => [name, 1]))
  expect(defaultLayouts.homePage_shanxiTraffic.blocks[0]!.kind).toBe('search')
})

import type { Block, BlockKind, BlockOf, FloorProjects, Layout } from './blocks.ts'
import { bidding, entries, fixed, help, inquiry, mall, notices } from './shippedEntries.ts'
import type { HomePageName } from './homePages.ts'

/** Default layouts, shown until the tenant publishes its own. */

const common = { title: '', enTitle: '', audience: 'all', isHidden: false, isHiddenOnPhones: false } as const

/** Default settings of a new block. */
export const newBlocks: { readonly [K in BlockKind]: Omit<BlockOf<K>, 'id'> } = {
  carousel: {
    ...common,
    kind: 'carousel',
    place: 'main',
    look: 'card',
    everySeconds: 5,
    hasFigures: false,
    banners: [],
  },
  search: { ...common, kind: 'search', place: 'full' },
  catalogueMenu: { ...common, kind: 'catalogueMenu', place: 'menu', audience: 'signedIn', most: 10 },
  forMe: {
    ...common,
    kind: 'forMe',
    place: 'side',
    audience: 'signedIn',
    look: 'panel',
    parts: ['todo'],
  },
  entrance: {
    ...common,
    kind: 'entrance',
    place: 'side',
    audience: 'visitor',
    look: 'list',
    entrances: ['purchaser', 'supplier', 'operator', 'expert', 'supervisor'],
  },
  featureEntrances: { ...common, kind: 'featureEntrances', place: 'full', look: 'row', entries: [] },
  noticeTabs: {
    ...common,
    kind: 'noticeTabs',
    place: 'main',
    look: 'featured',
    columns: ['通知公告', '平台动态', '采购公告', '变更公告', '成交公告', '失败公告'],
    rows: 6,
  },
  announcementArea: {
    ...common,
    kind: 'announcementArea',
    title: '公告专区',
    enTitle: 'Public notices',
    place: 'full',
    look: 'columns',
    columns: ['平台公告', '采购公告', '结果公示'],
    rows: 4,
  },
  projectFloor: {
    ...common,
    kind: 'projectFloor',
    title: '采购项目',
    enTitle: 'Sourcing projects',
    place: 'full',
    projects: 'all',
    look: 'cards',
    tabs: ['latest', 'results'],
    most: 4,
    hasMore: true,
    isHiddenWhenEmpty: true,
  },
  winningNotices: {
    ...common,
    kind: 'winningNotices',
    title: '成交动态',
    enTitle: 'Latest awards',
    place: 'side',
    type: null,
    most: 20,
    hasAmounts: true,
  },
  statistics: { ...common, kind: 'statistics', place: 'full' },
  supplierRanking: {
    ...common,
    kind: 'supplierRanking',
    title: '成交供应商榜',
    enTitle: 'Top suppliers',
    place: 'side',
    most: 6,
  },
  productShelf: {
    ...common,
    kind: 'productShelf',
    title: '协议商城',
    enTitle: 'Agreement products',
    place: 'full',
    audience: 'signedIn',
    categoryId: null,
    zoneId: null,
    agreementOnly: true,
    most: 5,
  },
  channel: { ...common, kind: 'channel', title: '服务频道', enTitle: 'Services', place: 'full' },
}

type Given<K extends BlockKind> = Partial<Omit<BlockOf<K>, 'id' | 'kind'>>
/** Block of a default layout; its id consists of kind and index. */
const of = <K extends BlockKind>(kind: K, given: Given<K> = {}) =>
  ({ ...newBlocks[kind], ...given }) as Omit<Block, 'id'>
const layout = (blocks: readonly Omit<Block, 'id'>[], hasAnchors = false): Layout => ({
  hasAnchors,
  blocks: blocks.map((block, at) => ({ ...block, id: `${block.kind.toLowerCase()}${at + 1}` }) as Block),
})

const floorNames = {
  inquiry: ['询比价采购', 'Inquiries'],
  bidding: ['竞价采购', 'Bidding'],
  fixed: ['定点采购', 'Direct purchases'],
  all: ['采购项目', 'Sourcing projects'],
} as const satisfies Readonly<Record<FloorProjects, readonly [string, string]>>
const floor = (projects: FloorProjects, given: Given<'projectFloor'> = {}) =>
  of('projectFloor', { projects, title: floorNames[projects][0], enTitle: floorNames[projects][1], ...given })

const band = of('carousel', { look: 'band', place: 'full' })
const entranceRow = of('entrance', {
  look: 'row',
  place: 'full',
  entrances: ['purchaser', 'supplier', 'operator', 'expert', 'supervisor'],
})
/** Logged-in users see their to-dos instead of the entrances. */
const forMeStrip = of('forMe', { look: 'strip', place: 'full' })
const mainNotices = of('noticeTabs', { place: 'main', look: 'featured' })
const sideNotices = of('noticeTabs', {
  place: 'side',
  look: 'list',
  columns: ['通知公告', '采购公告', '结果公示'],
})
const visitorSearch = of('search', { audience: 'visitor' })
const tiles = of('featureEntrances', { title: '功能入口', enTitle: 'Shortcuts', look: 'tiles', entries })
/** The tabs of announcements above begin with those of the platform; the area does not repeat them. */
const besideTabs = { columns: ['平台动态', '采购公告', '结果公示'] }
const announcements = of('announcementArea', besideTabs)
const figures = of('statistics')

/** Home page of the group, the basis of the other layouts: to-dos, open projects, goods of the mall. */
const portal = layout([
  visitorSearch,
  of('catalogueMenu'),
  of('carousel'),
  of('forMe'),
  of('entrance'),
  sideNotices,
  of('featureEntrances', { entries }),
  floor('bidding', { tabs: ['soon', 'latest', 'results'] }),
  floor('inquiry', { place: 'main', look: 'rows', most: 5 }),
  of('winningNotices'),
  of('productShelf'),
  floor('fixed'),
  announcements,
])

/** In the order of the specification: search, banner, entrances, notices, features, floors, channel, announcements. */
const traffic = layout(
  [
    of('search'),
    band,
    entranceRow,
    forMeStrip,
    figures,
    mainNotices,
    of('winningNotices', { title: '中标信息', hasAmounts: false }),
    tiles,
    floor('inquiry', { most: 3 }),
    floor('bidding', { most: 3 }),
    of('channel'),
    of('announcementArea', { ...besideTabs, look: 'mixed', rows: 3 }),
  ],
  true,
)

const huarun = layout([
  visitorSearch,
  of('carousel', { look: 'band', place: 'full', hasFigures: true }),
  forMeStrip,
  mainNotices,
  of('entrance', { look: 'cards', audience: 'all', entrances: ['purchaser', 'supplier'] }),
  of('forMe', { look: 'lists', place: 'full', parts: ['projects', 'often', 'recent'] }),
  floor('all', { place: 'main', look: 'rows', most: 5 }),
  of('winningNotices', { title: '结果公示', enTitle: 'Results' }),
  of('productShelf', { title: '协议商品', enTitle: 'Agreement products' }),
])

/** Layout for suppliers: open projects and winners. */
const tendering = layout(
  [
    visitorSearch,
    band,
    entranceRow,
    forMeStrip,
    floor('bidding', { tabs: ['soon', 'latest', 'results'] }),
    floor('inquiry'),
    mainNotices,
    of('supplierRanking'),
    announcements,
  ],
  true,
)
const purchasing = layout([
  of('search'),
  of('catalogueMenu'),
  of('carousel'),
  of('forMe'),
  of('entrance'),
  figures,
  of('productShelf'),
  floor('inquiry', { place: 'main', look: 'rows', most: 5 }),
  of('winningNotices'),
  of('announcementArea'),
])
const everything = layout(
  [
    of('search'),
    band,
    entranceRow,
    forMeStrip,
    figures,
    mainNotices,
    of('winningNotices'),
    tiles,
    floor('inquiry', { place: 'main', look: 'rows', most: 5 }),
    of('supplierRanking'),
    floor('bidding'),
    floor('fixed'),
    of('productShelf'),
    of('channel'),
    announcements,
  ],
  true,
)
const services = layout(
  [
    visitorSearch,
    band,
    entranceRow,
    forMeStrip,
    of('featureEntrances', {
      title: '功能入口',
      enTitle: 'Shortcuts',
      look: 'tiles',
      entries: [...entries.slice(1), help],
    }),
    mainNotices,
    of('winningNotices'),
    floor('inquiry', { most: 3 }),
    floor('fixed', { most: 3 }),
    of('channel'),
  ],
  true,
)
const entrance = layout([
  visitorSearch,
  band,
  of('entrance', { look: 'cards', place: 'full', audience: 'all' }),
  mainNotices,
  of('winningNotices'),
])
const commerce = layout([
  of('search'),
  of('catalogueMenu', { most: 12 }),
  of('carousel'),
  of('forMe', { parts: ['todo', 'agreements'] }),
  of('entrance'),
  of('featureEntrances', { entries: [mall, inquiry, bidding, fixed, notices, help] }),
  { ...mainNotices, audience: 'visitor' },
  of('winningNotices', { audience: 'visitor' }),
  of('forMe', { look: 'lists', place: 'full', parts: ['projects', 'often', 'recent'] }),
  of('productShelf'),
  of('productShelf', { title: '热采商品', enTitle: 'Popular products', agreementOnly: false }),
])
const cover = layout([visitorSearch, band, entranceRow, forMeStrip, figures, tiles])

export const defaultLayouts: Readonly<Record<HomePageName, Layout>> = {
  portalHomePage: portal,
  portalHomePageHuarun: huarun,
  homePage_shanxiTraffic: traffic,
  homePageZb: tendering,
  homePageZpg: purchasing,
  homePageTest: everything,
  homePageLf: services,
  entranceLf: entrance,
  ec: commerce,
  coverPage: cover,
}

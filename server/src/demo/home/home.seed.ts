import type { Banner, Layout } from '#contract/home/blocks.ts'
import { defaultLayouts, newBlocks } from '#contract/home/defaults.ts'
import type { HomePageName } from '#contract/home/homePages.ts'
import type { Database } from '#kit/database/database.ts'
import { publishLayout, saveLayout } from '#modules/home/index.ts'
import type { Founded } from '../organisation.ts'
import { actorsOf } from '../projects/actors.ts'

type Words = readonly [
  title: string,
  enTitle: string,
  text: string,
  enText: string,
  button: string,
  enButton: string,
  openUrl: string,
]

const bannerOf = ([title, enTitle, text, enText, button, enButton, openUrl]: Words): Banner => ({
  imgUrl: '',
  title,
  enTitle,
  text,
  enText,
  button,
  enButton,
  openUrl,
  openType: '0',
  startsAt: null,
  endsAt: null,
})

const halls: Words = [
  '多家比价，择优成交',
  'Compare quotes, award the best',
  '线上报名、线上报价，截止时间与结果一目了然。',
  'Enrol and quote online. Deadlines and results are always clear.',
  '进入询比价大厅',
  'View inquiries',
  '/comparisonHall',
]
const verified: Words = [
  '每一次开标，都经得起验证',
  'Every opening can be verified',
  '截止前无人能看到报价，结果公示后任何人都可以核验。',
  'No one sees a quote before the deadline. After it, anyone can check the result.',
  '验证采购结果',
  'Verify a result',
  '/verifyResult',
]

/** Home page by organisation code, with the texts of its banners. */
const homes: Readonly<Record<string, readonly [HomePageName, readonly Words[]]>> = {
  qiming: [
    'portalHomePage',
    [
      [
        '一份协议，全集团直采',
        'One agreement for the whole group',
        '协议价格已锁定，下单无需再比价。',
        'Prices are agreed. Order without comparing again.',
        '查看采购项目',
        'View projects',
        '/searchBiddingList',
      ],
      halls,
      verified,
    ],
  ],
  transport: [
    'homePage_shanxiTraffic',
    [
      [
        '路网万里，采购如一',
        'One standard for every road',
        '公路建设、养护与运营物资，一个平台完成寻源、竞价与结算。',
        'Sourcing, bidding and settlement for roads under construction and in service.',
        '查看采购项目',
        'View projects',
        '/searchBiddingList',
      ],
      halls,
      verified,
    ],
  ],
  huarun: [
    'portalHomePageHuarun',
    [
      [
        '阳光采购，一站直达',
        'Transparent procurement, all in one place',
        '寻源、商城、订单与结算，同一个入口办理。',
        'Sourcing, mall, orders and settlement on one platform.',
        '进入商城',
        'Open the mall',
        '/mall',
      ],
      halls,
      verified,
    ],
  ],
}

const withBanners = (layout: Layout, banners: readonly Banner[]): Layout => ({
  ...layout,
  blocks: layout.blocks.map((block) => (block.kind === 'carousel' ? { ...block, banners: [...banners] } : block)),
})

/** Layout with a block of a zone after the goods of agreements. */
function withZone(layout: Layout, zoneId: string): Layout {
  const { productShelf } = newBlocks
  const words = { title: '冬季防护专区', enTitle: 'Winter protection' }
  const block = { ...productShelf, ...words, id: 'winterzone', zoneId, agreementOnly: false }
  const at = layout.blocks.findLastIndex(({ kind }) => kind === 'productShelf')
  return { ...layout, blocks: layout.blocks.toSpliced(at + 1, 0, block) }
}

/** Creates the tenant's home page with its own banners, published by its operator. */
export async function foundHome(
  database: Database,
  { tenantId, organisation }: Pick<Founded, 'tenantId' | 'organisation'>,
  now: Date,
  zoneId?: string,
): Promise<void> {
  const home = homes[organisation.code]
  if (!home) return
  const [page, words] = home
  const layout = withBanners(defaultLayouts[page], words.map(bannerOf))
  const { of } = await database.read(tenantId, (db) => actorsOf(db, tenantId))
  const actor = { ...of('operator')!, now }
  await database.write(tenantId, async (tx) => {
    await saveLayout(tx, actor, { page, version: 0, layout: zoneId === undefined ? layout : withZone(layout, zoneId) })
    await publishLayout(tx, actor, { page, version: 2, startsAt: null, endsAt: null, note: '首次发布' })
  })
}

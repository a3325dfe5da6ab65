import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Count,
  Id,
  Instant,
  List,
  Maybe,
  OneOf,
  Optional,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import { ProjectCard } from '#contract/sourcing/projectCards.ts'
import { WinNotice } from '#contract/sourcing/result.ts'
import { PortalMenuEntry } from '#contract/tenancy/portalMenu.ts'
import { Block, FloorTab } from './blocks.ts'
import { HomePageName } from './homePages.ts'

/** Public content of home pages, the same for all users; personal content has routes of its own. */

/** Announcement in a list. */
export const HomeArticle = shape({
  id: Id,
  articleType: Type.String(),
  colunmsName: Type.String(),
  colunmsEnName: Type.String(),
  title: Type.String(),
  excerpt: Type.String(),
  cover: Type.String({ description: 'picture address; empty without a picture' }),
  isForEveryone: Type.Boolean(),
  issueDate: Type.String({ description: 'YYYY-MM-DD' }),
  modifyTime: Instant,
  isTop: Type.Boolean({ description: 'pinned above newer ones' }),
})
export type HomeArticle = Static<typeof HomeArticle>

/** A column with its newest articles. */
export const HomeColumn = shape({
  id: Id,
  value: Type.String(),
  name: Type.String(),
  enName: Type.String(),
  articles: List(HomeArticle, 10),
})
export type HomeColumn = Static<typeof HomeColumn>

export const RankedSupplier = shape({
  supplierName: Type.String(),
  wins: Maybe(Type.Integer({ minimum: 0, description: 'null if the tenant hides figures' })),
})
export type RankedSupplier = Static<typeof RankedSupplier>

export const HomeFigures = shape({
  countOfLatestProject: Count,
  sumOfProject: Count,
  sumOfProjectAmount: Amount,
  countOfRegisteredSupplier: Count,
})
export type HomeFigures = Static<typeof HomeFigures>

/** Data of a block. A block that could not be loaded reports the failure without affecting others. */
export const BlockData = shape({
  id: Type.String({ description: 'id of the block' }),
  hasFailed: Type.Boolean(),
  floors: Optional(List(shape({ tab: FloorTab, cards: List(ProjectCard, 12) }), 3)),
  firstTab: Optional({ ...FloorTab, description: 'list that a floor shows first' }),
  columns: Optional(List(HomeColumn, 6)),
  winners: Optional(List(WinNotice, 20)),
  figures: Optional(HomeFigures),
  ranking: Optional(List(RankedSupplier, 20)),
})
export type BlockData = Static<typeof BlockData>

export const HomeView = shape({
  page: HomePageName,
  no: Type.Integer({ description: 'number of the version; 0: default layout' }),
  hasAnchors: Type.Boolean(),
  blocks: List(Block, 30),
  data: List(BlockData, 30),
  now: { ...Instant, description: 'last, because the rest of the page is shared by many responses' },
})
export type HomeView = Static<typeof HomeView>

export const viewHome = route({
  method: 'GET',
  path: '/portalent/api/portalHome/view',
  access: 'public',
  ofPortal: true,
  summary: 'Get a home page with its public data; without a name the home page of the tenant',
  input: shape({ page: Optional(HomePageName) }),
  reply: HomeView,
})

export const getCycleimgsList = route({
  method: 'GET',
  path: '/portalent/api/portalEnt/getCycleimgsList',
  access: 'public',
  ofPortal: true,
  summary: "List the active banners of the tenant's home page; empty if it has none of its own",
  input: shape({}),
  reply: List(
    shape({ imgUrl: Type.String(), openUrl: Type.String(), openType: OneOf(['0', '1']), title: Type.String() }),
    10,
  ),
})

export const QueryMenuListByDomain = route({
  method: 'GET',
  path: '/portalent/api/portalPermission/QueryMenuListByDomain',
  access: 'public',
  summary:
    'List the navigation entries of the portal at this host name, the same for every department; empty while the portal is off',
  input: shape({ deptId: Optional(Id) }),
  reply: List(PortalMenuEntry, 30),
})

export const mostOfVersions = 50
export const VersionState = OneOf(['live', 'scheduled', 'past', 'withdrawn'])
export type VersionState = Static<typeof VersionState>
export const LayoutVersion = shape({
  no: Type.Integer(),
  state: VersionState,
  startsAt: Instant,
  endsAt: Maybe(Instant),
  publishedAt: Instant,
  publishedBy: Type.String(),
  note: Type.String(),
})
export type LayoutVersion = Static<typeof LayoutVersion>

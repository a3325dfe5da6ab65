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

/** Home pages as everybody sees them. What is a person's own is asked for beside it. */

/** Announcement in a list. */
export const HomeArticle = shape({
  id: Id,
  articleType: Type.String(),
  colunmsName: Type.String(),
  colunmsEnName: Type.String(),
  title: Type.String(),
  excerpt: Type.String(),
  cover: Type.String({ description: 'the address of a picture; empty where there is none' }),
  isForEveryone: Type.Boolean(),
  issueDate: Type.String({ description: 'YYYY-MM-DD' }),
  modifyTime: Instant,
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
  wins: Maybe(Type.Integer({ minimum: 0, description: 'null where the tenant shows no figures' })),
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
  id: Type.String({ description: 'of the block' }),
  hasFailed: Type.Boolean(),
  floors: Optional(List(shape({ tab: FloorTab, cards: List(ProjectCard, 12) }), 3)),
  columns: Optional(List(HomeColumn, 6)),
  winners: Optional(List(WinNotice, 20)),
  figures: Optional(HomeFigures),
  ranking: Optional(List(RankedSupplier, 20)),
})
export type BlockData = Static<typeof BlockData>

export const HomeView = shape({
  page: HomePageName,
  no: Type.Integer({ description: 'the number of the version; 0 is the one that the product ships' }),
  hasAnchors: Type.Boolean(),
  blocks: List(Block, 30),
  data: List(BlockData, 30),
  now: { ...Instant, description: 'last: all else of a page is shared by many calls' },
})
export type HomeView = Static<typeof HomeView>

export const viewHome = route({
  method: 'GET',
  path: '/portalent/api/portalHome/view',
  access: 'public',
  ofPortal: true,
  summary:
    'A home page with everything that it shows to everybody; without a name the one that is the home of the tenant.',
  input: shape({ page: Optional(HomePageName) }),
  reply: HomeView,
})

export const getCycleimgsList = route({
  method: 'GET',
  path: '/portalent/api/portalEnt/getCycleimgsList',
  access: 'public',
  ofPortal: true,
  summary: "The banners of the tenant's home that are due; none where it has none of its own.",
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
  summary: 'The navigation of the portal at this host name; the same for every department, and empty while it is off.',
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

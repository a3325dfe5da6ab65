import { pictureAddress } from './pictures.ts'
import { Entrance } from '#contract/kit/entrance.ts'
import {
  Id,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  PlannedInstant,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import type { TProperties } from 'typebox'
import { WinType } from '#contract/sourcing/result.ts'

/** What a home page is made of: an ordered list of blocks, each with its settings. */

/** Position of a block: full row, or menu, main or side column of a row. */
export const BlockPlace = OneOf(['full', 'menu', 'main', 'side'])
export const BlockAudience = OneOf(['all', 'visitor', 'signedIn'])
export type BlockAudience = Static<typeof BlockAudience>

/** Link address: this site or a host that the tenant allows; the server validates it again. */
const Address = Type.String({ maxLength: 500, pattern: '^[!-~]*$' })

const common = {
  id: Type.String({ pattern: '^[a-z0-9]{4,24}$' }),
  title: Note(20),
  enTitle: Note(60),
  place: BlockPlace,
  audience: BlockAudience,
  isHidden: Type.Boolean(),
  isHiddenOnPhones: Type.Boolean(),
}
const block = <const K extends string, P extends TProperties>(kind: K, settings: P) =>
  shape({ ...common, kind: OneOf([kind]), ...settings })

/** Banner with a picture, or text on a plain background. */
export const Banner = shape({
  imgUrl: Type.String({ maxLength: 200, pattern: `^$|${pictureAddress}` }),
  title: Note(30),
  enTitle: Note(60),
  text: Note(80),
  enText: Note(160),
  button: Note(12),
  enButton: Note(30),
  openUrl: Address,
  openType: { ...OneOf(['0', '1']), description: '1: a new window' },
  startsAt: Maybe(PlannedInstant),
  endsAt: Maybe(PlannedInstant),
})
export type Banner = Static<typeof Banner>

export const entryIcons = [
  'mall',
  'inquiry',
  'bidding',
  'fixed',
  'plan',
  'group',
  'agreement',
  'orders',
  'approvals',
  'notices',
  'help',
  'verify',
] as const
export const EntryIcon = OneOf(entryIcons)
export type EntryIcon = Static<typeof EntryIcon>

/** Entry link of a home page. */
export const FeatureEntry = shape({
  name: Text(12),
  enName: Text(30),
  text: Note(20),
  enText: Note(60),
  icon: EntryIcon,
  openUrl: Address,
})
export type FeatureEntry = Static<typeof FeatureEntry>

/** Column values, which are types of articles. */
const Columns = List(Text(30), 6)
const Rows = (most: number) => Type.Integer({ minimum: 2, maximum: most })

export const FloorTab = OneOf(['soon', 'latest', 'results'])
export type FloorTab = Static<typeof FloorTab>
export const FloorProjects = OneOf(['all', 'inquiry', 'bidding', 'fixed'])
export type FloorProjects = Static<typeof FloorProjects>
export const ForMePart = OneOf(['todo', 'projects', 'often', 'agreements', 'recent'])
export type ForMePart = Static<typeof ForMePart>

/** Schemas of each kind of block. */
export const blockShapes = {
  carousel: block('carousel', {
    look: OneOf(['card', 'band']),
    everySeconds: Type.Integer({ minimum: 3, maximum: 30 }),
    hasFigures: Type.Boolean({ description: 'shows figures of the platform beside the text of a banner' }),
    banners: List(Banner, 10),
  }),
  search: block('search', {}),
  catalogueMenu: block('catalogueMenu', { most: Type.Integer({ minimum: 4, maximum: 16 }) }),
  forMe: block('forMe', {
    look: OneOf(['panel', 'strip', 'lists']),
    parts: Type.Array(ForMePart, { maxItems: 5, uniqueItems: true }),
  }),
  entrance: block('entrance', {
    look: OneOf(['row', 'cards', 'list']),
    entrances: Type.Array(Entrance, { maxItems: 6, uniqueItems: true }),
  }),
  featureEntrances: block('featureEntrances', { look: OneOf(['row', 'tiles']), entries: List(FeatureEntry, 12) }),
  noticeTabs: block('noticeTabs', {
    look: OneOf(['list', 'featured']),
    columns: Columns,
    rows: Rows(10),
  }),
  announcementArea: block('announcementArea', {
    look: OneOf(['columns', 'mixed']),
    columns: Columns,
    rows: Rows(10),
  }),
  projectFloor: block('projectFloor', {
    projects: FloorProjects,
    look: OneOf(['cards', 'rows']),
    tabs: Type.Array(FloorTab, { minItems: 1, maxItems: 3, uniqueItems: true }),
    most: Rows(12),
    hasMore: Type.Boolean(),
    isHiddenWhenEmpty: Type.Boolean(),
  }),
  winningNotices: block('winningNotices', {
    type: Maybe(WinType),
    most: Rows(20),
    hasAmounts: Optional(Type.Boolean({ description: 'shows the awarded amount of each notice' })),
  }),
  statistics: block('statistics', {}),
  supplierRanking: block('supplierRanking', { most: Rows(20) }),
  productShelf: block('productShelf', {
    categoryId: { ...Maybe(Id), description: 'restricts the goods to this category and its sub-categories' },
    zoneId: Optional({ ...Maybe(Id), description: 'shows the goods of this zone, to those who may see it' }),
    agreementOnly: Type.Boolean(),
    most: Type.Integer({ minimum: 4, maximum: 10 }),
  }),
  channel: block('channel', {}),
} as const
export type BlockKind = keyof typeof blockShapes
export const blockKinds = Object.keys(blockShapes) as readonly BlockKind[]

export type BlockOf<K extends BlockKind> = Static<(typeof blockShapes)[K]>
export type Block = { [K in BlockKind]: BlockOf<K> }[BlockKind]
export const Block = Type.Unsafe<Block>({ anyOf: Object.values(blockShapes) })

/** A home page as data. */
export const Layout = shape({
  hasAnchors: Type.Boolean({ description: 'navigation bar at the side, with links to three to five blocks' }),
  blocks: List(Block, 30),
})
export type Layout = Static<typeof Layout>

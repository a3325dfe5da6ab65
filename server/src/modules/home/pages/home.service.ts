import { defaultLayouts } from '#contract/home/defaults.ts'
import type { Block, Layout } from '#contract/home/blocks.ts'
import type { HomeView } from '#contract/home/home.ts'
import type { HomePageName } from '#contract/home/homePages.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { coalesce } from '#kit/coalesce.ts'
import { memory } from '#kit/memory.ts'
import { departmentPath } from '#modules/identity/index.ts'
import { databaseTime } from '#modules/sourcing/index.ts'
import { readDepartmentSetting, readSettings } from '#modules/tenancy/index.ts'
import { isDue } from '../layouts/layout.rules.ts'
import { findLayout, findLive } from '../layouts/layout.store.ts'
import { isLeftOut, keptMs, type OnFailure, type ReadBlock, readBlock } from './block.service.ts'

interface Shown {
  readonly page: HomePageName
  readonly no: number
  readonly layout: Layout
  /** Preview of the editor: includes hidden and scheduled content, for visitors and others. */
  readonly isDraft?: boolean
}

/** Home page of a tenant. */
async function homePageOf(db: Db): Promise<HomePageName> {
  const { homePage, isHuarun, isEnable } = await readSettings(db, 'homePage', 'isHuarun', 'isEnable')
  if (isHuarun) return 'portalHomePageHuarun'
  return isEnable ? homePage : 'portalHomePage'
}

/** Cache without invalidation, because versions never change. */
const layoutsKept = memory<Layout>(60_000, 500)

/** Facts of every home page: enabled areas of the tenant, and the database time. */
export async function readHomeFacts(db: Db) {
  const [areas, at] = await pipeline(
    readSettings(db, 'isHomeAnnouncementArea', 'isAnnouncementArea', 'isShowCount'),
    databaseTime(db),
  )
  return { areas, at }
}
type HomeFacts = Awaited<ReturnType<typeof readHomeFacts>>

const opened = coalesce<Opened>()
interface Opened {
  readonly shown: Shown
  readonly facts: HomeFacts
}

/** Opens a home page; calls of one turn share its statements, because their result depends on the tenant alone. */
export const openHome = (db: Db, actor: Actor, named?: HomePageName): Promise<Opened> =>
  opened(JSON.stringify([actor.tenantId, named]), () => readHome(db, actor, named))

/** Page with this name, or the tenant's home page, with its current version or default layout. */
async function readHome(db: Db, { tenantId, now }: Actor, named?: HomePageName): Promise<Opened> {
  const [page, facts, live] = await pipeline(
    named ? Promise.resolve(named) : homePageOf(db),
    readHomeFacts(db),
    findLive(db, now),
  )
  const no = live.find((each) => each.page === page)?.no ?? 0
  const layout =
    no === 0
      ? defaultLayouts[page]
      : await layoutsKept.getOrMake(JSON.stringify([tenantId, page, no]), '', () => findLayout(db, page, no))
  return { shown: { page, no, layout }, facts }
}

/** Shared content of a page, without the time. */
export type SharedView = Omit<HomeView, 'now'>
/** Cache: one object for everyone with the same view, so that it is encoded once. */
const sharedKept = memory<SharedView>(keptMs, 200)

/** Page with its shared content. A block that cannot be read is marked; the page is still shown. */
export async function presentHome(
  db: Db,
  actor: Actor,
  { page, no, layout, isDraft = false }: Shown,
  { areas }: HomeFacts,
  onFailure: OnFailure,
): Promise<SharedView> {
  const hasMenu = isDraft || (await opensMenu(db, actor, layout))
  const hasArea = areas.isHomeAnnouncementArea && areas.isAnnouncementArea
  const blocks = layout.blocks
    .filter((block) => hasArea || block.kind !== 'announcementArea')
    .filter((block) => areas.isShowCount || block.kind !== 'statistics')
    .filter((block) => hasMenu || block.kind !== 'catalogueMenu')
    .filter((block) => isDraft || isFor(block, actor))
    .map((block) => (isDraft ? block : withDueBanners(block, actor.now)))
    .map((block) => (areas.isShowCount ? block : withoutFigures(block)))
  const read: ReadBlock[] = []
  const shown: Block[] = []
  // Sequential, because the blocks share a connection.
  for (const block of blocks) {
    const one = await readBlock(db, actor, block, { isCounted: areas.isShowCount, onFailure })
    if (!isDraft && isLeftOut(block, one?.data)) continue
    shown.push(block)
    if (one) read.push(one)
  }
  const view = { page, no, hasAnchors: layout.hasAnchors, blocks: shown, data: read.map(({ data }) => data) }
  if (isDraft) return view
  const key = JSON.stringify([actor.tenantId, page, no, shown.map(markOf), read.map(({ number }) => number)])
  return sharedKept.get(key)?.value ?? sharedKept.set(key, '', view)
}

/** Identity of a version's block; the content of a carousel also depends on the time. */
const markOf = (block: Block) => (block.kind === 'carousel' ? block : block.id)

const menuKept = memory<boolean>(1_000, 2_000)

/** Whether the catalogue menu is open on the page, for visitors and for people of a department. */
async function opensMenu(db: Db, { tenantId, entrance, deptId }: Actor, { blocks }: Layout): Promise<boolean> {
  if (!blocks.some(({ kind }) => kind === 'catalogueMenu')) return true
  const isVisitor = entrance === 'visitor'
  return menuKept.getOrMake(JSON.stringify([tenantId, isVisitor ? '' : deptId]), '', async () =>
    isVisitor
      ? (await readSettings(db, 'isShowFirstMenu')).isShowFirstMenu
      : readDepartmentSetting(db, await departmentPath(db, deptId), 'isShowFirstMenu'),
  )
}

const isFor = ({ isHidden, audience }: Block, { entrance }: Actor): boolean =>
  !isHidden && (audience === 'all' || (audience === 'visitor') === (entrance === 'visitor'))

const withDueBanners = (block: Block, now: Date): Block =>
  block.kind === 'carousel' ? { ...block, banners: block.banners.filter((banner) => isDue(banner, now)) } : block

const withoutFigures = (block: Block): Block => (block.kind === 'carousel' ? { ...block, hasFigures: false } : block)

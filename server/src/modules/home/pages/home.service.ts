import { defaultLayouts } from '#contract/home/defaults.ts'
import type { Block, Layout } from '#contract/home/blocks.ts'
import type { BlockData, HomeView } from '#contract/home/home.ts'
import type { HomePageName } from '#contract/home/homePages.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { memory } from '#kit/memory.ts'
import { databaseTime, findDeptCode } from '#modules/sourcing/index.ts'
import { readDepartmentSetting, readSettings } from '#modules/tenancy/index.ts'
import { isDue } from '../layouts/layout.rules.ts'
import { findLive } from '../layouts/layout.store.ts'
import { type OnFailure, readBlock } from './block.service.ts'

interface Shown {
  readonly page: HomePageName
  readonly no: number
  readonly layout: Layout
  /** The editor shows what is hidden or not due yet, and what visitors and others see. */
  readonly isDraft?: boolean
}

/** The home page of a tenant. */
async function homePageOf(sql: Db): Promise<HomePageName> {
  const { homePage, isHuarun, isEnable } = await readSettings(sql, 'homePage', 'isHuarun', 'isEnable')
  if (isHuarun) return 'portalHomePageHuarun'
  return isEnable ? homePage : 'portalHomePage'
}

/** The layout of a page that is shown now: the version whose time it is, or what the product ships. */
async function shownLayout(sql: Db, page: HomePageName, now: Date): Promise<Shown> {
  const live = await findLive(sql, page, now)
  return { page, no: live?.no ?? 0, layout: live?.layout ?? defaultLayouts[page] }
}

/** What every home page depends on: the areas that the tenant shows, and the time of the database. */
export async function readHomeFacts(sql: Db) {
  const [areas, at] = await pipeline(
    readSettings(sql, 'isHomeAnnouncementArea', 'isAnnouncementArea', 'isShowCount'),
    databaseTime(sql),
  )
  return { areas, at }
}
type HomeFacts = Awaited<ReturnType<typeof readHomeFacts>>

/** The page of this name, or the tenant's home, with what it depends on. */
export async function openHome(sql: Db, page: HomePageName | undefined, now: Date) {
  const [name, facts] = await pipeline(page ? Promise.resolve(page) : homePageOf(sql), readHomeFacts(sql))
  return { shown: await shownLayout(sql, name, now), facts }
}

/** A page with what it shows to everybody. A block that cannot be read says so; the page stays. */
export async function presentHome(
  sql: Db,
  actor: Actor,
  { page, no, layout, isDraft }: Shown,
  { areas, at }: HomeFacts,
  onFailure: OnFailure,
): Promise<HomeView> {
  const hasMenu = isDraft || (await opensMenu(sql, actor, layout))
  const hasArea = areas.isHomeAnnouncementArea && areas.isAnnouncementArea
  const blocks = layout.blocks
    .filter((block) => hasArea || block.kind !== 'announcementArea')
    .filter((block) => areas.isShowCount || block.kind !== 'statistics')
    .filter((block) => hasMenu || block.kind !== 'catalogueMenu')
    .filter((block) => isDraft || isFor(block, actor))
    .map((block) => (isDraft ? block : withDueBanners(block, actor.now)))
    .map((block) => (areas.isShowCount ? block : withoutFigures(block)))
  const data: BlockData[] = []
  // One after the other: they share a connection.
  for (const block of blocks) {
    const read = await readBlock(sql, actor, block, { isCounted: areas.isShowCount, onFailure })
    if (read) data.push(read)
  }
  return { page, no, now: at.toISOString(), hasAnchors: layout.hasAnchors, blocks, data }
}

const menuKept = memory<boolean>(1_000, 2_000)

/** Whether the catalogue is open on the page, for visitors and the people of a department. */
async function opensMenu(sql: Db, { tenantId, entrance, deptId }: Actor, { blocks }: Layout): Promise<boolean> {
  if (!blocks.some(({ kind }) => kind === 'catalogueMenu')) return true
  const isVisitor = entrance === 'visitor'
  return menuKept.getOrMake(JSON.stringify([tenantId, isVisitor ? '' : deptId]), '', async () =>
    isVisitor
      ? (await readSettings(sql, 'isShowFirstMenu')).isShowFirstMenu
      : readDepartmentSetting(sql, await findDeptCode(sql, deptId), 'isShowFirstMenu'),
  )
}

const isFor = ({ isHidden, audience }: Block, { entrance }: Actor): boolean =>
  !isHidden && (audience === 'all' || (audience === 'visitor') === (entrance === 'visitor'))

const withDueBanners = (block: Block, now: Date): Block =>
  block.kind === 'carousel' ? { ...block, banners: block.banners.filter((banner) => isDue(banner, now)) } : block

const withoutFigures = (block: Block): Block => (block.kind === 'carousel' ? { ...block, hasFigures: false } : block)

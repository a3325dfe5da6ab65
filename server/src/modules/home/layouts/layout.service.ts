import { isDeepStrictEqual } from 'node:util'
import { defaultLayouts } from '#contract/home/defaults.ts'
import type { Layout } from '#contract/home/blocks.ts'
import type { HomePageName } from '#contract/home/homePages.ts'
import type * as contract from '#contract/home/layouts.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { knownZones, shownCategories } from '#modules/catalogue/index.ts'
import { readSettings, signalPortal } from '#modules/tenancy/index.ts'
import { usePictures } from '../pictures/picture.store.ts'
import { hostsIn, isEmpty, picturesIn, presentVersions, shelvesOf, violationOf, zonesOf } from './layout.rules.ts'
import {
  beginPage,
  findLayout,
  findLive,
  findPage,
  findVersionId,
  findVersions,
  type LockedPage,
  pages,
  type PageRow,
  versions,
} from './layout.store.ts'

/** Draft of the page with its versions; before the first save the default layout. */
export async function presentLayout(db: Db, { now }: Actor, page: HomePageName): Promise<contract.LayoutDetail> {
  const row = await findPage(db, page)
  const draft = draftOf(row, page)
  const shown = await shownLayout(db, page, now)
  return {
    page,
    version: row?.version ?? 0,
    draft,
    isOwn: row !== undefined && !row.is_shipped,
    isPublished: isDeepStrictEqual(draft, shown),
    changedBy: row?.changed_by ?? '',
    changedAt: row?.changed_by ? row.changed_at.toISOString() : null,
    versions: presentVersions(await findVersions(db, page), now),
  }
}

async function shownLayout(db: Db, page: HomePageName, now: Date): Promise<Layout> {
  const live = (await findLive(db, now)).find((each) => each.page === page)
  return live ? findLayout(db, page, live.no) : defaultLayouts[page]
}

const draftOf = (row: Pick<PageRow, 'draft' | 'is_shipped'> | undefined, page: HomePageName): Layout =>
  row === undefined || row.is_shipped ? defaultLayouts[page] : row.draft

/** Locks the page until the end of the transaction; refuses outdated versions. */
async function lockPage(tx: Tx, { now }: Actor, page: HomePageName, version: number): Promise<LockedPage> {
  const begun = version === 0 ? await beginPage(tx, { page, draft: defaultLayouts[page], at: now }) : undefined
  if (begun) return pages.lock(tx, begun.id)
  const row = (await findPage(tx, page)) ?? refuse('thing.stale')
  return pages.lock(tx, row.id, version)
}

async function checkLayout(tx: Tx, layout: Layout): Promise<void> {
  const { homeLinkHosts } = await readSettings(tx, 'homeLinkHosts')
  const violation = violationOf(layout, hostsIn(homeLinkHosts))
  if (violation?.refusal === 'layout.foreignAddress') refuse(violation.refusal, { address: violation.address })
  if (violation) refuse(violation.refusal)
  await checkZones(tx, layout)
  const shelves = shelvesOf(layout)
  if (shelves.length === 0) return
  const categories = await shownCategories(
    tx,
    shelves.map(({ categoryId }) => categoryId),
  )
  const gone = shelves.find(({ categoryId }) => !categories.has(categoryId))
  if (gone) refuse('layout.categoryGone', { title: gone.title })
}

async function checkZones(tx: Tx, layout: Layout): Promise<void> {
  const asked = zonesOf(layout)
  if (asked.length === 0) return
  const known = await knownZones(
    tx,
    asked.map(({ zoneId }) => zoneId),
  )
  const gone = asked.find(({ zoneId }) => !known.has(zoneId))
  if (gone) refuse('layout.zoneGone', { title: gone.title })
}

const changed = ({ userName, now }: Actor) => ({ changed_by: userName, changed_at: now })

export async function saveLayout(tx: Tx, actor: Actor, { page, version, layout }: Input<typeof contract.saveLayout>) {
  const row = await lockPage(tx, actor, page, version)
  await checkLayout(tx, layout)
  await usePictures(tx, picturesIn(layout), actor.now)
  await pages.set(tx, row, { draft: layout, is_shipped: false, ...changed(actor) })
  await publish(tx, actor, { name: 'homePage.saved', id: row.id, data: { page, blocks: layout.blocks.length } })
}

export async function resetLayout(tx: Tx, actor: Actor, { page, version }: Input<typeof contract.resetLayout>) {
  const row = await lockPage(tx, actor, page, version)
  await pages.set(tx, row, { draft: defaultLayouts[page], is_shipped: true, ...changed(actor) })
  await publish(tx, actor, { name: 'homePage.reset', id: row.id, data: { page } })
}

interface Publication {
  readonly layout: Layout
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly note: string
}

/** Adds the next version of the page; open pages receive a signal after the commit. */
async function addVersion(tx: Tx, actor: Actor, row: LockedPage, publication: Publication): Promise<number> {
  const { layout, startsAt, endsAt, note } = publication
  await checkLayout(tx, layout)
  if (isEmpty(layout)) refuse('layout.empty')
  const no = row.last_no + 1
  await versions.insert(tx, {
    page: row.page,
    no,
    layout,
    starts_at: startsAt,
    ends_at: endsAt,
    note,
    published_by: actor.userName,
    published_at: actor.now,
  })
  await signalPortal(tx, actor.tenantId, 'home')
  return no
}

export async function publishLayout(tx: Tx, actor: Actor, input: Input<typeof contract.publishLayout>) {
  const { page, version, note } = input
  const row = await lockPage(tx, actor, page, version)
  const startsAt = input.startsAt === null ? actor.now : new Date(input.startsAt)
  const endsAt = input.endsAt === null ? null : new Date(input.endsAt)
  if (startsAt < actor.now) refuse('layout.inPast')
  if (endsAt !== null && endsAt <= startsAt) refuse('layout.periodReversed')
  const layout = draftOf(row, page)
  const shown = await shownLayout(tx, page, actor.now)
  if (input.startsAt === null && endsAt === null && isDeepStrictEqual(layout, shown)) refuse('layout.unchanged')
  const no = await addVersion(tx, actor, row, { layout, startsAt, endsAt, note: note.trim() })
  await pages.set(tx, row, { last_no: no, ...changed(actor) })
  const times = { startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null }
  const data = { page, no, ...times, blocks: layout.blocks.length }
  await publish(tx, actor, { name: 'homePage.published', id: row.id, data })
}

/** Publishes an earlier version again as a new version. */
export async function rollBackLayout(tx: Tx, actor: Actor, input: Input<typeof contract.rollBackLayout>) {
  const { page, version, no: from } = input
  const row = await lockPage(tx, actor, page, version)
  const id = (await findVersionId(tx, page, from)) ?? refuse('thing.notFound')
  const { layout } = await versions.find(tx, id)
  const no = await addVersion(tx, actor, row, { layout, startsAt: actor.now, endsAt: null, note: `v${from}` })
  await pages.set(tx, row, { draft: layout, is_shipped: false, last_no: no, ...changed(actor) })
  await publish(tx, actor, { name: 'homePage.rolledBack', id: row.id, data: { page, no, from } })
}

/** Withdraws a current or scheduled version. */
export async function withdrawLayout(
  tx: Tx,
  actor: Actor,
  { page, version, no }: Input<typeof contract.withdrawLayout>,
) {
  const row = await lockPage(tx, actor, page, version)
  const id = (await findVersionId(tx, page, no)) ?? refuse('thing.notFound')
  const found = await versions.lock(tx, id)
  const isOver = found.ends_at !== null && found.ends_at <= actor.now
  if (found.withdrawn_at !== null || isOver) refuse('layout.notInForce')
  await versions.set(tx, found, { withdrawn_at: actor.now })
  await pages.set(tx, row, changed(actor))
  await signalPortal(tx, actor.tenantId, 'home')
  await publish(tx, actor, { name: 'homePage.withdrawn', id: row.id, data: { page, no } })
}

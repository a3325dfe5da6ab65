import { mostOfVersions } from '#contract/home/home.ts'
import type { Layout } from '#contract/home/blocks.ts'
import type { HomePageName } from '#contract/home/homePages.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { json } from '#kit/database/query.parts.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const pages = tableOf('home.pages')
export type PageRow = RowOfTable<typeof pages>
export type LockedPage = Locked<PageRow>
export const versions = tableOf('home.versions')
export type VersionRow = RowOfTable<typeof versions>

const ofPage = preparedQuery((db, $: Params<{ page: HomePageName }>) =>
  db.selectFrom('home.pages').selectAll().where('page', '=', $.page),
)
export const findPage = (db: Db, page: HomePageName) => ofPage.first(db, { page })

const begin = preparedQuery((db, $: Params<{ page: HomePageName; draft: Layout; at: Date }>) =>
  db
    .insertInto('home.pages')
    .values({ page: $.page, draft: json($.draft), is_shipped: true, changed_at: $.at })
    .onConflict((same) => same.columns(['tenant_id', 'page']).doNothing())
    .returning('id'),
)
/** Inserts the first row of a page; undefined if another transaction has just done so. */
export const beginPage = (tx: Tx, first: { page: HomePageName; draft: Layout; at: Date }) => begin.first(tx, first)

const live = sqlQuery(
  'home.live',
  `select p.page, v.no from home.pages p
   cross join lateral (
     select no from home.versions
     where page = p.page and withdrawn_at is null and starts_at <= $now::timestamptz and (ends_at is null or ends_at > $now::timestamptz)
     order by starts_at desc, no desc limit 1) v`,
)
/** Versions shown now; pages without one show the default layout. */
export const findLive = (db: Db, now: Date) => live(db, { now })

const layoutOf = preparedQuery((db, $: Params<{ page: HomePageName; no: number }>) =>
  db.selectFrom('home.versions').select('layout').where('page', '=', $.page).where('no', '=', $.no),
)
/** Layout of a published version. */
export const findLayout = async (db: Db, page: HomePageName, no: number): Promise<Layout> =>
  (await layoutOf.one(db, { page, no })).layout

const listed = preparedQuery((db, $: Params<{ page: HomePageName }>) =>
  db
    .selectFrom('home.versions')
    .select(['no', 'starts_at', 'ends_at', 'withdrawn_at', 'published_by', 'published_at', 'note'])
    .where('page', '=', $.page)
    .orderBy('no', 'desc')
    .limit(mostOfVersions),
)
export type ListedVersion = RowOf<typeof listed>
export const findVersions = (db: Db, page: HomePageName) => listed(db, { page })

const byNumber = preparedQuery((db, $: Params<{ page: HomePageName; no: number }>) =>
  db.selectFrom('home.versions').select('id').where('page', '=', $.page).where('no', '=', $.no),
)
export const findVersionId = async (db: Db, page: HomePageName, no: number): Promise<string | undefined> =>
  (await byNumber.first(db, { page, no }))?.id

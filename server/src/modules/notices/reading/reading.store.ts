import { sql } from 'kysely'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { settingText } from '#modules/tenancy/index.ts'

/** Reader: a visitor, or a person with entrance and department. */
export interface Reader {
  readonly now: Date
  /** Null: visitor. */
  readonly entrance: string | null
  readonly deptPath: readonly string[]
}

export interface PublicFilter {
  readonly reader: Reader
  /** In this column and its subtree. */
  readonly columnId?: string | undefined
  /** In this column only. */
  readonly within?: string | undefined
  readonly types?: readonly string[] | undefined
  readonly title?: string | undefined
  /** Text of a tsquery. */
  readonly words?: string | undefined
  readonly firstDay?: string | undefined
  readonly lastDay?: string | undefined
  readonly isLoginShown?: boolean | undefined
  readonly deptId?: string | undefined
  readonly deptCode?: string | undefined
  /** Only reminders for the person of this account. */
  readonly remindedUserId?: string
}

/** Whether an edition is readable: live, within its period, in a visible column, and for this audience. */
export const isReadBy = ({ now, entrance, deptPath }: Reader) => sql<boolean>`e.is_live
  and (e.starts_at is null or e.starts_at <= ${now}) and (e.ends_at is null or e.ends_at > ${now})
  and not exists (select from notices.article_columns p where p.tenant_id = c.tenant_id and p.id = any (c.path) and p.disabled)
  and (e.audience = 'all' or (${entrance}::text is not null and (e.audience = 'signedIn'
    or ((e.entrances = '{}' or ${entrance}::text = any (e.entrances))
      and (e.dept_ids = '{}' or e.dept_ids && ${[...deptPath]}::bigint[])))))`

/** In a column of one of these types, or in its subtree. */
const isOfType = (types: readonly string[]) => sql<boolean>`exists (select from notices.article_columns p
  where p.tenant_id = c.tenant_id and p.id = any (c.path) and p.value = any (${[...types]}::text[]))`

const ofDepartment = (id: string | null, code: string | null) => sql<boolean>`exists (
  select from identity.departments d where d.tenant_id = e.tenant_id and d.id = e.dept_id and exists (
    select from identity.departments above where above.tenant_id = d.tenant_id and above.id = any (d.path)
      and (${id}::bigint is null or above.id = ${id}::bigint) and (${code}::text is null or above.code = ${code}::text)))`

const notClosedBy = (userId: string) => sql<boolean>`e.is_pop_up and not exists (
  select from notices.closed_reminders r
  where r.tenant_id = e.tenant_id and r.article_id = e.article_id and r.user_id = ${userId}::bigint)`

/** Null if the tenant hides views. */
const views = sql<
  number | null
>`case when ${sql.raw(settingText('isShowPageViews', 'e.tenant_id'))} is distinct from '0'
  then coalesce(v.views, 0)::int end`

/** Published articles: pinned ones first, then newest first. */
export const publicList = listOf({
  find: (db: Db, filter: PublicFilter) =>
    db
      .selectFrom('notices.editions as e')
      .innerJoin('notices.articles as a', 'a.id', 'e.article_id')
      .innerJoin('notices.article_columns as c', 'c.id', 'e.column_id')
      .leftJoin('notices.view_counts as v', 'v.article_id', 'e.article_id')
      .where(isReadBy(filter.reader))
      .$if(filter.columnId !== undefined, (found) =>
        found.where((e) => e(e.val(filter.columnId!), '=', e.fn.any('c.path'))),
      )
      .$if(filter.within !== undefined, (found) => found.where('e.column_id', '=', filter.within!))
      .$if(filter.types !== undefined, (found) => found.where(isOfType(filter.types!)))
      .$if(filter.title !== undefined, (found) => found.where('e.title', 'ilike', containing(filter.title!)))
      .$if(filter.words !== undefined, (found) => found.where(sql<boolean>`e.words @@ ${filter.words}::tsquery`))
      .$if(filter.firstDay !== undefined, (found) => found.where(sql<boolean>`e.issued_on::text >= ${filter.firstDay}`))
      .$if(filter.lastDay !== undefined, (found) => found.where(sql<boolean>`e.issued_on::text <= ${filter.lastDay}`))
      .$if(filter.isLoginShown !== undefined, (found) => found.where('e.is_login_shown', '=', filter.isLoginShown!))
      .$if(filter.deptId !== undefined || filter.deptCode !== undefined, (found) =>
        found.where(ofDepartment(filter.deptId ?? null, filter.deptCode ?? null)),
      )
      .$if(filter.remindedUserId !== undefined, (found) => found.where(notClosedBy(filter.remindedUserId!))),
  select: (found) =>
    found
      .select([
        'e.article_id as id',
        'e.column_id',
        'e.title',
        'e.excerpt',
        'e.cover_key',
        'e.dept_name',
        'e.create_user',
      ])
      .select(['e.issue_user', 'e.issued_on', 'e.published_at', 'e.starts_at', 'e.ends_at', 'e.audience'])
      .select(['a.pin_place', 'c.name as column_name', 'c.en_name as column_en_name', 'c.value', views.as('views')]),
  key: 'e.article_id',
  order: ['a.pin_place', ['e.issued_on', 'desc'], ['e.published_at', 'desc']],
})
export type PublicRow = RowIn<typeof publicList>

const contentOf = preparedQuery((db, $: Params<{ articleId: string }>) =>
  db
    .selectFrom('notices.editions as e')
    .innerJoin('notices.articles as a', 'a.id', 'e.article_id')
    .select(['e.content', 'e.attachments', 'e.member_attachments', 'a.project_id'])
    .where('e.article_id', '=', $.articleId)
    .where('e.is_live', '=', true),
)
const contentsOf = preparedQuery((db, $: Params<{ articleIds: readonly string[] }>) =>
  db
    .selectFrom('notices.editions')
    .select(['article_id', 'content'])
    .where('article_id', '=', anyOf($.articleIds))
    .where('is_live', '=', true),
)
/** Texts of several articles, by article. */
export const liveContents = async (db: Db, articleIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await contentsOf(db, { articleIds })).map(({ article_id: id, content }) => [id, content]))

/** Text and files of the live edition. */
export const liveContent = (db: Db, articleId: string) => contentOf.one(db, { articleId })

const count = sqlQuery(
  'notices.countView',
  `with seen as (
     insert into notices.views (article_id, visitor, hour) values ($articleId, $visitor, date_trunc('hour', $now::timestamptz))
     on conflict do nothing returning article_id
   )
   insert into notices.view_counts as v (article_id, views) select article_id, 1 from seen
   on conflict (tenant_id, article_id) do update set views = v.views + 1`,
)
/** Counts one view of this visitor in this hour, in one statement. */
export const countView = (tx: Tx, view: { articleId: string; visitor: string; now: Date }) => count(tx, view)

const counted = sqlQuery(
  'notices.viewsOf',
  `select coalesce((select views from notices.view_counts where article_id = $articleId), 0)::int as "views!"`,
)
export const viewsOf = async (db: Db, articleId: string): Promise<number> =>
  (await counted.one(db, { articleId })).views

const forget = sqlQuery('notices.forgetViews', `delete from notices.views where hour < $before::timestamptz`)
export const forgetViews = (tx: Tx, before: Date) => forget(tx, { before })

const close = sqlQuery(
  'notices.closeReminder',
  `insert into notices.closed_reminders (user_id, article_id, at)
   select $userId, id, $now::timestamptz from notices.articles where id = $articleId and is_live on conflict do nothing`,
)
export const closeReminder = (tx: Tx, closed: { userId: string; articleId: string; now: Date }) => close(tx, closed)

const outdated = sqlQuery(
  'notices.outdatedWords',
  `select id, title, content from notices.editions where is_live and tokenizer <> $tokenizer order by id limit 100`,
)
export const outdatedWords = (db: Db, tokenizer: number) => outdated(db, { tokenizer })

const reindex = sqlQuery(
  'notices.setWords',
  `update notices.editions set words = $words::text::tsvector, tokenizer = $tokenizer,
     excerpt = case when excerpt = '' then $excerpt else excerpt end
   where id = $id`,
)
export const setWords = (tx: Tx, edition: { id: string; words: string; tokenizer: number; excerpt: string }) =>
  reindex(tx, edition)

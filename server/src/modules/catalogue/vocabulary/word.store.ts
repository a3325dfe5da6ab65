import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { insertMany } from '#kit/database/query.parts.ts'
import { beginningWith } from '#kit/database/sqlLike.ts'

const kept = 10

export interface Searched {
  readonly userId: string
  readonly words: string
  readonly at: Date
}

/**
 * Keeps the last ten searches of each person; repeated words move to the front. The commit does not wait for the disk.
 */
export async function putSearches(tx: Tx, tenantId: string, searches: readonly Searched[]) {
  const users = [...new Set(searches.map(({ userId }) => userId))]
  await pipeline(
    waitForNoDisk(tx),
    insertSearches(tx, { tenantId, searches }),
    removeOldSearches(tx, { tenantId, userIds: users }),
  )
}
const waitForNoDisk = sqlQuery('catalogue.waitForNoDisk', "select set_config('synchronous_commit', 'off', true)")
// In the same order everywhere, so that two processes do not deadlock.
const insertSearches = sqlQuery(
  'catalogue.insertSearches',
  `
  insert into catalogue.searches (tenant_id, user_id, words, at)
  select $tenantId, d."userId", d.words, d.at
  from jsonb_to_recordset($searches::jsonb) as d("userId" bigint, words text, at timestamptz) order by d."userId", d.words
  on conflict (tenant_id, user_id, words) do update set at = excluded.at`,
)
const removeOldSearches = sqlQuery(
  'catalogue.removeOldSearches',
  `
  delete from catalogue.searches where tenant_id = $tenantId and id in (
    select id from (
      select id, row_number() over (partition by user_id order by at desc) as place
      from catalogue.searches where tenant_id = $tenantId and user_id = any ($userIds::bigint[])) s
    where place > ${kept})`,
)

export const searchList = listOf({
  find: (db: Db, { userId }: { readonly userId: string }) =>
    db.selectFrom('catalogue.searches as s').where('s.user_id', '=', userId),
  select: (found) => found.select(['s.id', 's.words']),
  key: 's.id',
  order: [['s.at', 'desc']],
})

const remove = preparedQuery((db, $: Params<{ userId: string; id?: string | undefined }>) => {
  const theirs = db.deleteFrom('catalogue.searches').where('user_id', '=', $.userId)
  return $.id ? theirs.where('id', '=', $.id) : theirs
})
/** Removes one search of a person, or all of them. */
export const removeSearches = (tx: Tx, userId: string, id?: string) => remove(tx, { userId, id })

const operatorsWords = preparedQuery((db, $: Params<{ limit: number }>) =>
  db
    .selectFrom('catalogue.hot_keys')
    .select(['id', 'words', 'words_en', 'is_highlight'])
    .orderBy('position')
    .limit($.limit),
)
export type WordRow = RowOf<typeof operatorsWords>
const oftenSearched = sqlQuery(
  'catalogue.oftenSearched',
  `select min(id) as "id!", words, '' as "words_en!", false as "is_highlight!" from catalogue.searches
   where at > now() - interval '30 days' group by words having count(*) > 1 order by count(*) desc, words limit $limit`,
)

/** Hot words of the operators, in their order; without any, what was searched for most often lately. */
export async function hotWords(db: Db, limit: number): Promise<WordRow[]> {
  const words = await operatorsWords(db, { limit })
  return words.length > 0 ? words : oftenSearched(db, { limit })
}

export interface HotWord {
  readonly words: string
  /** Words on English pages; empty: the same words. */
  readonly wordsEn: string
  readonly isHighlight: boolean
}

const removeHotWords = preparedQuery((db) => db.deleteFrom('catalogue.hot_keys'))
const insertHotWords = insertMany('catalogue.hot_keys', ['words', 'words_en', 'is_highlight', 'position'])

export async function replaceHotWords(tx: Tx, words: readonly HotWord[]) {
  await removeHotWords(tx)
  const rows = words.map((word, position) => ({
    words: word.words,
    words_en: word.wordsEn,
    is_highlight: word.isHighlight,
    position,
  }))
  if (rows.length > 0) await insertHotWords(tx, { rows })
}

const related = sqlQuery(
  'catalogue.relatedWords',
  `
  select word as "word!" from (
    select name as word, 0 as rank from catalogue.categories
    where not is_shielded and (name like $within or ($bySound and ' ' || pinyin like $sound))
    union select name, 1 from catalogue.brands where name ilike $beginning or ($bySound and ' ' || pinyin like $sound)
    union select words, 2 from (
      select words from catalogue.searches where words ilike $beginning group by words having count(*) > 1
      order by count(*) desc limit $limit) s
  ) w group by word order by min(rank), length(word), word limit $limit`,
)
/** Names of categories and brands, and frequent searches, that begin with the text or whose pinyin does. */
export async function relatedWords(db: Db, begin: string, limit: number): Promise<string[]> {
  const beginning = beginningWith(begin)
  const sound = `% ${begin.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}%`
  const rows = await related(db, { within: `%${beginning}`, beginning, sound, bySound: sound.length > 4, limit })
  return rows.map(({ word }) => word)
}

import { type HotWordDraft, listHotWords } from '#contract/catalogue/hotWords.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

const columns = ['id', 'version', 'words', 'words_en', 'position', 'is_highlight'] as const

export const hotWordRows = tableOf('catalogue.hot_keys', columns)
export type HotWordRow = RowOfTable<typeof hotWordRows>

export const hotWordList = listOf({
  route: listHotWords,
  find: (db: Db) => db.selectFrom('catalogue.hot_keys as h'),
  where: { keyword: { contains: ['h.words', 'h.words_en'] } },
  select: (found) => found.select(columns),
  key: 'h.id',
  order: ['h.position'],
  sort: { position: 'h.position', words: 'h.words' },
})

/** Lock until the end of the transaction, so that concurrent additions do not exceed the limit. */
export const lockHotWords = sqlQuery(
  'catalogue.lockHotWords',
  "select pg_advisory_xact_lock(71029, hashtext('h' || $tenantId))",
)

const counted = preparedQuery((db) =>
  db.selectFrom('catalogue.hot_keys').select((e) => e.fn.countAll<string>().as('count')),
)
export const countHotWords = async (tx: Tx): Promise<number> => Number((await counted.one(tx)).count)

export const valuesOf = ({ words, wordsEn, position, isHighlight }: HotWordDraft) => ({
  words: words.trim(),
  words_en: wordsEn.trim(),
  position,
  is_highlight: isHighlight,
})

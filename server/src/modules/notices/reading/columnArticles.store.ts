import { sql } from 'kysely'
import { builtQuery } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'
import { isReadBy, type Reader } from './reading.store.ts'

interface Wanted {
  readonly reader: Reader
  /** Values of columns. */
  readonly columns: readonly string[]
  /** Maximum number of articles in each column and its subtree. */
  readonly max: number
}

/**
 * Columns with their newest articles, in one statement; a column without readable articles has one row without an
 * article.
 */
export const findColumnArticles = builtQuery((db, { reader, columns, max }: Wanted) =>
  db
    .selectFrom('notices.article_columns as top')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('notices.editions as e')
          .innerJoin('notices.articles as a', 'a.id', 'e.article_id')
          .innerJoin('notices.article_columns as c', 'c.id', 'e.column_id')
          .select([
            'e.article_id as id',
            'e.title',
            'e.excerpt',
            'e.cover_key',
            'e.audience',
            'e.issued_on',
            'e.published_at',
            'c.value as type',
          ])
          .select(['c.name as own_name', 'c.en_name as own_en_name', 'a.pin_place'])
          .where(isReadBy(reader))
          .where(sql<boolean>`top.id = any (c.path)`)
          .orderBy('a.pin_place')
          .orderBy('e.issued_on', 'desc')
          .orderBy('e.published_at', 'desc')
          .limit(max)
          .as('n'),
      (join) => join.onTrue(),
    )
    .select(['top.id as column_id', 'top.value', 'top.name', 'top.en_name'])
    .select([
      'n.id',
      'n.title',
      'n.excerpt',
      'n.cover_key',
      'n.audience',
      'n.issued_on',
      'n.published_at',
      'n.type',
      'n.own_name',
      'n.own_en_name',
      'n.pin_place',
    ])
    .where('top.value', '=', anyOf(columns))
    .where('top.disabled', '=', false)
    .orderBy('n.pin_place')
    .orderBy('n.issued_on', 'desc')
    .orderBy('n.published_at', 'desc'),
)
export type ColumnArticleRow = Awaited<ReturnType<typeof findColumnArticles>>[number]

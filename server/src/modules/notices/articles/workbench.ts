import { sqlQuery } from '#kit/database/query.ts'
import type { WorkbenchSources } from '#kit/workbench/sources.ts'
import { todoSql } from '#kit/workbench/todoSql.ts'

// Excludes articles that the person has written.
const toReview = sqlQuery(
  'notices.todo.review',
  todoSql({
    of: `notices.articles a where a.status = '03' and not a.writer_ids @> array[$personId::bigint]`,
    pick: 'a.*',
    id: 't.id',
    title: 't.title',
    note: `t.create_user || ' · ' || t.dept_name`,
    due: 'a.publish_at',
    since: 'a.changed_at',
  }),
)

/** Workbench data of announcements. */
export const noticesSources: WorkbenchSources = {
  todos: { 'article.review': (sql, { personId }, span) => toReview(sql, { ...span, personId }) },
}

import { sqlQuery } from '#kit/database/query.ts'
import { todoSql } from '#kit/workbench/todoSql.ts'

/** Articles to review, except those that the person has written. */
export const toReview = sqlQuery(
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

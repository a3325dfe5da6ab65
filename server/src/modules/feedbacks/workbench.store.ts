import { sqlQuery } from '#kit/database/query.ts'
import { todoSql } from '#kit/workbench/todoSql.ts'

export const toAnswer = sqlQuery(
  'feedbacks.todo.answer',
  todoSql({
    of: `feedbacks.feedbacks f where f.status in ('01', '02')`,
    pick: 'f.*',
    id: 't.id',
    title: 'left(t.context, 60)',
    note: `concat_ws(' · ', nullif(t.sender, ''), nullif(t.dept_name, ''))`,
    since: 'f.created_at',
  }),
)

import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

export const insertComment = sqlQuery(
  'approvals.insertComment',
  `insert into approvals.comments (instance_id, author_id, body, mentions, at)
   values ($instanceId, $authorId, $body, $mentions::bigint[], $at)`,
)

const comments = sqlQuery(
  'approvals.commentsOf',
  `select c.id, c.instance_id, a.name as author_name, c.body, c.at,
     (select coalesce(jsonb_agg(jsonb_build_object('userId', u.id::text, 'userName', u.name, 'deptName', d.name) order by u.id), '[]')
       from identity.users u join identity.departments d on d.id = u.dept_id where u.id = any (c.mentions)) as "mentions!"
   from approvals.comments c join identity.users a on a.id = c.author_id
   where c.instance_id = any ($ids::bigint[]) order by c.id limit 1000`,
).narrow<{ mentions: { userId: string; userName: string; deptName: string }[] }>()
export type CommentRow = Awaited<ReturnType<typeof findComments>>[number]
export const findComments = (db: Db, ids: readonly string[]) => comments(db, { ids })

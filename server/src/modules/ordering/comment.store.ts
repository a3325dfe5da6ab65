import type { Db } from '#kit/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/query.ts'
import { hot } from '#kit/untypedQuery.ts'

const columns = `c.id, c.order_line_id, c.sku_id, c.product_id, c.supplier_id, l.name, l.spec, c.author_name, c.dept_name, c.anonymous,
  c.score, c.service, c.logistics, c.text, c.auto, c.created_at, c.reply`
const tables = 'ordering.comments c join ordering.order_lines l on l.tenant_id = c.tenant_id and l.id = c.order_line_id'

export const insertComments = sqlQuery(
  'ordering.insertComments',
  `
  insert into ordering.comments (order_id, order_line_id, sku_id, product_id, supplier_id, author_id, author_name,
    dept_name, anonymous, score, service, logistics, text, auto, created_at)
  select o.id, l.id, l.sku_id, l.product_id, o.supplier_id, $authorId, $authorName, $deptName, $anonymous, g.score, $service, $logistics, g.text, $auto, $at
  from ordering.orders o
  join ordering.order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
  join jsonb_to_recordset($lines::jsonb) as g("lineId" bigint, score int, text text) on g."lineId" = l.id
  where o.id = $orderId`,
).narrow<object, { lines: readonly { lineId: string; score: number; text: string }[] }>()

export const commentsOfOrder = sqlQuery(
  'ordering.commentsOfOrder',
  `select ${columns} from ${tables} where c.order_id = $orderId order by l.line_no`,
)

const reply = preparedQuery((db, $: Params<{ id: string; supplierId: string; text: string; at: Date }>) =>
  db
    .updateTable('ordering.comments')
    .set({ reply: $.text, replied_at: $.at })
    .where('id', '=', $.id)
    .where('supplier_id', '=', $.supplierId)
    .where('reply', '=', '')
    .returning('id'),
)
export const setReply = (db: Db, id: string, supplierId: string, text: string, at: Date) =>
  reply.first(db, { id, supplierId, text, at })

const read = sqlQuery('ordering.readComment', `select ${columns} from ${tables} where c.id = $id`)
export type CommentRow = RowOf<typeof read>
export const readComment = (db: Db, id: string): Promise<CommentRow | undefined> => read.first(db, { id })

export interface CommentFilter {
  productId?: string | undefined
  skuId?: string | undefined
  supplierId?: string | undefined
  orderId?: string | undefined
  scores: readonly number[]
}

function whereOf({ productId, skuId, supplierId, orderId }: CommentFilter) {
  const values: unknown[] = []
  const named = [
    ['c.product_id', productId],
    ['c.sku_id', skuId],
    ['c.supplier_id', supplierId],
    ['c.order_id', orderId],
  ] as const
  const conditions = named.flatMap(([column, id]) => (id === undefined ? [] : [`${column} = $${values.push(id)}`]))
  return { where: conditions.length > 0 ? conditions.join(' and ') : 'true', values }
}

/** How many of them gave each score. */
export function countByScore(db: Db, filter: CommentFilter) {
  const { where, values } = whereOf(filter)
  return hot<{ score: number; count: number }, unknown[]>(
    `select score, count(*)::int as count from ordering.comments c where ${where} group by score`,
  )(db, ...values)
}

export function pageOfComments(db: Db, filter: CommentFilter, number: number, limit: number) {
  const { where, values } = whereOf(filter)
  const n = values.length
  return hot<CommentRow, unknown[]>(
    `select ${columns} from ${tables} where ${where} and c.score = any ($${n + 1}::int[])
     order by c.id desc limit $${n + 2} offset $${n + 3}`,
  )(db, ...values, filter.scores, limit, (number - 1) * limit)
}

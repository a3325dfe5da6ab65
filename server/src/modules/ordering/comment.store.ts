import { hot, type Sql } from '#kit/database.ts'

export interface CommentRow {
  id: string
  order_line_id: string
  sku_id: string
  product_id: string
  supplier_id: string
  name: string
  spec: string
  author_name: string
  dept_name: string
  anonymous: boolean
  score: number
  service: number
  logistics: number
  text: string
  auto: boolean
  created_at: Date
  reply: string
}

const columns = `c.id, c.order_line_id, c.sku_id, c.product_id, c.supplier_id, l.name, l.spec, c.author_name, c.dept_name, c.anonymous,
  c.score, c.service, c.logistics, c.text, c.auto, c.created_at, c.reply`
const tables = 'ordering.comments c join ordering.order_lines l on l.tenant_id = c.tenant_id and l.id = c.order_line_id'

export const insertComments = hot<
  never,
  [
    orderId: string,
    authorId: string,
    authorName: string,
    deptName: string,
    anonymous: boolean,
    service: number,
    logistics: number,
    auto: boolean,
    at: Date,
    lines: string,
  ]
>(`
  insert into ordering.comments (tenant_id, order_id, order_line_id, sku_id, product_id, supplier_id, author_id, author_name,
    dept_name, anonymous, score, service, logistics, text, auto, created_at)
  select o.tenant_id, o.id, l.id, l.sku_id, l.product_id, o.supplier_id, $2, $3, $4, $5, g.score, $6, $7, g.text, $8, $9
  from ordering.orders o
  join ordering.order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
  join jsonb_to_recordset($10::jsonb) as g("lineId" bigint, score int, text text) on g."lineId" = l.id
  where o.id = $1`)

export const commentsOfOrder = hot<CommentRow, [orderId: string]>(
  `select ${columns} from ${tables} where c.order_id = $1 order by l.line_no`,
)

const reply = hot<{ id: string }, [id: string, supplierId: string, text: string, at: Date]>(
  "update ordering.comments set reply = $3, replied_at = $4 where id = $1 and supplier_id = $2 and reply = '' returning id",
)
export const setReply = async (sql: Sql, id: string, supplierId: string, text: string, at: Date) =>
  (await reply(sql, id, supplierId, text, at))[0]

const read = hot<CommentRow, [id: string]>(`select ${columns} from ${tables} where c.id = $1`)
export const readComment = async (sql: Sql, id: string): Promise<CommentRow | undefined> => (await read(sql, id))[0]

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
export function countByScore(sql: Sql, filter: CommentFilter) {
  const { where, values } = whereOf(filter)
  return hot<{ score: number; count: number }, unknown[]>(
    `select score, count(*)::int as count from ordering.comments c where ${where} group by score`,
  )(sql, ...values)
}

export function pageOfComments(sql: Sql, filter: CommentFilter, number: number, limit: number) {
  const { where, values } = whereOf(filter)
  const n = values.length
  return hot<CommentRow, unknown[]>(
    `select ${columns} from ${tables} where ${where} and c.score = any ($${n + 1}::int[])
     order by c.id desc limit $${n + 2} offset $${n + 3}`,
  )(sql, ...values, filter.scores, limit, (number - 1) * limit)
}

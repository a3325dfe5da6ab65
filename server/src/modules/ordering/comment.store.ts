import { sql as text } from 'kysely'
import { hot, type Sql } from '#kit/database.ts'
import { listOf } from '#kit/list.ts'

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

const commentsOf = (sql: Sql, { productId, skuId, supplierId, orderId }: CommentFilter) =>
  sql
    .selectFrom('ordering.comments as c')
    .$if(productId !== undefined, (query) => query.where('c.product_id', '=', productId!))
    .$if(skuId !== undefined, (query) => query.where('c.sku_id', '=', skuId!))
    .$if(supplierId !== undefined, (query) => query.where('c.supplier_id', '=', supplierId!))
    .$if(orderId !== undefined, (query) => query.where('c.order_id', '=', orderId!))

/** How many of them gave each score. */
export const countByScore = (sql: Sql, filter: CommentFilter) =>
  commentsOf(sql, filter)
    .select(['c.score', text<number>`count(*)::int`.as('count')])
    .groupBy('c.score')
    .execute()

export const commentList = listOf({
  find: (sql: Sql, filter: CommentFilter) => commentsOf(sql, filter).where('c.score', 'in', filter.scores),
  select: (found) =>
    found
      .innerJoin('ordering.order_lines as l', (on) =>
        on.onRef('l.tenant_id', '=', 'c.tenant_id').onRef('l.id', '=', 'c.order_line_id'),
      )
      .select(['c.id', 'c.order_line_id', 'c.sku_id', 'c.product_id', 'c.supplier_id', 'l.name', 'l.spec'])
      .select(['c.author_name', 'c.dept_name', 'c.anonymous', 'c.score', 'c.service', 'c.logistics', 'c.text'])
      .select(['c.auto', 'c.created_at', 'c.reply']),
  key: 'c.id',
  order: [['c.id', 'desc']],
})

import type { StoredFile } from '#contract/files/files.ts'
import { sql } from 'kysely'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { builtQuery, type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'

const columns = `c.id, c.order_id, c.order_line_id, c.sku_id, c.product_id, c.supplier_id, l.name, l.spec, c.author_name, c.dept_name, c.anonymous,
  c.score, c.service, c.logistics, c.text, c.pictures, c.auto, c.created_at, c.reply, c.version, c.author_id, c.status, c.hidden_reason,
  c.follow_up, c.follow_up_pictures, c.follow_up_at, c.follow_up_status`
const tables = 'ordering.comments c join ordering.order_lines l on l.tenant_id = c.tenant_id and l.id = c.order_line_id'

export const insertComments = sqlQuery(
  'ordering.insertComments',
  `
  insert into ordering.comments (order_id, order_line_id, sku_id, product_id, supplier_id, author_id, author_name,
    dept_name, anonymous, score, service, logistics, text, pictures, auto, created_at, status)
  select o.id, l.id, l.sku_id, l.product_id, o.supplier_id, $authorId, $authorName, $deptName, $anonymous, g.score, $service, $logistics, g.text, g.pictures, $auto, $at,
    case when $check = 'all' and not $auto or $check = 'pictures' and g.pictures <> '[]' then 'pending' else 'published' end
  from ordering.orders o
  join ordering.order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
  join jsonb_to_recordset($lines::jsonb) as g("lineId" bigint, score int, text text, pictures jsonb) on g."lineId" = l.id
  where o.id = $orderId`,
).narrow<
  object,
  { lines: readonly { lineId: string; score: number; text: string; pictures: readonly StoredFile[] }[] }
>()

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
  /** Only reviews that the mall shows. */
  isShown: boolean
  scores: readonly number[]
}

const commentsOf = (db: Db, { productId, skuId, supplierId, orderId, isShown }: CommentFilter) =>
  db
    .selectFrom('ordering.comments as c')
    .$if(productId !== undefined, (query) => query.where('c.product_id', '=', productId!))
    .$if(skuId !== undefined, (query) => query.where('c.sku_id', '=', skuId!))
    .$if(supplierId !== undefined, (query) => query.where('c.supplier_id', '=', supplierId!))
    .$if(orderId !== undefined, (query) => query.where('c.order_id', '=', orderId!))
    .$if(isShown, (query) => query.where('c.status', '=', 'published'))

/** Number of reviews by score. */
export const countByScore = builtQuery((db, filter: CommentFilter) =>
  commentsOf(db, filter)
    .select(['c.score', sql<number>`count(*)::int`.as('count')])
    .groupBy('c.score'),
)

export const commentList = listOf({
  find: (db: Db, filter: CommentFilter) => commentsOf(db, filter).where('c.score', 'in', filter.scores),
  select: (found) =>
    found
      .innerJoin('ordering.order_lines as l', (on) =>
        on.onRef('l.tenant_id', '=', 'c.tenant_id').onRef('l.id', '=', 'c.order_line_id'),
      )
      .select([
        'c.id',
        'c.order_id',
        'c.order_line_id',
        'c.sku_id',
        'c.product_id',
        'c.supplier_id',
        'l.name',
        'l.spec',
      ])
      .select([
        'c.author_name',
        'c.dept_name',
        'c.anonymous',
        'c.score',
        'c.service',
        'c.logistics',
        'c.text',
        'c.pictures',
      ])
      .select(['c.auto', 'c.created_at', 'c.reply', 'c.version', 'c.author_id', 'c.status', 'c.hidden_reason'])
      .select(['c.follow_up', 'c.follow_up_pictures', 'c.follow_up_at', 'c.follow_up_status']),
  key: 'c.id',
  order: [['c.id', 'desc']],
})

import { maskName } from '#contract/kit/format.ts'
import * as contract from '#contract/ordering/comments.ts'
import { replyOf } from '#kit/database/list/list.page.ts'
import { refuse } from '#kit/refusal.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { averageOf, scoresOf, spreadOf } from './comment.rules.ts'
import { createComment, replyComment } from './comment.service.ts'
import { commentList, type CommentRow, countByScore } from './comment.store.ts'
import { findOrder } from '../orders/order.service.ts'

const present = (row: CommentRow): contract.Comment => ({
  commentId: row.id,
  orderLineId: row.order_line_id,
  skuId: row.sku_id,
  productId: row.product_id,
  name: row.name,
  spec: row.spec,
  authorName: row.anonymous ? maskName(row.author_name) : row.author_name,
  deptName: row.anonymous ? '' : row.dept_name,
  score: row.score,
  service: row.service,
  logistics: row.logistics,
  text: row.text,
  pictures: row.pictures,
  auto: row.auto,
  createdAt: row.created_at.toISOString(),
  reply: row.reply,
})

export function commentRoutes(app: App) {
  serve(app, contract.createComment, async ({ db, actor, input }) =>
    (await createComment(db, actor, input)).map(present),
  )
  serve(app, contract.replyComment, async ({ db, actor, input }) =>
    present(await replyComment(db, actor, input.commentId, input.text)),
  )
  /**
   * Access to reviews: of goods for all users of the mall, of an order for those who may see the order; a supplier sees
   * its own.
   */
  serve(app, contract.listComments, async ({ db: database, actor, input }) => {
    const { page, limit, level, ...wanted } = input
    const { orderId } = wanted
    const isInMall = actor.permissions.has('goods.read')
    if (orderId === undefined && !isInMall && !actor.permissions.has('supplierOrder.read')) refuse('permission.denied')
    const own = actor.supplierId === null || isInMall ? {} : { supplierId: actor.supplierId }
    const filter = { ...wanted, ...own, scores: scoresOf(level) }
    // Read-your-writes: the reviews of an order are read from the primary, since the author looks at them next.
    const read = orderId === undefined ? database.readLagging : database.read
    return read(actor.tenantId, async (db) => {
      if (orderId !== undefined) await findOrder(db, actor, orderId)
      const counts = await countByScore(db, filter)
      const found = await commentList.page(db, filter, { page, limit })
      return { ...replyOf(found, present), average: averageOf(counts), scores: spreadOf(counts) }
    })
  })
}

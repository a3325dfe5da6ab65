import { maskName } from '#contract/kit/format.ts'
import * as contract from '#contract/ordering/comments.ts'
import { replyOf } from '#kit/database/list/list.page.ts'
import { refuse } from '#kit/refusal.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { checkedComments, type CheckedRow } from './checkedComment.store.ts'
import { commentColumns } from './comment.export.rules.ts'
import { averageOf, isFollowUpOver, scoresOf, spreadOf } from './comment.rules.ts'
import { createComment, replyComment } from './comment.service.ts'
import { commentList, type CommentRow, countByScore, readComment } from './comment.store.ts'
import { followUp, moderate } from './moderation.service.ts'
import { followsUp } from '../settings.store.ts'
import { readShowRules } from '#modules/catalogue/index.ts'
import { findOrder } from '../orders/order.service.ts'

const present = (row: CommentRow, actor: Actor, isOff = false): contract.Comment => ({
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
  status: row.status,
  ...(row.follow_up_status === 'published' || row.author_id === actor.userId || actor.entrance === 'operator'
    ? {
        followUp: row.follow_up,
        followUpPictures: row.follow_up_pictures,
        followUpAt: row.follow_up_at?.toISOString() ?? null,
      }
    : { followUp: '', followUpPictures: [], followUpAt: null }),
  canFollowUp:
    !isOff &&
    row.author_id === actor.userId &&
    !row.auto &&
    row.follow_up_at === null &&
    !isFollowUpOver(row.created_at, actor.now),
})

interface CheckedQuery {
  readonly tab?: contract.CommentTab
  readonly level?: 'good' | 'middling' | 'bad'
  readonly keyword?: string
}

const presentChecked = (row: CheckedRow, actor: Actor): contract.CheckedComment => ({
  ...present(row, actor),
  // Operators act on the account, so they see its name.
  authorName: row.author_name,
  deptName: row.dept_name,
  id: row.id,
  version: row.version,
  orderId: row.order_id,
  orderNo: row.order_no,
  supplierName: row.supplier_name,
  hiddenReason: row.hidden_reason,
  can: [
    ...(row.status === 'published' && row.follow_up_status === 'published' ? [] : (['publish'] as const)),
    ...(row.status === 'hidden' ? [] : (['hide'] as const)),
  ],
})

const checked = {
  list: checkedComments,
  filter: ({ input: { tab = 'waiting', level, keyword } }: ListCall<CheckedQuery>) => ({
    tab,
    keyword,
    scores: scoresOf(level),
  }),
  present: (row: CheckedRow, { actor }: { readonly actor: Actor }) => presentChecked(row, actor),
}

export function commentRoutes(app: App) {
  serve(app, contract.createComment, async ({ db, actor, input }) =>
    (await createComment(db, actor, input)).map((row) => present(row, actor)),
  )
  serve(app, contract.replyComment, async ({ db, actor, input }) =>
    present(await replyComment(db, actor, input.commentId, input.text), actor),
  )
  serve(app, contract.followUpComment, async ({ db, actor, input }) =>
    present((await readComment(db, await followUp(db, actor, input)))!, actor),
  )
  serveList(app, contract.listCheckedComments, checked)
  serveExport(app, contract.exportCheckedComments, {
    ...checked,
    name: ['商品评价', 'Reviews'],
    columns: commentColumns,
  })
  serve(app, contract.moderateComment, async ({ db, actor, input }) => {
    const id = await moderate(db, actor, input)
    return presentChecked(await checkedComments.one(db, { tab: null, scores: scoresOf(undefined) }, id), actor)
  })
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
    // Parties of an order also see its reviews that wait for a check or are hidden.
    const filter = { ...wanted, ...own, isShown: orderId === undefined, scores: scoresOf(level) }
    // Read-your-writes: the reviews of an order are read from the primary, since the author looks at them next.
    const read = orderId === undefined ? database.readLagging : database.read
    return read(actor.tenantId, async (db) => {
      if (orderId !== undefined) await findOrder(db, actor, orderId)
      const counts = await countByScore(db, filter)
      const found = await commentList.page(db, filter, { page, limit })
      const isOff = orderId === undefined || !(await followsUp(db, actor.deptPath))
      const hides = isInMall && wanted.supplierId !== undefined && !(await readShowRules(db)).isShowRating
      const shown = hides ? [] : counts
      return {
        ...replyOf(found, (row) => present(row, actor, isOff)),
        average: averageOf(shown),
        scores: spreadOf(shown),
      }
    })
  })
}

import type { createComment as createRoute } from '#contract/ordering/comments.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { attachFiles, ownFiles, presentFile } from '#modules/files/index.ts'
import { type CommentRow, commentsOfOrder, insertComments, readComment, setReply } from './comment.store.ts'
import { orderFlow } from '../orders/order.rules.ts'
import { violationOfLines } from '../orders/line.rules.ts'
import { factsOf } from '../orders/order.facts.rules.ts'
import { type Done, finishMove, lockOrderFor } from '../orders/order.service.ts'
import type { OrderRow } from '../orders/order.store.ts'
import { orderSettingsOf } from '../settings.store.ts'

/** Reviews every line of an order, which completes the order. */
export async function createComment(tx: Tx, actor: Actor, input: Input<typeof createRoute>): Promise<CommentRow[]> {
  const order = await lockOrderFor(tx, actor, input.orderId)
  orderFlow.decide(factsOf(order), 'comment', actor)
  const ids = input.lines.map(({ orderLineId }) => orderLineId)
  const violation = violationOfLines(order, ids)
  if (violation) refuse(violation)
  if (ids.length < order.lines.length) refuse('comment.incomplete')
  const files = await ownFiles(
    tx,
    actor,
    input.lines.flatMap(({ pictures = [] }) => pictures),
    'pictures',
  )
  const fileOf = new Map(files.map((file) => [file.key, presentFile(file)]))
  const lines = input.lines.map(({ orderLineId, score, text = '', pictures = [] }) => ({
    lineId: orderLineId,
    score,
    text: text.trim(),
    pictures: pictures.map((key) => fileOf.get(key)!),
  }))
  const { service, logistics, anonymous = false } = input
  await insertComments(tx, {
    orderId: order.id,
    authorId: actor.userId,
    authorName: actor.userName,
    deptName: actor.deptName,
    anonymous,
    service,
    logistics,
    auto: false,
    check: (await orderSettingsOf(tx)).commentReview,
    at: actor.now,
    lines,
  })
  const lowest = Math.min(service, logistics, ...lines.map(({ score }) => score))
  await finishMove(tx, actor, order, 'comment', { patch: { finished_at: actor.now }, facts: { lowest } })
  const comments = await commentsOfOrder(tx, { orderId: order.id })
  const attachments = comments.flatMap(({ id, pictures }) => pictures.map(({ storageFileId: key }) => ({ key, id })))
  await attachFiles(tx, actor, 'comment', attachments)
  return comments
}

/** Automatic review after the deadline: five points without text, in the buyer's name. */
export async function commentByItself(tx: Tx, actor: Actor, order: Locked<OrderRow>): Promise<Done> {
  const lines = order.lines.map(({ id }) => ({ lineId: id, score: 5, text: '', pictures: [] }))
  const { buyer_id, buyer_name, dept_name } = order
  await insertComments(tx, {
    orderId: order.id,
    authorId: buyer_id,
    authorName: buyer_name,
    deptName: dept_name,
    anonymous: true,
    service: 5,
    logistics: 5,
    auto: true,
    check: 'off',
    at: actor.now,
    lines,
  })
  return { patch: { finished_at: actor.now } }
}

/** Supplier's reply; allowed once. */
export async function replyComment(tx: Tx, actor: Actor, commentId: string, text: string): Promise<CommentRow> {
  const comment = await readComment(tx, commentId)
  if (!comment || comment.supplier_id !== actor.supplierId) return refuse('thing.notFound')
  if (!(await setReply(tx, commentId, actor.supplierId, text.trim(), actor.now))) refuse('comment.answered')
  await publish(tx, actor, { name: 'comment.replied', id: commentId })
  return (await readComment(tx, commentId))!
}

import {
  followUpDays,
  type followUpComment as followUpRoute,
  type moderateComment,
} from '#contract/ordering/comments.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { attachFiles, attachmentsOf, ownFiles, presentFile } from '#modules/files/index.ts'
import { followsUp, orderSettingsOf } from '../settings.store.ts'
import { comments } from './checkedComment.store.ts'
import { isFollowUpOver, waits } from './comment.rules.ts'

/** Follows an own review up, once. */
export async function followUp(tx: Tx, actor: Actor, input: Input<typeof followUpRoute>): Promise<string> {
  const comment = await comments.lock(tx, input.commentId)
  if (comment.author_id !== actor.userId || comment.auto) refuse('thing.notFound')
  const settings = await orderSettingsOf(tx)
  if (!(await followsUp(tx, actor.deptPath))) refuse('comment.followUpOff')
  if (comment.follow_up_at !== null) refuse('comment.followedUp')
  if (isFollowUpOver(comment.created_at, actor.now)) refuse('comment.followUpOver', { days: followUpDays })
  const files = await ownFiles(tx, actor, input.pictures ?? [], 'pictures')
  await attachFiles(tx, actor, 'comment', attachmentsOf(files, comment.id))
  await comments.set(tx, comment, {
    follow_up: input.text.trim(),
    follow_up_pictures: files.map(presentFile),
    follow_up_at: actor.now,
    follow_up_status: waits(settings.commentReview, files.length) ? 'pending' : 'published',
  })
  await publish(tx, actor, { name: 'comment.followedUp', id: comment.id })
  return comment.id
}

/** Shows a review with its follow-up, or hides it with a reason. */
export async function moderate(tx: Tx, actor: Actor, input: Input<typeof moderateComment>): Promise<string> {
  const comment = await comments.lock(tx, input.id, input.version)
  const reason = input.reason?.trim() ?? ''
  if (input.decision === 'hide') {
    if (reason === '') refuse('comment.hideReasonMissing')
    await comments.set(tx, comment, { status: 'hidden', hidden_reason: reason, follow_up_status: 'published' })
    await publish(tx, actor, { name: 'comment.hidden', id: comment.id, reason })
    return comment.id
  }
  await comments.set(tx, comment, { status: 'published', hidden_reason: '', follow_up_status: 'published' })
  await publish(tx, actor, { name: 'comment.published', id: comment.id })
  return comment.id
}

import * as contract from '#contract/feedbacks/feedbacks.ts'
import type { Actor } from '#kit/actor.ts'
import { serveCases } from '#kit/case/serveCases.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { feedbackColumns, feedbackFlow } from './feedback.rules.ts'
import { acceptFeedback, closeFeedback, reopenFeedback, replyFeedback, sendFeedback } from './feedback.service.ts'
import { type FeedbackRow, feedbackStore } from './feedback.store.ts'

const presentMine = (row: FeedbackRow): contract.MyFeedback => ({
  id: row.id,
  context: row.context,
  contact: row.contact,
  files: row.attachments,
  status: row.status,
  reply: row.reply,
  repliedAt: row.replied_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})
const present = (row: FeedbackRow, actor: Actor): contract.Feedback => ({
  ...presentMine(row),
  version: row.version,
  sender: row.sender,
  deptName: row.dept_name,
  entrance: row.entrance,
  handler: row.handler,
  can: feedbackFlow.can(row, actor),
})

export function feedbackRoutes(app: App) {
  serve(app, contract.addFeedback, async ({ db, actor, input }) => ({ id: await sendFeedback(db, actor, input) }))
  serveCases(app, contract.feedbackCase, {
    store: feedbackStore,
    present,
    own: { present: presentMine, ownerOf: ({ userId }) => userId },
    name: ['意见反馈', 'Feedback'],
    columns: feedbackColumns,
    commands: { accept: acceptFeedback, reply: replyFeedback, close: closeFeedback, reopen: reopenFeedback },
  })
}

import * as contract from '#contract/feedbacks/feedbacks.ts'
import { countNewFeedbacks } from '#contract/feedbacks/newFeedbacks.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveList } from '#kit/http/serveList.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { feedbackColumns, feedbackFlow } from './feedback.rules.ts'
import { acceptFeedback, closeFeedback, reopenFeedback, replyFeedback, sendFeedback } from './feedback.service.ts'
import { countWaiting, feedbackList, type FeedbackRow, myFeedbackList } from './feedback.store.ts'

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
  serveList(app, contract.listMyFeedbacks, {
    list: myFeedbackList,
    filter: ({ actor: { userId }, input: { status } }) => ({ userId, status }),
    present: presentMine,
  })
  serve(app, countNewFeedbacks, async ({ db }) => ({ count: await countWaiting(db) }))
  const feedbacks = serveRecords(app, contract.listFeedbacks, {
    list: feedbackList,
    present,
    exported: { route: contract.exportFeedbacks, name: ['意见反馈', 'Feedback'], columns: feedbackColumns },
  })
  feedbacks.detail(contract.getFeedback, ({ id }) => id)
  feedbacks.changes(contract.listFeedbackChanges, ({ id }) => id, { of: 'feedback' })
  feedbacks.write(contract.acceptFeedback, acceptFeedback)
  feedbacks.write(contract.replyFeedback, replyFeedback)
  feedbacks.write(contract.closeFeedback, closeFeedback)
  feedbacks.write(contract.reopenFeedback, reopenFeedback)
}

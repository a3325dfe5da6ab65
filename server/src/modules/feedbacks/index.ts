import type { Mail } from '#kit/mail/mail.ts'
import type { Module } from '#kit/module.ts'
import { sendAnswer } from './answer.service.ts'
import { feedbackRoutes } from './feedback.routes.ts'
import { feedbacks as rows } from './feedback.store.ts'
import { feedbacksSources } from './workbench.ts'
import { feedbacksMessages } from './messages.ts'

// Commands for feedback, for the demo.
export { replyFeedback, sendFeedback } from './feedback.service.ts'

export const feedbacks = (mail: Mail | undefined): Module => ({
  messages: feedbacksMessages,
  routes: feedbackRoutes,
  jobs: [sendAnswer(mail)],
  workbench: feedbacksSources,
  canRead: {
    feedback: async (db, actor, id) =>
      actor.permissions.has('feedback.manage') || (await rows.findIfThere(db, id))?.user_id === actor.userId,
  },
})

import { Id, shape, Type } from '#contract/kit/schema.ts'

/** Name and payload of the job that mails an answer. */
export const answerJob = {
  name: 'feedbacks.sendAnswer',
  payload: shape({ feedbackId: Id, version: Type.Integer() }),
  maxAttempts: 10,
} as const

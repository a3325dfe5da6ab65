import { Id, shape, Type } from '#contract/kit/schema.ts'

/** The job that sends an answer to the e-mail address of its feedback: its name and what it carries. */
export const answerJob = {
  name: 'feedbacks.sendAnswer',
  payload: shape({ feedbackId: Id, version: Type.Integer() }),
  maxAttempts: 10,
} as const

import { Day, Id, shape } from '#contract/kit/schema.ts'

/** Name and payload of the job that mails a view for a day. */
export const letterJob = {
  name: 'insight.sendView',
  payload: shape({ viewId: Id, day: Day }),
  maxAttempts: 10,
} as const

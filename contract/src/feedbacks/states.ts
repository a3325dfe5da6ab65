import { OneOf, type Static } from '#contract/kit/schema.ts'

/** 01 new, 02 in progress, 03 answered, 04 closed without an answer. */
export const FeedbackStatus = OneOf(['01', '02', '03', '04'])
export type FeedbackStatus = Static<typeof FeedbackStatus>

export const FeedbackAction = OneOf(['accept', 'reply', 'close', 'reopen'])
export type FeedbackAction = Static<typeof FeedbackAction>

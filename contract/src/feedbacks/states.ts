import { OneOf, type Static } from '#contract/kit/schema.ts'

/** 01 nobody has looked at it yet, 02 somebody does something about it, 03 answered, 04 closed without an answer. */
export const FeedbackStatus = OneOf(['01', '02', '03', '04'])
export type FeedbackStatus = Static<typeof FeedbackStatus>

export const FeedbackAction = OneOf(['accept', 'reply', 'close', 'reopen'])
export type FeedbackAction = Static<typeof FeedbackAction>

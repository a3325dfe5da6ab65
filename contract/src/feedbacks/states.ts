import type { StateNames } from '#contract/kit/refusals.ts'
import { OneOf, type Static } from '#contract/kit/schema.ts'

/** 01 new, 02 in progress, 03 answered, 04 closed without an answer. */
export const FeedbackStatus = OneOf(['01', '02', '03', '04'])
export type FeedbackStatus = Static<typeof FeedbackStatus>
export const feedbackStatusNames = {
  '01': ['待处理', 'New'],
  '02': ['处理中', 'In progress'],
  '03': ['已回复', 'Answered'],
  '04': ['已关闭', 'Closed'],
} as const satisfies StateNames<FeedbackStatus>

export const FeedbackAction = OneOf(['accept', 'reply', 'close', 'reopen'])
export type FeedbackAction = Static<typeof FeedbackAction>

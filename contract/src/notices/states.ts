import type { StateNames } from '#contract/kit/refusals.ts'
import { OneOf, type Static } from '#contract/kit/schema.ts'

/** 00 draft, 01 published, 02 withdrawn, 03 in review, 04 approved and waiting for its time. */
export const ArticleStatus = OneOf(['00', '01', '02', '03', '04'])
export type ArticleStatus = Static<typeof ArticleStatus>
export const articleStatusNames = {
  '00': ['草稿', 'Draft'],
  '01': ['已发布', 'Published'],
  '02': ['已撤回', 'Withdrawn'],
  '03': ['审核中', 'In review'],
  '04': ['待定时发布', 'Scheduled'],
} as const satisfies StateNames<ArticleStatus>

export const ArticleAction = OneOf([
  'edit',
  'submit',
  'recall',
  'reject',
  'approve',
  'publishDue',
  'withdraw',
  'pin',
  'remove',
])
export type ArticleAction = Static<typeof ArticleAction>

/** Audience: everyone, everyone with a session, or selected entrances and departments. */
export const Audience = OneOf(['all', 'signedIn', 'chosen'])
export type Audience = Static<typeof Audience>

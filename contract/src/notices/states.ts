import { OneOf, type Static } from '#contract/kit/schema.ts'

/** 00 draft, 01 published, 02 withdrawn, 03 in review, 04 approved and waiting for its time. */
export const ArticleStatus = OneOf(['00', '01', '02', '03', '04'])
export type ArticleStatus = Static<typeof ArticleStatus>

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

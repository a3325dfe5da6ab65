import { feedbackCase, listFeedbacks } from '#contract/feedbacks/feedbacks.ts'
import { caseStore } from '#kit/case/case.store.ts'
import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import type { RowOfTable } from '#kit/database/table.ts'

export const feedbackStore = caseStore('feedbacks.feedbacks', {
  list: listFeedbacks,
  keyword: ['context', 'sender', 'contact'],
  owner: 'user_id',
  waiting: feedbackCase.waiting,
})
export const feedbacks = feedbackStore.rows
export type FeedbackRow = RowOfTable<typeof feedbacks>

interface Sender {
  /** Account; null of a visitor, who is known by a hash of their address. */
  readonly userId?: string | undefined
  readonly visitor?: string | undefined
  readonly since: Date
}
const sent = preparedQuery((db, $: Params<Sender>) => {
  const found = db
    .selectFrom('feedbacks.feedbacks as t')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('t.created_at', '>', $.since)
  if ($.userId) return found.where('t.user_id', '=', $.userId)
  return $.visitor ? found.where('t.user_id', 'is', null).where('t.visitor', '=', $.visitor) : found
})
/** Number of feedbacks of an account or visitor since a time. */
export const countSent = async (db: Db, sender: Sender): Promise<number> => (await sent.one(db, sender)).count

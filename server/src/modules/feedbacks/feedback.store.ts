import { listFeedbacks } from '#contract/feedbacks/feedbacks.ts'
import type { FeedbackStatus } from '#contract/feedbacks/states.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const feedbacks = tableOf('feedbacks.feedbacks')
export type FeedbackRow = RowOfTable<typeof feedbacks>

export const feedbackList = listOf({
  route: listFeedbacks,
  find: (db: Db) => db.selectFrom('feedbacks.feedbacks as t'),
  where: { status: { is: 't.status' }, keyword: { contains: ['t.context', 't.sender', 't.contact'] } },
  select: (found) => found.selectAll('t'),
  key: 't.id',
  order: [
    ['t.created_at', 'desc'],
    ['t.id', 'desc'],
  ],
  sort: { createdAt: 't.created_at' },
})

interface SenderFilter {
  readonly userId: string
  readonly status?: FeedbackStatus | undefined
}
export const myFeedbackList = listOf({
  find: (db: Db, { userId, status }: SenderFilter) =>
    db
      .selectFrom('feedbacks.feedbacks as t')
      .where('t.user_id', '=', userId)
      .$if(status !== undefined, (found) => found.where('t.status', '=', status!)),
  select: (found) => found.selectAll('t'),
  key: 't.id',
  order: [
    ['t.created_at', 'desc'],
    ['t.id', 'desc'],
  ],
})

const ofAccountSince = preparedQuery((db, $: Params<{ userId: string; since: Date }>) =>
  db
    .selectFrom('feedbacks.feedbacks as t')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('t.user_id', '=', $.userId)
    .where('t.created_at', '>', $.since),
)
const ofVisitorSince = preparedQuery((db, $: Params<{ visitor: string; since: Date }>) =>
  db
    .selectFrom('feedbacks.feedbacks as t')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('t.user_id', 'is', null)
    .where('t.visitor', '=', $.visitor)
    .where('t.created_at', '>', $.since),
)
/** Number of feedbacks of an account or visitor since a time. */
export async function countSent(
  db: Db,
  { userId, visitor, since }: { readonly userId: string | null; readonly visitor: string; readonly since: Date },
): Promise<number> {
  const counted =
    userId === null ? ofVisitorSince.one(db, { visitor, since }) : ofAccountSince.one(db, { userId, since })
  return (await counted).count
}

const waiting = preparedQuery((db) =>
  db
    .selectFrom('feedbacks.feedbacks as t')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('t.status', '=', '01'),
)
export const countWaiting = async (db: Db): Promise<number> => (await waiting.one(db)).count

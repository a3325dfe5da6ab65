import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf } from '#kit/database/query.ts'

const overdue = preparedQuery((db, $: Params<{ entity: string; before: Date }>) =>
  db
    .selectFrom('approvals.instances')
    .select(['id', 'entity', 'entity_id'])
    .where('status', '=', 'pending')
    .where('entity', '=', $.entity)
    .where('started_at', '<=', $.before)
    .orderBy('started_at')
    .limit(1000),
)
export type Overdue = RowOf<typeof overdue>
/** Pending rounds of a kind that have started before a time, oldest first. */
export const overdueRounds = (db: Db, which: { readonly entity: string; readonly before: Date }) => overdue(db, which)

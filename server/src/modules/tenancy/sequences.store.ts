import type { Db } from '#kit/database/database.ts'
import { preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'

export const ownSequences = tableOf('tenancy.sequences')

const all = preparedQuery((db) => db.selectFrom('tenancy.sequences').selectAll().limit(100))
/** Patterns that the tenant has set. */
export const allOwnSequences = (db: Db) => all(db)

/** Waits for all transactions that have drawn a number of the sequence, and lets no other draw one until the end. */
export const lockSequence = sqlQuery(
  'tenancy.lockSequence',
  `select pg_advisory_xact_lock(hashtextextended('sequence/' || kit.tenant() || '/' || $code, 12))`,
)

const next = sqlQuery('tenancy.nextNo', `select tenancy.next_no($code, $pattern, $reset) as "no!"`)
/** Draws a number; also used by what has no document table of its own. */
export const drawNumber = async (db: Db, code: string, pattern: string, reset: string): Promise<string> =>
  (await next.one(db, { code, pattern, reset })).no

import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'

const most = 500
const accountsLike = sqlQuery(
  'logs.accountsLike',
  'select u.id, u.person_id from identity.users u where u.name ilike $like or u.code ilike $like limit $max::int',
)
/** Accounts and people of a keyword. */
export interface Accounts {
  readonly ids: readonly string[]
  readonly personIds: readonly string[]
}
/**
 * Accounts whose names are like the keyword, so that few entries are found along an index; undefined if there are so
 * many that the latest entries are theirs anyway.
 */
export async function findAccounts(db: Db, keyword = ''): Promise<Accounts | undefined> {
  if (keyword.trim() === '') return undefined
  const found = await accountsLike(db, { like: containing(keyword.trim()), max: most + 1 })
  return found.length > most
    ? undefined
    : { ids: found.map(({ id }) => id), personIds: found.map(({ person_id }) => person_id) }
}

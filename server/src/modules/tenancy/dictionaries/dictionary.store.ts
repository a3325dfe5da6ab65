import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'
import { tableOf } from '#kit/database/table.ts'

export const ownDictionaries = tableOf('tenancy.dictionaries')
export const dictionaryItems = tableOf('tenancy.dictionary_items')

const all = preparedQuery((db) => db.selectFrom('tenancy.dictionaries').selectAll().orderBy('code').limit(500))
/** Dictionaries that the tenant has added. */
export const allOwnDictionaries = (db: Db) => all(db)

const items = preparedQuery((db, $: Params<{ dictionaries: readonly string[] }>) =>
  db
    .selectFrom('tenancy.dictionary_items')
    .selectAll()
    .where('dictionary', '=', anyOf($.dictionaries))
    .orderBy('id')
    .limit(20000),
)
/** What the tenant has of the entries of these dictionaries, of all departments. */
export const itemsOfDictionaries = (db: Db, dictionaries: readonly string[]) => items(db, { dictionaries })

/** Lock of the tenant's dictionaries: an entry is added to none that is being deleted. */
export const lockDictionaries = sqlQuery(
  'tenancy.lockDictionaries',
  `select pg_advisory_xact_lock(hashtextextended('dictionaries/' || kit.tenant(), 11))`,
)

/** Ends the default of a dictionary for the department, or for all. */
export const clearDefault = sqlQuery(
  'tenancy.clearDefault',
  `update tenancy.dictionary_items set is_default = false, version = version + 1
   where dictionary = $dictionary and dept_id is not distinct from $deptId? and is_default and id <> $exceptId`,
)

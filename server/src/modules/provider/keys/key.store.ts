import { type Kysely, sql } from 'kysely'
import type { Locked, Tx } from '#kit/database/database.ts'
import type { DB } from '#kit/database/db.ts'
import { type Params, preparedQuery, type RowOf } from '#kit/database/query.ts'
import { anyOf, type NewRow, recordset } from '#kit/database/query.parts.ts'

/** `key`: private key as JWK, encrypted. */
const keys = (db: Kysely<DB>) => db.selectFrom('provider.keys').select(['kid', 'alg', 'key', 'made_at', 'replaced_at'])

/** Signing keys first, then newest first. */
export const findKeys = preparedQuery((db) =>
  keys(db)
    .orderBy(sql`replaced_at is not null`)
    .orderBy('made_at', 'desc')
    .orderBy('kid'),
)
export type KeyRow = RowOf<typeof findKeys>

const current = preparedQuery((db) => keys(db).where('replaced_at', 'is', null).orderBy('kid').forUpdate())
export const lockKeys = async (tx: Tx) => (await current(tx)) as Locked<KeyRow>[]

const replace = preparedQuery((db, $: Params<{ at: Date; kids: readonly string[] }>) =>
  db.updateTable('provider.keys').set({ replaced_at: $.at }).where('kid', '=', anyOf($.kids)),
)
export const setReplaced = (tx: Tx, at: Date, before: readonly Locked<KeyRow>[]) =>
  replace(tx, { at, kids: before.map(({ kid }) => kid) })

const newColumns = ['kid', 'alg', 'key', 'made_at'] as const
type NewKey = Pick<KeyRow, 'kid' | 'alg' | 'key'>

const insert = preparedQuery(
  (db, $: Params<{ keys: readonly NewRow<'provider.keys', (typeof newColumns)[number]>[] }>) =>
    db
      .insertInto('provider.keys')
      .columns(newColumns)
      .expression((e) => e.selectFrom(recordset('provider.keys', newColumns, $.keys).as('k')).select(newColumns))
      .onConflict((conflict) => conflict.doNothing()),
)
/** Inserts keys; keys of a faster concurrent call are kept. */
export const insertKeys = async (tx: Tx, at: Date, fresh: readonly NewKey[]) => {
  if (fresh.length > 0) await insert(tx, { keys: fresh.map((each) => ({ made_at: at, ...each })) })
}

export const removeGoneKeys = preparedQuery((db, $: Params<{ replacedBefore: Date }>) =>
  db.deleteFrom('provider.keys').where('replaced_at', '<', $.replacedBefore),
)

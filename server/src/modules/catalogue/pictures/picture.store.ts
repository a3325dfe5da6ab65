import type { Db, Tx } from '#kit/database/database.ts'
import { anyOf } from '#kit/database/query.parts.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'

export interface NewPicture {
  readonly key: string
  readonly small_key: string
  readonly supplier_id: string
  readonly sha256: string
}

const byKey = preparedQuery((db, $: Params<{ key: string }>) =>
  db.selectFrom('catalogue.pictures').select(['key', 'small_key']).where('key', '=', $.key),
)
export const findPicture = (db: Db, key: string) => byKey.first(db, { key })

const renew = preparedQuery((db, $: Params<{ supplierId: string; sha256: string; at: Date }>) =>
  db
    .updateTable('catalogue.pictures')
    .set({ created_at: $.at })
    .where('supplier_id', '=', $.supplierId)
    .where('sha256', '=', $.sha256)
    .returning('key'),
)
/** Renews the time limit of a picture that this supplier has uploaded before; returns its key. */
export const renewPicture = async (tx: Tx, supplierId: string, sha256: string, at: Date): Promise<string | undefined> =>
  (await renew.first(tx, { supplierId, sha256, at }))?.key

const insert = preparedQuery((db, $: Params<NewPicture & { created_by: string; created_at: Date }>) =>
  db
    .insertInto('catalogue.pictures')
    .values($)
    .onConflict((both) => both.columns(['tenant_id', 'supplier_id', 'sha256']).doNothing())
    .returning('key'),
)
/** False if the supplier has uploaded the same one concurrently. */
export const insertPicture = async (tx: Tx, by: { userId: string; now: Date }, picture: NewPicture): Promise<boolean> =>
  (await insert.first(tx, { ...picture, created_by: by.userId, created_at: by.now })) !== undefined

const lockedByKeys = preparedQuery((db, $: Params<{ supplierId: string; keys: readonly string[] }>) =>
  db
    .selectFrom('catalogue.pictures')
    .select(['key', 'used_at'])
    .where('supplier_id', '=', $.supplierId)
    .where('key', '=', anyOf($.keys))
    .orderBy('key')
    .forUpdate(),
)
/** Locks the supplier's pictures among these in key order, so that products that share pictures do not deadlock. */
export const lockPictures = (tx: Tx, supplierId: string, keys: readonly string[]) =>
  lockedByKeys(tx, { supplierId, keys })

const use = preparedQuery((db, $: Params<{ keys: readonly string[]; at: Date }>) =>
  db.updateTable('catalogue.pictures').set({ used_at: $.at }).where('key', '=', anyOf($.keys)),
)
/** Marks pictures as used, which keeps them from cleanup. */
export const setUsed = async (tx: Tx, keys: readonly string[], at: Date): Promise<void> => {
  await use(tx, { keys, at })
}

const removed = preparedQuery((db, $: Params<{ before: Date; max: number }>) => {
  const unused = db
    .selectFrom('catalogue.pictures')
    .select('id')
    .where('used_at', 'is', null)
    .where('created_at', '<', $.before)
    .limit($.max)
    .forUpdate()
    .skipLocked()
  return db.deleteFrom('catalogue.pictures').where('id', 'in', unused).returning(['key', 'small_key'])
})
/** Removes pictures that no product uses; returns the keys of their contents. */
export const removeUnused = async (tx: Tx, before: Date, max: number): Promise<string[]> =>
  (await removed(tx, { before, max })).flatMap(({ key, small_key }) => [key, small_key])

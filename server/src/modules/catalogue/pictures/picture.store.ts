import type { Db, Tx } from '#kit/database/database.ts'

export interface NewPicture {
  readonly key: string
  readonly small_key: string
  readonly supplier_id: string
  readonly sha256: string
}

export const findPicture = (db: Db, key: string) =>
  db.selectFrom('catalogue.pictures').select(['key', 'small_key']).where('key', '=', key).executeTakeFirst()

/** Renews the time limit of a picture that this supplier has uploaded before; returns its key. */
export const renewPicture = async (
  tx: Tx,
  supplierId: string,
  sha256: string,
  now: Date,
): Promise<string | undefined> =>
  (
    await tx
      .updateTable('catalogue.pictures')
      .set({ created_at: now })
      .where('supplier_id', '=', supplierId)
      .where('sha256', '=', sha256)
      .returning('key')
      .executeTakeFirst()
  )?.key

/** False if the supplier has uploaded the same one concurrently. */
export const insertPicture = async (
  tx: Tx,
  by: { tenantId: string; userId: string; now: Date },
  picture: NewPicture,
): Promise<boolean> => {
  const row = await tx
    .insertInto('catalogue.pictures')
    .values({ created_by: by.userId, created_at: by.now, ...picture })
    .onConflict((both) => both.columns(['tenant_id', 'supplier_id', 'sha256']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

export type PictureRow = { readonly key: string; readonly used_at: Date | null }

/** Locks the supplier's pictures among these in key order, so that products that share pictures do not deadlock. */
export const lockPictures = (tx: Tx, supplierId: string, keys: readonly string[]): Promise<PictureRow[]> =>
  tx
    .selectFrom('catalogue.pictures')
    .select(['key', 'used_at'])
    .where('supplier_id', '=', supplierId)
    .where('key', 'in', [...keys])
    .orderBy('key')
    .forUpdate()
    .execute()

/** Marks pictures as used, which keeps them from cleanup. */
export const setUsed = async (tx: Tx, keys: readonly string[], now: Date): Promise<void> => {
  await tx
    .updateTable('catalogue.pictures')
    .set({ used_at: now })
    .where('key', 'in', [...keys])
    .execute()
}

/** Removes pictures that no product uses; returns the keys of their contents. */
export const removeUnused = async (tx: Tx, before: Date, most: number): Promise<string[]> => {
  const unused = tx
    .selectFrom('catalogue.pictures')
    .select('id')
    .where('used_at', 'is', null)
    .where('created_at', '<', before)
    .limit(most)
    .forUpdate()
    .skipLocked()
  const rows = await tx
    .deleteFrom('catalogue.pictures')
    .where('id', 'in', unused)
    .returning(['key', 'small_key'])
    .execute()
  return rows.flatMap(({ key, small_key }) => [key, small_key])
}

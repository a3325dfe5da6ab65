import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'

const byKey = preparedQuery((db, $: Params<{ key: string }>) =>
  db.selectFrom('home.pictures').select('key').where('key', '=', $.key),
)
export const findPicture = (db: Db, key: string) => byKey.first(db, { key })

const keep = sqlQuery(
  'home.keepPicture',
  `insert into home.pictures (key, sha256, created_by, created_at) values ($key, $sha256, $by, $at::timestamptz)
   on conflict (tenant_id, sha256) do update set created_at = excluded.created_at returning key as "key!"`,
)
/** Storage key of the picture: that of an identical file uploaded before, if any. */
export const keepPicture = async (
  tx: Tx,
  picture: { key: string; sha256: string; by: string; at: Date },
): Promise<string> => (await keep.one(tx, picture)).key

const renew = sqlQuery(
  'home.renewPicture',
  `update home.pictures set created_at = $at::timestamptz where sha256 = $sha256 returning key as "key!"`,
)
export const renewPicture = async (tx: Tx, sha256: string, at: Date): Promise<string | undefined> =>
  (await renew.first(tx, { sha256, at }))?.key

const use = sqlQuery(
  'home.usePictures',
  `update home.pictures set used_at = $at::timestamptz where key = any ($keys::text[]) and used_at is null`,
)
/** Marks pictures as used by a layout, which keeps them from cleanup. */
export const usePictures = async (tx: Tx, keys: readonly string[], at: Date): Promise<void> => {
  if (keys.length > 0) await use(tx, { keys: [...keys], at })
}

const forget = sqlQuery(
  'home.forgetPictures',
  `delete from home.pictures where id in (
     select id from home.pictures where used_at is null and created_at < $before::timestamptz limit 500 for update skip locked)
   returning key as "key!"`,
)
export const forgetUnused = async (tx: Tx, before: Date): Promise<readonly string[]> =>
  (await forget(tx, { before })).map(({ key }) => key)

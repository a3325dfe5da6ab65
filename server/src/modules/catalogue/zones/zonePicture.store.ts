import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { refuse } from '#kit/refusal.ts'

const keep = sqlQuery(
  'catalogue.keepZonePicture',
  `insert into catalogue.pictures (key, small_key, sha256, created_by, created_at)
   values ($key, $smallKey, $sha256, $by, $at::timestamptz)
   on conflict (tenant_id, sha256) where supplier_id is null do update set created_at = excluded.created_at returning key as "key!"`,
)
/** Storage key of the picture: that of an identical file uploaded before, if any. */
export const keepZonePicture = async (
  tx: Tx,
  picture: { key: string; smallKey: string; sha256: string; by: string; at: Date },
): Promise<string> => (await keep.one(tx, picture)).key

const use = sqlQuery(
  'catalogue.useZonePicture',
  `update catalogue.pictures set used_at = coalesce(used_at, $at::timestamptz) where key = $key and supplier_id is null returning id`,
)
/** Marks a picture as used by a zone, which keeps it from cleanup. */
export const useZonePicture = async (tx: Tx, key: string, at: Date): Promise<void> => {
  if (!(await use.first(tx, { key, at }))) refuse('picture.gone')
}

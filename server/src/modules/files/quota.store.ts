import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'

const uploads = preparedQuery((db, $: Params<{ personId: string; day: string }>) =>
  db
    .selectFrom('files.upload_days')
    .select(['files', 'bytes'])
    .where('person_id', '=', $.personId)
    .where('day', '=', $.day),
)
export const findUploads = (db: Db, personId: string, day: string) => uploads(db, { personId, day })

export interface Upload {
  readonly personId: string
  readonly day: string
  readonly bytes: number
}

const count = sqlQuery(
  'files.countUpload',
  `insert into files.upload_days as d (person_id, day, files, bytes)
   select $personId, $day, 1, $bytes::bigint
   where $maxFiles::float8 >= 1 and $bytes::bigint <= $maxBytes::float8
   on conflict (tenant_id, person_id, day) do update set files = d.files + 1, bytes = d.bytes + excluded.bytes
   where d.files + 1 <= $maxFiles::float8 and d.bytes + excluded.bytes <= $maxBytes::float8
   returning files`,
)
/**
 * Counts a file within the limits; false if it exceeds them. One statement, so that the row lock serialises concurrent
 * uploads and each sees the counts of the previous one.
 */
export async function countUpload(
  tx: Tx,
  { personId, day, bytes }: Upload,
  max: { readonly files: number; readonly bytes: number },
): Promise<boolean> {
  const rows = await count(tx, { personId, day, bytes, maxFiles: max.files, maxBytes: max.bytes })
  return rows.length > 0
}

const removeDays = preparedQuery((db, $: Params<{ before: string }>) =>
  db.deleteFrom('files.upload_days').where('day', '<', $.before),
)
export const removeUploadDays = (tx: Tx, before: string) => removeDays(tx, { before })

import { sql as text } from 'kysely'
import type { Sql, Tx } from '#kit/database.ts'

export const findUploads = (sql: Sql, personId: string, day: string) =>
  sql
    .selectFrom('files.upload_days')
    .select(['files', 'bytes'])
    .where('person_id', '=', personId)
    .where('day', '=', day)
    .execute()

export interface Upload {
  readonly tenantId: string
  readonly personId: string
  readonly day: string
  readonly bytes: number
}

/**
 * Counts a file if it still fits; false where it does not. One statement, so that the row's lock puts those that come
 * at once one after the other, and each is compared with what the one before has left.
 */
export async function countUpload(
  tx: Tx,
  { tenantId, personId, day, bytes }: Upload,
  most: { readonly files: number; readonly bytes: number },
): Promise<boolean> {
  const { rows } = await text`
    insert into files.upload_days as d (tenant_id, person_id, day, files, bytes)
    select ${tenantId}, ${personId}, ${day}, 1, ${bytes}::bigint
    where ${most.files}::numeric >= 1 and ${bytes}::numeric <= ${most.bytes}::numeric
    on conflict (tenant_id, person_id, day) do update set files = d.files + 1, bytes = d.bytes + excluded.bytes
    where d.files + 1 <= ${most.files}::numeric and d.bytes + excluded.bytes <= ${most.bytes}::numeric
    returning files`.execute(tx)
  return rows.length > 0
}

export const removeUploadDays = (tx: Tx, before: string) =>
  tx.deleteFrom('files.upload_days').where('day', '<', before).execute()

import type { Selectable } from 'kysely'
import type { Sql, Tx } from '#kit/database.ts'
import type { FilesFiles } from '#kit/db.ts'

export type FileRow = Selectable<FilesFiles>

/** What a file hangs on: `order` and the order's id. */
export interface Owner {
  readonly entity: string
  readonly id: string
}

export interface NewFile {
  readonly key: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly sha256: string
}

export const insertFile = (tx: Tx, by: { tenantId: string; userId: string }, file: NewFile, owner: Owner | null) =>
  tx
    .insertInto('files.files')
    .values({
      tenant_id: by.tenantId,
      created_by: by.userId,
      ...file,
      entity: owner?.entity ?? null,
      entity_id: owner?.id ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const findFile = (sql: Sql, key: string): Promise<FileRow | undefined> =>
  sql.selectFrom('files.files').selectAll().where('key', '=', key).executeTakeFirst()

export const filesOf = (sql: Sql, owner: Owner): Promise<FileRow[]> =>
  sql
    .selectFrom('files.files')
    .selectAll()
    .where('entity', '=', owner.entity)
    .where('entity_id', '=', owner.id)
    .orderBy('id')
    .execute()

/** Hangs loose files of this person on a thing; answers those that were. */
export const setOwner = (tx: Tx, userId: string, keys: readonly string[], owner: Owner): Promise<FileRow[]> =>
  tx
    .updateTable('files.files')
    .set({ entity: owner.entity, entity_id: owner.id })
    .where('key', 'in', [...keys])
    .where('created_by', '=', userId)
    .where('entity', 'is', null)
    .returningAll()
    .execute()

/** Forgets files that hang on nothing; answers their keys. */
export const removeLoose = async (tx: Tx, before: Date, most: number): Promise<string[]> => {
  const loose = tx
    .selectFrom('files.files')
    .select('id')
    .where('entity', 'is', null)
    .where('created_at', '<', before)
    .limit(most)
    .forUpdate()
    .skipLocked()
  const rows = await tx.deleteFrom('files.files').where('id', 'in', loose).returning('key').execute()
  return rows.map(({ key }) => key)
}

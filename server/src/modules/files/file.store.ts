import type { Db, Tx } from '#kit/database.ts'
import { type Params, preparedQuery, type RowOf } from '#kit/query.ts'
import { anyOf } from '#kit/query.parts.ts'

const byKey = preparedQuery((db, $: Params<{ key: string }>) =>
  db.selectFrom('files.files').selectAll().where('key', '=', $.key),
)
export const findFile = (db: Db, key: string) => byKey.first(db, { key })

export type FileRow = RowOf<typeof byKey>

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

const insert = preparedQuery(
  (db, $: Params<NewFile & { created_by: string; entity: string | null; entity_id: string | null }>) =>
    db.insertInto('files.files').values($).returningAll(),
)
export const insertFile = (
  tx: Tx,
  by: { userId: string },
  { key, name, type, size, sha256 }: NewFile,
  owner: Owner | null,
) =>
  insert.one(tx, {
    key,
    name,
    type,
    size,
    sha256,
    created_by: by.userId,
    entity: owner?.entity ?? null,
    entity_id: owner?.id ?? null,
  })

const byOwner = preparedQuery((db, $: Params<Owner>) =>
  db.selectFrom('files.files').selectAll().where('entity', '=', $.entity).where('entity_id', '=', $.id).orderBy('id'),
)
export const filesOf = (db: Db, { entity, id }: Owner) => byOwner(db, { entity, id })

const attach = preparedQuery((db, $: Params<Owner & { userId: string; keys: readonly string[] }>) =>
  db
    .updateTable('files.files')
    .set({ entity: $.entity, entity_id: $.id })
    .where('key', '=', anyOf($.keys))
    .where('created_by', '=', $.userId)
    .where('entity', 'is', null)
    .returningAll(),
)
/** Hangs loose files of this person on a thing; answers those that were. */
export const setOwner = (tx: Tx, userId: string, keys: readonly string[], { entity, id }: Owner) =>
  attach(tx, { userId, keys, entity, id })

const remove = preparedQuery((db, $: Params<{ before: Date; most: number }>) =>
  db
    .deleteFrom('files.files')
    .where('id', 'in', (e) =>
      e
        .selectFrom('files.files')
        .select('id')
        .where('entity', 'is', null)
        .where('created_at', '<', $.before)
        .limit($.most)
        .forUpdate()
        .skipLocked(),
    )
    .returning('key'),
)
/** Forgets files that hang on nothing; answers their keys. */
export const removeLoose = async (tx: Tx, before: Date, most: number): Promise<string[]> =>
  (await remove(tx, { before, most })).map(({ key }) => key)

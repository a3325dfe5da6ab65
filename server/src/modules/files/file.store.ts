import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { anyOf, insertMany } from '#kit/database/query.parts.ts'

const byKey = preparedQuery((db, $: Params<{ key: string }>) =>
  db.selectFrom('files.files').selectAll().where('key', '=', $.key),
)
export const findFile = (db: Db, key: string) => byKey.first(db, { key })

export type FileRow = RowOf<typeof byKey>

const byKeys = preparedQuery((db, $: Params<{ keys: readonly string[] }>) =>
  db.selectFrom('files.files').selectAll().where('key', '=', anyOf($.keys)),
)
export const findFiles = (db: Db, keys: readonly string[]) => byKeys(db, { keys })

/** Owner of an attached file, for example `order` and the order's id. */
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

const insertAll = insertMany('files.files', ['key', 'name', 'type', 'size', 'sha256', 'created_by'])
/** Inserts unattached files of this person. */
export const insertLooseFiles = async (tx: Tx, { userId }: { userId: string }, rows: readonly NewFile[]) => {
  if (rows.length > 0)
    await insertAll(tx, { rows: rows.map((row) => ({ ...row, size: String(row.size), created_by: userId })) })
}

const ownLoose = preparedQuery((db, $: Params<{ userId: string; keys: readonly string[] }>) =>
  db
    .selectFrom('files.files')
    .selectAll()
    .where('key', '=', anyOf($.keys))
    .where('created_by', '=', $.userId)
    .where('entity', 'is', null)
    .orderBy('id')
    .forUpdate(),
)
/** Locks unattached uploads of this person until the end of the transaction. */
export const lockLoose = (tx: Tx, userId: string, keys: readonly string[]) => ownLoose(tx, { userId, keys })

/** File, and the id of the owner to attach it to. */
export interface Attachment {
  readonly key: string
  readonly id: string
}

const attach = sqlQuery(
  'files.attach',
  `update files.files f set entity = $entity, entity_id = a.id
   from jsonb_to_recordset($attachments::jsonb) as a(key text, id bigint)
   where f.key = a.key and f.created_by = $userId and f.entity is null
   returning f.key`,
).narrow<object, { attachments: readonly Attachment[] }>()
/** Attaches unattached files of this person to owners of one kind; returns how many were attached. */
export const setOwners = async (tx: Tx, userId: string, entity: string, attachments: readonly Attachment[]) =>
  (await attach(tx, { userId, entity, attachments })).length

const move = preparedQuery((db, $: Params<Owner & { fileId: string }>) =>
  db.updateTable('files.files').set({ entity: $.entity, entity_id: $.id }).where('id', '=', $.fileId),
)
/** Hands an attached file over to another owner; the caller has locked both. */
export const moveFile = (tx: Tx, file: { readonly id: string }, { entity, id }: Owner) =>
  move(tx, { entity, id, fileId: file.id })

const attached = preparedQuery((db, $: Params<Owner & { keys: readonly string[] }>) =>
  db
    .selectFrom('files.files')
    .select('key')
    .where('key', '=', anyOf($.keys))
    .where('entity', '=', $.entity)
    .where('entity_id', '=', $.id),
)
/** Keys of these files that are attached to the owner. */
export const attachedKeys = async (db: Db, { entity, id }: Owner, keys: readonly string[]): Promise<string[]> =>
  keys.length === 0 ? [] : (await attached(db, { entity, id, keys })).map(({ key }) => key)

const remove = preparedQuery((db, $: Params<{ before: Date; max: number }>) =>
  db
    .deleteFrom('files.files')
    .where('id', 'in', (e) =>
      e
        .selectFrom('files.files')
        .select('id')
        .where('entity', 'is', null)
        .where('created_at', '<', $.before)
        .limit($.max)
        .forUpdate()
        .skipLocked(),
    )
    .returning('key'),
)
/** Removes old unattached files; returns their keys. */
export const removeLoose = async (tx: Tx, before: Date, max: number): Promise<string[]> =>
  (await remove(tx, { before, max })).map(({ key }) => key)

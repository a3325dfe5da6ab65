import type { Actor } from '#kit/actor.ts'
import type { Database, Sql, Tx } from '#kit/database.ts'
import type { Files } from '#kit/files.ts'
import { eachItem, type JobContext } from '#kit/jobs.ts'
import type { CanRead } from '#kit/module.ts'
import { refuse } from '#kit/refusal.ts'
import type { Uploaded } from '#kit/upload.ts'
import { configNumber } from '#modules/tenancy/index.ts'
import { type FileRow, findFile, insertFile, type Owner, removeLoose, setOwner } from './file.store.ts'

const megabyte = 1024 * 1024
const looseFor = 24 * 3_600_000
const mostAtOnce = 500

/** Stores the content first and names it then: whoever is interrupted in between leaves a content behind that nobody can reach. */
export async function storeFile(
  database: Database,
  contents: Files,
  actor: Actor,
  file: Uploaded,
  owner: Owner | null = null,
): Promise<FileRow> {
  const { name, type, size, sha256 } = file
  const key = await contents.put(file.content(), { size, sha256, type })
  return database.write(actor.tenantId, (tx) => insertFile(tx, actor, { key, name, type, size, sha256 }, owner))
}

/** Hangs files that this person has just uploaded on a thing; from then on who sees the thing sees them. */
export async function attachFiles(
  tx: Tx,
  actor: Actor,
  keys: readonly string[],
  owner: Owner,
): Promise<readonly FileRow[]> {
  if (keys.length === 0) return []
  const attached = await setOwner(tx, actor.userId, keys, owner)
  return attached.length === new Set(keys).size ? attached : refuse('file.taken')
}

/** The file, for a person who may see what it hangs on. For anybody else there is no such file. */
export async function visibleFile(
  sql: Sql,
  actor: Actor,
  key: string,
  canRead: Readonly<Record<string, CanRead>>,
): Promise<FileRow> {
  const file = await findFile(sql, key)
  if (!file) return refuse('thing.notFound')
  const isVisible =
    file.entity === null
      ? file.created_by === actor.userId
      : ((await canRead[file.entity]?.(sql, actor, file.entity_id ?? '')) ?? false)
  return isVisible ? file : refuse('thing.notFound')
}

/** 20 MB, unless the tenant says otherwise. */
export const mostBytes = async (database: Database, { tenantId }: Actor): Promise<number> =>
  megabyte * (await database.read(tenantId, (sql) => configNumber(sql, 'uploadMaxMb', 20)))

/** What was uploaded and never used. */
export async function removeLooseFiles(contents: Files, context: JobContext): Promise<void> {
  const before = new Date(context.now.getTime() - looseFor)
  const keys = await context.database.write(context.tenantId, (tx) => removeLoose(tx, before, mostAtOnce))
  await eachItem(
    context,
    keys,
    (key) => `file ${key}`,
    (key) => contents.remove(key),
  )
}

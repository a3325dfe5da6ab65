import { type AttachmentKind, attachmentKinds } from '#contract/files/files.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Db, Tx } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import type { CanRead } from '#kit/module.ts'
import { refuse } from '#kit/refusal.ts'
import type { Uploaded } from '#kit/files/upload.receive.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { attachmentViolation } from './file.rules.ts'
import {
  type Attachment,
  type FileRow,
  findFile,
  insertFile,
  lockLoose,
  type Owner,
  removeLoose,
  setOwners,
} from './file.store.ts'

const megabyte = 1024 * 1024
const looseFor = 24 * 3_600_000
const maxAtOnce = 500

/** Stores the content before its row: an interruption leaves only content that is not referenced. */
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

/**
 * Locks uploaded files that this person is about to attach, in the given order. Refuses files of others, attached
 * files, and files of the wrong kind.
 */
export async function ownFiles(
  tx: Tx,
  actor: Actor,
  keys: readonly string[],
  kind: AttachmentKind,
): Promise<readonly FileRow[]> {
  if (keys.length === 0) return []
  const found = new Map((await lockLoose(tx, actor.userId, keys)).map((file) => [file.key, file]))
  if (found.size < keys.length) refuse('file.taken')
  const files = keys.map((key) => found.get(key)!)
  for (const file of files) {
    const violation = attachmentViolation(file, kind)
    if (violation) refuse(violation, { accept: attachmentKinds[kind].accept.join(' ') })
  }
  return files
}

/** Attaches new uploads of this person; from then on they are visible to everyone who may see the owner. */
export async function attachFiles(
  tx: Tx,
  actor: Actor,
  entity: string,
  attachments: readonly Attachment[],
): Promise<void> {
  if (attachments.length === 0) return
  if ((await setOwners(tx, actor.userId, entity, attachments)) < attachments.length) refuse('file.taken')
}

/** File, if the person may see its owner; otherwise refuses `thing.notFound`. */
export async function visibleFile(
  db: Db,
  actor: Actor,
  key: string,
  canRead: Readonly<Record<string, CanRead>>,
): Promise<FileRow> {
  const file = await findFile(db, key)
  if (!file) return refuse('thing.notFound')
  const isVisible =
    file.entity === null
      ? file.created_by === actor.userId
      : ((await canRead[file.entity]?.(db, actor, file.entity_id ?? '')) ?? false)
  return isVisible ? file : refuse('thing.notFound')
}

/** Unattached upload of this person; undefined for files of others and for attached ones. */
export async function ownLooseFile(db: Db, actor: Actor, key: string): Promise<FileRow | undefined> {
  const file = await findFile(db, key)
  return file?.entity === null && file.created_by === actor.userId ? file : undefined
}

export const maxBytesOf = async (db: Db): Promise<number> =>
  megabyte * (await readSettings(db, 'uploadMaxMb')).uploadMaxMb
export const maxBytes = (database: Database, { tenantId }: Actor): Promise<number> =>
  database.read(tenantId, maxBytesOf)

/** Removes uploads that were never attached. */
export async function removeLooseFiles(contents: Files, context: JobContext): Promise<void> {
  const before = new Date(context.now.getTime() - looseFor)
  const keys = await context.database.write(context.tenantId, (tx) => removeLoose(tx, before, maxAtOnce))
  await eachItem(
    context,
    keys,
    (key) => `file ${key}`,
    (key) => contents.remove(key),
  )
}

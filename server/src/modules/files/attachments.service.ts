import type { AttachmentKind, StoredFile } from '#contract/files/files.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { presentFile } from './file.routes.ts'
import { attachmentsOf } from './file.rules.ts'
import { attachFiles, ownFiles } from './file.service.ts'

/** What the attachments belong to, and those that it has. */
export interface Attached {
  readonly entity: string
  readonly id: string
  readonly attachments: readonly StoredFile[]
}

/**
 * The attachments of something after an edit, in the order of these keys: those it had and keeps, and what this person
 * has uploaded since, which is attached to it alone.
 */
export async function replaceAttachments(
  tx: Tx,
  actor: Actor,
  { entity, id, attachments }: Attached,
  keys: readonly string[],
  kind: AttachmentKind = 'documents',
): Promise<StoredFile[]> {
  const known = new Map(attachments.map((file) => [file.storageFileId, file]))
  const added = await ownFiles(
    tx,
    actor,
    keys.filter((key) => !known.has(key)),
    kind,
  )
  await attachFiles(tx, actor, entity, attachmentsOf(added, id))
  for (const file of added.map(presentFile)) known.set(file.storageFileId, file)
  return [...new Set(keys)].map((key) => known.get(key)!)
}

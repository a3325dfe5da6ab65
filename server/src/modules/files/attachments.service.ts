import type { AttachmentKind, StoredFile } from '#contract/files/files.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { attachmentsOf, presentFile } from './file.rules.ts'
import { attachFiles, ownFiles } from './file.service.ts'

/** Owner with its current attachments. */
export interface Attached {
  readonly entity: string
  readonly id: string
  readonly attachments: readonly StoredFile[]
}

/**
 * Replaces the attachments of an owner, in the order of these keys: keeps current ones and attaches new uploads of this
 * person.
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

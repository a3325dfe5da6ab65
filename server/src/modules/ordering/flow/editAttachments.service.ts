import type { StoredFile } from '#contract/files/files.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { attachFiles, attachmentsOf, ownFiles, presentFile } from '#modules/files/index.ts'
import type { OrderRow } from '../orders/order.store.ts'

/**
 * The attachments of an order after an edit, in the order of these keys: those it had and keeps, and what the buyer has
 * uploaded since. New ones hang on this order alone, for those of its submit are shared with the other orders of it.
 */
export async function editAttachments(
  tx: Tx,
  actor: Actor,
  order: Pick<OrderRow, 'id' | 'attachments'>,
  keys: readonly string[] | undefined,
): Promise<{ attachments?: StoredFile[] }> {
  if (!keys) return {}
  const known = new Map(order.attachments.map((file) => [file.storageFileId, file]))
  const added = await ownFiles(
    tx,
    actor,
    keys.filter((key) => !known.has(key)),
    'documents',
  )
  await attachFiles(tx, actor, 'order', attachmentsOf(added, order.id))
  for (const file of added.map(presentFile)) known.set(file.storageFileId, file)
  return { attachments: [...new Set(keys)].map((key) => known.get(key)!) }
}

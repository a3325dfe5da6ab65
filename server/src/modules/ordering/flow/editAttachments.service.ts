import type { StoredFile } from '#contract/files/files.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { replaceAttachments } from '#modules/files/index.ts'
import type { OrderRow } from '../orders/order.store.ts'

/**
 * The attachments after an edit. New ones hang on this order alone: those of its submit are shared with others of it.
 */
export async function editAttachments(
  tx: Tx,
  actor: Actor,
  { id, attachments }: Pick<OrderRow, 'id' | 'attachments'>,
  keys: readonly string[] | undefined,
): Promise<{ attachments?: StoredFile[] }> {
  return keys ? { attachments: await replaceAttachments(tx, actor, { entity: 'order', id, attachments }, keys) } : {}
}

import type { StoredFile } from '#contract/files/files.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { replaceAttachments } from '#modules/files/index.ts'
import type { OrderRow } from '../orders/order.store.ts'

/**
 * Attachments after an edit. New ones belong to this order only; those of the submission are shared with its other
 * orders.
 */
export async function editAttachments(
  tx: Tx,
  actor: Actor,
  { id, attachments }: Pick<OrderRow, 'id' | 'attachments'>,
  keys: readonly string[] | undefined,
): Promise<{ attachments?: StoredFile[] }> {
  return keys ? { attachments: await replaceAttachments(tx, actor, { entity: 'order', id, attachments }, keys) } : {}
}

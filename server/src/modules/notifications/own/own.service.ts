import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/notifications/messages.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { signal } from '#kit/events/signal.ts'
import { ownTopic } from '../stream/messagesTopic.ts'
import { countUnread, setAllRead, setRead, setRemoved } from './own.store.ts'

/** Result of a change: changed and unread messages; signals the person's other open pages. */
async function changed(tx: Tx, { tenantId, userId }: Actor, done: number) {
  if (done > 0) await signal(tx, tenantId, ownTopic(userId))
  return { done, unread: await countUnread(tx, userId) }
}

export const readMessages = async (tx: Tx, actor: Actor, { ids }: Input<typeof contract.readMessages>) =>
  changed(tx, actor, await setRead(tx, actor.userId, ids))

export async function readAllMessages(tx: Tx, actor: Actor, input: Input<typeof contract.readAllMessages>) {
  const { category = null, topic = null, beginDay = null, endDay = null, upTo = null, state } = input
  if (state === 'read') return changed(tx, actor, 0)
  const keyword = input.keyword?.trim() ?? ''
  const like = keyword === '' ? null : containing(keyword)
  return changed(
    tx,
    actor,
    await setAllRead(tx, { userId: actor.userId, category, topic, beginDay, endDay, upTo, like }),
  )
}

export const removeMessages = async (tx: Tx, actor: Actor, { ids }: Input<typeof contract.removeMessages>) =>
  changed(tx, actor, await setRemoved(tx, actor.userId, ids))

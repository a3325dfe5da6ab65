import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database.ts'
import { announce } from '#kit/events.ts'
import { type EndReason, setSessionsEnded, type Whose } from './session.store.ts'

/**
 * Ends sessions and says so; answers which, so that the door forgets them once the transaction is through. Other server processes see it
 * within a second.
 */
export async function endOf(tx: Tx, actor: Actor, whose: Whose, reason: EndReason): Promise<string[]> {
  const ended = await setSessionsEnded(tx, whose, reason)
  await announce(tx, actor, ...ended.map((id) => ({ name: 'session.ended', id, from: 'open', to: 'ended', reason })))
  return ended
}

/** One of the person's own; nobody else's can be meant. */
export const endMine = (tx: Tx, actor: Actor, id: string, reason: EndReason = 'byUser') =>
  endOf(tx, actor, { personId: actor.personId, only: id }, reason)

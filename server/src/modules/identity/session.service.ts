import type { Actor } from '#kit/actor.ts'
import type { Sql, Tx } from '#kit/database.ts'
import { announce } from '#kit/events.ts'
import { whyClosed } from './session.rules.ts'
import {
  type EndReason,
  findLastProof,
  findSessionById,
  type SessionRow,
  setSessionsEnded,
  type Whose,
} from './session.store.ts'

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

/** The session, its account and its person, as long as it opens anything. */
export async function findOpenSession(sql: Sql, sessionId: string, now: Date): Promise<SessionRow | undefined> {
  const [row] = await findSessionById(sql, { sessionId })
  return row && whyClosed(row, now.getTime(), row.last_seen_at.getTime()) === undefined ? row : undefined
}

/** When the person of a session proved who they are: going on as another of one's accounts proves nothing anew. */
export async function provedAt(
  sql: Sql,
  { way, created_at: openedAt, person_id: personId }: SessionRow,
): Promise<Date> {
  if (way !== 'switch') return openedAt
  const [proof] = await findLastProof(sql, { personId, before: openedAt })
  return proof?.at ?? new Date(0)
}

import type { Actor } from '#kit/actor.ts'
import type { Database, Db, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { endedReason } from './session.rules.ts'
import {
  type EndReason,
  findLastProof,
  findSessionById,
  findSessionsById,
  type SessionRow,
  setSessionsEnded,
  type SessionFilter,
} from './session.store.ts'

/**
 * Ends sessions and publishes the event; returns their ids for `forgetSessions` after the commit. Other server
 * processes follow within a second.
 */
export async function endSessions(tx: Tx, actor: Actor, filter: SessionFilter, reason: EndReason): Promise<string[]> {
  const ended = await setSessionsEnded(tx, filter, reason)
  await publish(tx, actor, ...ended.map((id) => newEvent('session.ended', { id, from: 'open', to: 'ended', reason })))
  return ended
}

/** Ends one of the actor's own sessions, never another person's. */
export const endOwnSession = (tx: Tx, actor: Actor, id: string, reason: EndReason = 'byUser') =>
  endSessions(tx, actor, { personId: actor.personId, only: id }, reason)

/** A valid session with its account and person. */
export async function findOpenSession(db: Db, sessionId: string, now: Date): Promise<SessionRow | undefined> {
  const [row] = await findSessionById(db, { sessionId })
  return row && endedReason(row, now.getTime(), row.last_seen_at.getTime()) === undefined ? row : undefined
}

/** Time of authentication of a session; an account switch is not a new authentication. */
export async function authenticatedAt(
  db: Db,
  { method, created_at: openedAt, person_id: personId }: SessionRow,
): Promise<Date> {
  if (method !== 'switch') return openedAt
  const [proof] = await findLastProof(db, { personId, before: openedAt })
  return proof?.at ?? new Date(0)
}

const sessionsAtOnce = 1000

/** Sessions among these that are still valid, checked in bulk. An open page does not count as activity. */
export async function liveSessions(
  database: Database,
  tenantId: string,
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const live = new Set<string>()
  for (let at = 0; at < sessionIds.length; at += sessionsAtOnce) {
    const rows = await database.read(tenantId, (db) => findSessionsById(db, sessionIds.slice(at, at + sessionsAtOnce)))
    for (const row of rows)
      if (endedReason(row, now.getTime(), row.last_seen_at.getTime()) === undefined) live.add(row.session_id)
  }
  return live
}

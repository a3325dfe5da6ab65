import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { dismissDeadLetters, findDeadLettersById, retryDeadLetters } from '#kit/jobs/jobs.store.ts'
import { refuse } from '#kit/refusal.ts'

/** Retries or dismisses the tenant's dead letters, all or none; returns how many there were. */
export async function settleDeadLetters(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
  action: 'retried' | 'dismissed',
): Promise<number> {
  const unique = [...new Set(ids)]
  const found = await findDeadLettersById(tx, unique)
  const done = action === 'retried' ? await retryDeadLetters(tx, unique) : await dismissDeadLetters(tx, unique)
  if (found.length !== unique.length || done !== unique.length) refuse('thing.notFound')
  await publish(tx, actor, ...found.map(({ id, name }) => newEvent(`deadLetter.${action}`, { id, data: { name } })))
  return done
}

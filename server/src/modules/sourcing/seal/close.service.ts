import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { signal } from '#kit/events/signal.ts'
import { signClosingHead } from '#sealing/log/closingHead.ts'
import { databaseTime } from '../projects/project.store.ts'
import { removeLapsed } from './ciphertext.store.ts'
import { headTopic } from './head/headTopic.ts'
import { append } from './log.service.ts'
import { lockRound, setRoundStatus } from './round.store.ts'
import type { Seals } from './seals.ts'

/**
 * Closes the round when quoting ends: appends the last log entry under the lock of submissions, and publishes the
 * signed closing head. Returns the round to open.
 */
export async function closeRound(
  tx: Tx,
  actor: Actor,
  projectId: string,
  { platform }: Seals,
): Promise<number | undefined> {
  const round = await lockRound(tx, projectId)
  if (round?.status !== 'open') return undefined
  const now = await databaseTime(tx)
  if (now < round.quote_end_at) throw new Error(`the round of project ${projectId} has not ended`)
  const entry = await append(tx, actor.tenantId, round, { kind: 'close', now })
  await removeLapsed(tx, projectId, round.round)
  await setRoundStatus(tx, round, 'closed')
  const head = await signClosingHead(platform.signers[round.suite], projectId, entry)
  await publish(tx, actor, {
    name: 'sealedRound.closed',
    id: projectId,
    data: { round: round.round, seq: entry.seq, head },
  })
  await signal(tx, actor.tenantId, headTopic(projectId))
  return round.round
}

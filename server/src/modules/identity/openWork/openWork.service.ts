import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Tx } from '#kit/database/database.ts'

/** Hands the open work of accounts that were disabled or changed to a receiver, or on by rule. */
export async function handOverWork(
  tx: Tx,
  actor: Actor,
  openWork: ServiceContext['openWork'],
  userIds: readonly string[],
  toUserId: string | undefined,
): Promise<void> {
  if (userIds.length === 0) return
  for (const { handOver } of Object.values(openWork)) await handOver(tx, actor, userIds, toUserId ?? null)
}

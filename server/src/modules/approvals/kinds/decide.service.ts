import type { decideTask as decideRoute } from '#contract/approvals/approvalTasks.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { decideApproval } from '../approval.service.ts'
import { principalOf } from '../delegations/delegation.store.ts'
import { findRound } from '../round.store.ts'
import type { Kinds } from './kinds.ts'

/** The caller as who they decide in a round: what a deputy does carries both names. */
export async function decidingActor(tx: Tx, caller: Actor, instanceId: string): Promise<Actor> {
  const principal = await principalOf(tx, instanceId, caller.userId)
  return principal === undefined ? caller : { ...caller, onBehalfOf: principal }
}

/** Decides on a document of any kind: its lock, the round, then what follows for the document. */
export async function decideTask(
  tx: Tx,
  actor: Actor,
  kinds: Kinds,
  input: Input<typeof decideRoute> & { readonly byLetter?: boolean },
): Promise<void> {
  const { entity, entity_id: entityId } = await findRound(tx, input.instanceId)
  const apply = await kinds.hook(entity).lock(tx, actor, entityId)
  const { status, events } = await decideApproval(tx, actor, input)
  if (status === 'cancelled') return
  await apply({ status, opinion: input.opinion.trim(), events })
}

import type * as contract from '#contract/contracts/signing.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { changeFlow } from '../changes/change.rules.ts'
import { changes } from '../changes/change.store.ts'
import { dataOf, lockContract } from '../contract.access.service.ts'
import { contractFlow } from '../contract.rules.ts'
import { contracts } from '../contract.store.ts'
import { partyOf } from './sign.service.ts'
import { voidOpenDocument } from './signature.store.ts'

/**
 * Refuses to sign, for either party. A contract becomes a draft again, a change ends; signatures become void, and all
 * who have signed get a message.
 */
export async function refuseContract(
  tx: Tx,
  actor: Actor,
  { id, version, reason: given }: Input<typeof contract.refuseContract>,
): Promise<void> {
  const { contract: row, change, facts } = await lockContract(tx, actor, id, version)
  const party = partyOf(actor)
  const to = contractFlow.decide(facts, party === 'ours' ? 'sendBack' : 'refuse', actor)
  const reason = given.trim()
  const signers = await voidOpenDocument(tx, id)
  if (change !== null) {
    await changes.set(tx, change, {
      status: changeFlow.decide(change, 'refuse', actor),
      reason,
      ended_at: actor.now,
    })
    await contracts.set(tx, row, {})
    const data = { ...dataOf(row), kind: change.kind, changeNo: change.no, signers, party }
    await publish(tx, actor, newEvent('contract.changeRefused', { id, from: row.status, to, reason, data }))
    return
  }
  await contracts.set(tx, row, { status: to, reason, approval_id: null, sent_at: null })
  const data = { ...dataOf(row), signers, party }
  await publish(tx, actor, newEvent('contract.refused', { id, from: row.status, to, reason, data }))
}

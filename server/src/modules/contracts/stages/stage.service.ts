import type * as contract from '#contract/contracts/contracts.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { contractEvent, dataOf, lockContract } from '../contract.access.service.ts'
import { contractFlow } from '../contract.rules.ts'
import { contracts } from '../contract.store.ts'
import { stages, stagesOf } from './stage.store.ts'

const verbs = { report: 'stageReported', return: 'stageReturned', confirm: 'stageDone' } as const

/**
 * Reports a stage, or confirms or returns what somebody else has reported. The last stage that is confirmed completes
 * the contract.
 */
export async function moveStage(
  tx: Tx,
  actor: Actor,
  { id, version, stageNo, action, note: given }: Input<typeof contract.moveStage>,
): Promise<string> {
  const { contract: row, facts } = await lockContract(tx, actor, id, version)
  const permitted = action === 'report' ? (actor.supplierId === null ? 'reportStage' : 'claimStage') : 'confirmStage'
  contractFlow.decide(facts, permitted, actor)
  const all = await stagesOf(tx, id)
  const sought = all.find(({ no }) => no === stageNo) ?? refuse('thing.notFound')
  const stage = await stages.lock(tx, sought.id)
  if (stage.status !== (action === 'report' ? 'open' : 'reported')) refuse('contract.stageState')
  if (action !== 'report' && stage.reported_person_id === actor.personId) refuse('contract.ownStage')
  const note = given.trim()
  const data = { ...dataOf(row), stageNo, name: stage.name, amount: stage.amount }
  const event = newEvent(`contract.${verbs[action]}`, {
    id,
    from: row.status,
    to: row.status,
    reason: note || undefined,
    data,
  })
  if (action === 'report')
    await stages.set(tx, stage, {
      status: 'reported',
      note,
      reported_person_id: actor.personId,
      reported_by_name: actor.userName,
      reported_at: actor.now,
    })
  else if (action === 'return')
    await stages.set(tx, stage, {
      status: 'open',
      note,
      reported_person_id: null,
      reported_by_name: '',
      reported_at: null,
    })
  else await stages.set(tx, stage, { status: 'done', done_by_name: actor.userName, done_at: actor.now })
  const isLast = action === 'confirm' && all.every(({ no, status }) => no === stageNo || status === 'done')
  // A contract that is being changed waits for its change.
  if (isLast && facts.changeStatus !== null) refuse('contract.changeOpen')
  const status = isLast ? contractFlow.decide(facts, 'finish', actor) : row.status
  await contracts.set(tx, row, isLast ? { status, ended_at: actor.now } : {})
  await publish(tx, actor, event, ...(isLast ? [contractEvent(row, 'completed', status)] : []))
  return id
}

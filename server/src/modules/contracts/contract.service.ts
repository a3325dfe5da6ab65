import type { ContractDraft } from '#contract/contracts/contract.ts'
import type * as contract from '#contract/contracts/contracts.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { cancelApproval } from '#modules/approvals/index.ts'
import { demandDeal } from '#modules/suppliers/index.ts'
import { startContractApproval } from './approval.service.ts'
import { withdrawOpenChange } from './changes/change.service.ts'
import { contractEvent, dataOf, type Held, lockContract } from './contract.access.service.ts'
import { valuesOfDraft } from './contract.draft.service.ts'
import { contractFlow, missingValue } from './contract.rules.ts'
import { contracts } from './contract.store.ts'
import { valuesIn } from './documents/document.content.ts'
import { freezeContract } from './documents/freeze.service.ts'
import { voidOpenDocument } from './signing/signature.store.ts'
import { replaceStages } from './stages/stage.store.ts'

const authorOf = ({ personId, userId, userName, deptName }: Actor) => ({
  person_id: personId,
  created_by: userId,
  created_by_name: userName,
  dept_name: deptName,
})

export async function createContract(tx: Tx, actor: Actor, draft: ContractDraft): Promise<string> {
  const { values, stages } = await valuesOfDraft(tx, draft)
  const row = await contracts.insert(tx, {
    ...values,
    ...authorOf(actor),
    status: 'draft',
    created_at: actor.now,
  })
  await replaceStages(tx, row.id, stages)
  await publish(tx, actor, newEvent('contract.saved', { id: row.id, to: 'draft', data: dataOf(row) }))
  return row.id
}

/** Writes a draft anew. Who wrote it last is its author, who cannot seal it. */
export async function editContract(
  tx: Tx,
  actor: Actor,
  { id, version, ...draft }: Input<typeof contract.editContract>,
): Promise<string> {
  const { contract: row, facts } = await lockContract(tx, actor, id, version)
  contractFlow.decide(facts, 'edit', actor)
  const { values, stages } = await valuesOfDraft(tx, draft, row)
  const after = await contracts.set(tx, row, { ...values, ...authorOf(actor) })
  await replaceStages(tx, id, stages)
  await publish(tx, actor, newEvent('contract.saved', { id, from: 'draft', to: 'draft', data: dataOf(after) }))
  return id
}

/** Submits a draft: its approval begins; without a rule its document is frozen and signing begins. */
async function submit(tx: Tx, actor: Actor, { contract: row, facts }: Held): Promise<string> {
  contractFlow.decide(facts, 'submit', actor)
  if (row.sign_by < dayOf(actor.now)) refuse('contract.signByPast')
  const missing = missingValue(row.clauses, valuesIn(row))
  if (missing !== undefined) refuse('contract.variableMissing', { name: missing })
  await demandDeal(tx, row.supplier_id, 'agreement', actor)
  const approval = await startContractApproval(tx, actor, row, { title: row.title, amount: row.gross })
  const approved = approval.status === 'approved'
  const status = contractFlow.decide({ ...facts, approved }, 'submit', actor)
  const after = await contracts.set(tx, row, {
    status,
    ...authorOf(actor),
    reason: '',
    approval_id: approval.instanceId,
    submitted_at: actor.now,
    sent_at: approved ? actor.now : null,
  })
  if (approved) await freezeContract(tx, after, actor.now)
  const submitted = { ...row, created_by: actor.userId }
  await publish(
    tx,
    actor,
    contractEvent(submitted, 'submitted', status),
    ...approval.events,
    ...(approved ? [contractEvent({ ...submitted, status }, 'approved', status)] : []),
  )
  return row.id
}

/** Submits a draft, takes a submitted or overdue contract back, or withdraws its open change. */
export async function moveContract(
  tx: Tx,
  actor: Actor,
  { id, version, action }: Input<typeof contract.moveContract>,
): Promise<string> {
  const held = await lockContract(tx, actor, id, version)
  if (action === 'submit') return submit(tx, actor, held)
  if (action === 'withdrawChange') return withdrawOpenChange(tx, actor, held)
  const { contract: row, facts } = held
  const status = contractFlow.decide(facts, 'withdraw', actor)
  const events =
    row.status === 'approving' && row.approval_id !== null
      ? await cancelApproval(tx, actor, [row.approval_id], 'withdrawn')
      : []
  const signers = await voidOpenDocument(tx, id)
  await contracts.set(tx, row, { status, approval_id: null, submitted_at: null, sent_at: null })
  const withdrawn = newEvent('contract.withdrawn', {
    id,
    from: row.status,
    to: status,
    data: { ...dataOf(row), signers },
  })
  await publish(tx, actor, ...events, withdrawn)
  return id
}

/** Voids a contract that not all parties have signed. */
export async function voidContract(
  tx: Tx,
  actor: Actor,
  { id, version, reason: given }: Input<typeof contract.voidContract>,
): Promise<string> {
  const { contract: row, facts } = await lockContract(tx, actor, id, version)
  const status = contractFlow.decide(facts, 'void', actor)
  const reason = given.trim()
  const signers = await voidOpenDocument(tx, id)
  await contracts.set(tx, row, { status, reason, ended_at: actor.now })
  const data = { ...dataOf(row), signers, wasSent: row.sent_at !== null }
  await publish(tx, actor, newEvent('contract.voided', { id, from: row.status, to: status, reason, data }))
  return id
}

export async function archiveContract(
  tx: Tx,
  actor: Actor,
  { id, version, archiveNo: given }: Input<typeof contract.archiveContract>,
): Promise<string> {
  const { contract: row, facts } = await lockContract(tx, actor, id, version)
  const status = contractFlow.decide(facts, 'archive', actor)
  const archiveNo = given.trim()
  await contracts.set(tx, row, { archive_no: archiveNo, archived_at: actor.now, archived_by_name: actor.userName })
  const data = { ...dataOf(row), archiveNo }
  await publish(tx, actor, newEvent('contract.archived', { id, from: row.status, to: status, data }))
  return id
}

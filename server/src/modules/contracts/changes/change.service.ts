import type { ChangedTerms } from '#contract/contracts/contractChange.ts'
import type * as contract from '#contract/contracts/contracts.ts'
import { compare, minus, taxWithin, times } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { cancelApproval } from '#modules/approvals/index.ts'
import { startContractApproval } from '../approval.service.ts'
import { changeEvent, dataOf, type Held, lockContract } from '../contract.access.service.ts'
import { contractFlow } from '../contract.rules.ts'
import { type ContractDocument, contracts } from '../contract.store.ts'
import { freezeChange } from '../documents/freeze.service.ts'
import { voidOpenDocument } from '../signing/signature.store.ts'
import { replanStages } from '../stages/stage.rules.ts'
import { reshareStages, stagesOf } from '../stages/stage.store.ts'
import { changeFlow, isKindOf } from './change.rules.ts'
import { changes, lastChangeNo } from './change.store.ts'

const nothing: ChangedTerms = { validTo: null, gross: null, net: null, tax: null, terms: null }

/** Both sides of a change, from what is wanted and the contract as it is now. */
async function termsOf(tx: Tx, row: ContractDocument, wanted: Input<typeof contract.changeContract>) {
  if (wanted.kind === 'extension') {
    if (wanted.validTo === null || wanted.validTo <= row.valid_to)
      refuse('contract.notLater', { lastDay: row.valid_to })
    return { before: { ...nothing, validTo: row.valid_to }, after: { ...nothing, validTo: wanted.validTo } }
  }
  if (wanted.kind === 'amount') {
    const gross = wanted.gross ?? refuse('contract.sameAmount')
    if (compare(gross, row.gross) === 0) refuse('contract.sameAmount')
    if (compare(gross, '0') <= 0 || compare(gross, '99999999') > 0) refuse('contract.tooMuch')
    if (!replanStages(await stagesOf(tx, row.id), gross)) refuse('contract.belowDone')
    if (row.deposit !== null && compare(times(row.deposit, 10), gross) > 0) refuse('contract.depositTooMuch')
    const tax = taxWithin(gross, row.rate)
    return {
      before: { ...nothing, gross: row.gross, net: row.net, tax: row.tax },
      after: { ...nothing, gross, net: minus(gross, tax), tax },
    }
  }
  const terms = wanted.terms.trim()
  if (wanted.kind === 'terms' && terms === '') refuse('contract.noTerms')
  return { before: nothing, after: { ...nothing, terms: terms || null } }
}

/** Proposes a change: its approval begins, or without a rule its document is frozen and signing begins. */
export async function changeContract(
  tx: Tx,
  actor: Actor,
  input: Input<typeof contract.changeContract>,
): Promise<string> {
  const { id, version, kind, note } = input
  const { contract: row, facts } = await lockContract(tx, actor, id, version)
  contractFlow.decide(facts, 'change', actor)
  if (!isKindOf(kind, row.status)) refuse('contract.kindOfState')
  const { before, after } = await termsOf(tx, row, input)
  const approval = await startContractApproval(tx, actor, row, {
    title: `${row.title}（变更）`,
    amount: after.gross ?? row.gross,
  })
  const approved = approval.status === 'approved'
  const change = await changes.insert(tx, {
    contract_id: id,
    no: (await lastChangeNo(tx, id)) + 1,
    kind,
    status: approved ? 'signing' : 'approving',
    before,
    after,
    note: note.trim(),
    approval_id: approval.instanceId,
    person_id: actor.personId,
    created_by: actor.userId,
    created_by_name: actor.userName,
    created_at: actor.now,
  })
  if (approved) await freezeChange(tx, row, change, actor.now)
  await contracts.set(tx, row, {})
  await publish(
    tx,
    actor,
    changeEvent(row, change, 'changeProposed'),
    ...approval.events,
    ...(approved ? [changeEvent(row, change, 'changeApproved')] : []),
  )
  return id
}

export async function withdrawOpenChange(
  tx: Tx,
  actor: Actor,
  { contract: row, change, facts }: Held,
): Promise<string> {
  contractFlow.decide(facts, 'withdrawChange', actor)
  const status = changeFlow.decide(change!, 'withdraw', actor)
  const approvalId = change!.status === 'approving' ? change!.approval_id : null
  const events = approvalId === null ? [] : await cancelApproval(tx, actor, [approvalId], 'withdrawn')
  const signers = await voidOpenDocument(tx, row.id)
  await changes.set(tx, change!, { status, ended_at: actor.now })
  await contracts.set(tx, row, {})
  const data = { ...dataOf(row), kind: change!.kind, changeNo: change!.no, signers }
  const to = row.status
  await publish(tx, actor, ...events, newEvent('contract.changeWithdrawn', { id: row.id, from: to, to, data }))
  return row.id
}

const moves = { suspension: 'suspend', resumption: 'resume', termination: 'terminate' } as const

/** Applies a change that both parties have signed. What was done or paid before stays as it was. */
export async function applyChange(tx: Tx, actor: Actor, { contract: row, change, facts }: Held): Promise<void> {
  const { kind, after, no } = change!
  const move = kind in moves ? moves[kind as keyof typeof moves] : undefined
  const to = move === undefined ? row.status : contractFlow.decide(facts, move, actor)
  await changes.set(tx, change!, {
    status: changeFlow.decide(change!, 'conclude', actor),
    effective_at: actor.now,
    ended_at: actor.now,
  })
  if (after.gross !== null) {
    const shares = replanStages(await stagesOf(tx, row.id), after.gross) ?? refuse('contract.belowDone')
    await reshareStages(
      tx,
      row.id,
      shares.map((each, at) => ({ no: at + 1, ...each })),
    )
  }
  const changed = await contracts.set(tx, row, {
    status: to,
    ...(after.validTo === null ? {} : { valid_to: after.validTo }),
    ...(after.gross === null ? {} : { gross: after.gross, net: after.net!, tax: after.tax! }),
    ...(to === 'terminated' ? { ended_at: actor.now } : {}),
  })
  const data = { ...dataOf(changed), kind, changeNo: no, gross: changed.gross, lastDay: changed.valid_to }
  await publish(tx, actor, newEvent('contract.changed', { id: row.id, from: row.status, to, data }))
}

import type { AgreementDraft } from '#contract/agreements/agreement.ts'
import type * as contract from '#contract/agreements/agreements.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { units } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { cancelApproval } from '#modules/approvals/index.ts'
import { closeOwnedPrices, lockOwnedPrices, openAgreementCaps, stopOwnedPrices } from '#modules/catalogue/index.ts'
import { replaceAttachments } from '#modules/files/index.ts'
import { activeSuppliers } from '#modules/suppliers/index.ts'
import { agreementEvent, dataOf, finish, type Held, lockAgreement } from './agreement.access.service.ts'
import { checkDepartments, demandDeals, refuseOverlap, rowsOf } from './agreement.lines.service.ts'
import { agreementFlow, incompletePosition, violationOfDraft } from './agreement.rules.ts'
import { type AgreementDocument, agreements, linesOf, replaceLines } from './agreement.store.ts'
import { startAgreementApproval } from './approval.service.ts'
import { writeCaps } from './caps/cap.service.ts'
import { capsOf, replaceCaps } from './caps/cap.store.ts'
import { indexTermsOf } from './indices/terms.service.ts'
import { forgetConfirmations, replaceParties } from './parties/party.store.ts'
import { closeChange, declineChange, withdrawOpenChange } from './changes/change.service.ts'

/** Values of a draft; refuses what is invalid. */
async function valuesOf(tx: Tx, draft: AgreementDraft) {
  const violation = violationOfDraft(draft)
  if (violation) refuse(violation)
  const active = await activeSuppliers(
    tx,
    draft.parties.map(({ supplierId }) => supplierId),
  )
  const names = new Map(active.map(({ id, name }) => [id, name]))
  const isRotation = draft.callOff === 'rotation'
  const parties = draft.parties.map(({ supplierId, share }) => ({
    supplierId,
    name: names.get(supplierId) ?? refuse('agreement.supplierGone'),
    share: isRotation ? share : null,
  }))
  await checkDepartments(tx, draft.deptIds)
  const values = {
    no: draft.agreementNo,
    title: draft.title.trim(),
    supplier_id: parties[0]!.supplierId,
    supplier_name: parties.map(({ name }) => name).join('、'),
    call_off: draft.callOff,
    price_rule: draft.priceRule,
    mini_from: draft.callOff === 'mini' ? draft.miniFrom : null,
    ...(await indexTermsOf(tx, draft)),
    ...retentionTermsOf(draft),
    dept_ids: draft.deptIds,
    valid_from: draft.validFrom,
    valid_to: draft.validTo,
    note: draft.note.trim(),
    line_count: draft.lines.length,
  }
  return { values, parties }
}

/** Share of invoices that is withheld; none: that of the tenant. */
function retentionTermsOf({ retention = null }: AgreementDraft) {
  const isValid = retention === null || (units(retention.percent) > 0n && units(retention.percent) <= units('10'))
  if (!isValid) refuse('agreement.retention')
  return { retention_percent: retention?.percent ?? null, retention_days: retention?.days ?? null }
}

const idsOf = ({ parties }: Pick<AgreementDraft, 'parties'>) => parties.map(({ supplierId }) => supplierId)

const placeOf = (agreementId: string, { parties, validFrom, validTo, priceRule, index }: AgreementDraft) => ({
  priceRule,
  base: priceRule === 'index' && index ? { month: index.baseMonth, lines: [] } : undefined,
  agreementId,
  revision: 1,
  supplierIds: parties.map(({ supplierId }) => supplierId),
  validFrom,
  validTo,
})

const attachedTo = ({ id, attachments }: Pick<AgreementDocument, 'id' | 'attachments'>) => ({
  entity: 'agreement',
  id,
  attachments,
})

export async function createAgreement(tx: Tx, actor: Actor, draft: AgreementDraft): Promise<string> {
  const { values, parties } = await valuesOf(tx, draft)
  const agreement = await agreements.insert(tx, {
    ...values,
    status: '10',
    source: 'manual',
    person_id: actor.personId,
    created_by: actor.userId,
    created_by_name: actor.userName,
    created_at: actor.now,
  })
  await replaceParties(tx, agreement.id, parties)
  await replaceLines(tx, agreement.id, 1, await rowsOf(tx, placeOf(agreement.id, draft), draft.lines))
  await writeCaps(tx, { agreementId: agreement.id, revision: 1, deptIds: draft.deptIds }, draft)
  if (draft.attachments.length > 0) {
    const attachments = await replaceAttachments(tx, actor, attachedTo(agreement), draft.attachments)
    await agreements.set(tx, await agreements.lock(tx, agreement.id), { attachments })
  }
  const data = { ...dataOf(agreement, idsOf(draft)), lines: draft.lines.length }
  await publish(tx, actor, newEvent('agreement.saved', { id: agreement.id, to: '10', data }))
  return agreement.id
}

/** Writes a draft anew. Who wrote it last is its author, who cannot confirm it for the supplier. */
export async function editAgreement(
  tx: Tx,
  actor: Actor,
  { id, version, ...draft }: Input<typeof contract.editAgreement>,
): Promise<string> {
  const { agreement, facts } = await lockAgreement(tx, actor, id, version)
  agreementFlow.decide(facts, 'edit', actor)
  const { values, parties } = await valuesOf(tx, draft)
  const after = await agreements.set(tx, agreement, {
    ...values,
    person_id: actor.personId,
    created_by: actor.userId,
    created_by_name: actor.userName,
    attachments: await replaceAttachments(tx, actor, attachedTo(agreement), draft.attachments),
  })
  const { revision } = agreement
  await replaceParties(tx, id, parties)
  await replaceLines(tx, id, revision, await rowsOf(tx, placeOf(id, draft), draft.lines))
  await writeCaps(tx, { agreementId: id, revision, deptIds: draft.deptIds }, draft)
  const data = { ...dataOf(after, idsOf(draft)), lines: draft.lines.length }
  await publish(tx, actor, newEvent('agreement.saved', { id, from: '10', to: '10', data }))
  return id
}

export async function discardAgreement(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.discardAgreement>,
): Promise<void> {
  const held = await lockAgreement(tx, actor, id, version)
  const { agreement } = held
  agreementFlow.decide(held.facts, 'discard', actor)
  await replaceLines(tx, id, agreement.revision, [])
  await replaceCaps(tx, { agreementId: id, revision: agreement.revision }, [])
  await replaceParties(tx, id, [])
  await agreements.remove(tx, agreement)
  await publish(tx, actor, agreementEvent(held, 'discarded', '10'))
}

/** Submits a draft: its approval begins, or without a rule the supplier's confirmation. */
async function submit(tx: Tx, actor: Actor, held: Held): Promise<string> {
  const { agreement, facts } = held
  agreementFlow.decide(facts, 'submit', actor)
  const lines = await linesOf(tx, agreement.id, agreement.revision)
  if (lines.length === 0) refuse('agreement.noLines')
  const today = dayOf(actor.now)
  if (agreement.valid_to < today) refuse('agreement.past')
  await demandDeals(tx, actor, facts.supplierIds)
  if (agreement.call_off === 'rotation') {
    const position = incompletePosition(lines, facts.supplierIds)
    if (position !== undefined) refuse('agreement.positions', { position })
  }
  await checkDepartments(tx, agreement.dept_ids)
  await refuseOverlap(tx, agreement, lines, {
    from: agreement.valid_from > today ? agreement.valid_from : today,
    to: agreement.valid_to,
  })
  const caps = await capsOf(tx, agreement.id, agreement.revision)
  const approval = await startAgreementApproval(tx, actor, held, { lines, caps, title: agreement.title })
  await forgetConfirmations(tx, { agreementId: agreement.id })
  const approved = approval.status === 'approved'
  const status = agreementFlow.decide({ ...facts, approved }, 'submit', actor)
  await agreements.set(tx, agreement, {
    status,
    reason: '',
    approval_id: approval.instanceId,
    submitted_at: actor.now,
    approved_at: approved ? actor.now : null,
    person_id: actor.personId,
    created_by: actor.userId,
    created_by_name: actor.userName,
  })
  const submitted = { facts, agreement: { ...agreement, created_by: actor.userId } }
  await publish(
    tx,
    actor,
    agreementEvent(submitted, 'submitted', status),
    ...approval.events,
    ...(approved ? [agreementEvent({ facts, agreement: { ...submitted.agreement, status } }, 'approved', status)] : []),
  )
  return agreement.id
}

/** Submits or withdraws a draft, withdraws a change, or lets a suspended agreement go on. */
export async function moveAgreement(
  tx: Tx,
  actor: Actor,
  { id, version, action }: Input<typeof contract.moveAgreement>,
): Promise<string> {
  const held = await lockAgreement(tx, actor, id, version)
  if (action === 'submit') return submit(tx, actor, held)
  if (action === 'withdrawChange') return withdrawOpenChange(tx, actor, held)
  if (action === 'resume') {
    agreementFlow.decide(held.facts, 'resume', actor)
    await lockOwnedPrices(tx, id)
    await stopOwnedPrices(tx, { agreementId: id, supplierIds: held.facts.supplierIds, isStopped: false })
    await openAgreementCaps(tx, id, true)
    return finish(tx, actor, held, 'resume', 'resumed', { patch: { reason: '' } })
  }
  const { approval_id: approvalId, status } = held.agreement
  agreementFlow.decide(held.facts, 'withdraw', actor)
  const events =
    status === '20' && approvalId !== null ? await cancelApproval(tx, actor, [approvalId], 'withdrawn') : []
  await publish(tx, actor, ...events)
  return finish(tx, actor, held, 'withdraw', 'withdrawn', { patch: { approval_id: null, submitted_at: null } })
}

/** Declines an agreement, which becomes a draft again, or its open change. */
export async function declineAgreement(
  tx: Tx,
  actor: Actor,
  { id, version, reason: given }: Input<typeof contract.declineAgreement>,
): Promise<string> {
  const held = await lockAgreement(tx, actor, id, version)
  agreementFlow.decide(held.facts, 'decline', actor)
  const reason = given.trim()
  if (held.agreement.status !== '30') return declineChange(tx, actor, held, reason)
  return finish(tx, actor, held, 'decline', 'declined', { patch: { reason, approval_id: null }, reason })
}

/** Suspends an agreement; under the lock of its rows, so that an order either has its pieces or does not get them. */
export async function suspendAgreement(
  tx: Tx,
  actor: Actor,
  { id, version, reason: given }: Input<typeof contract.suspendAgreement>,
): Promise<string> {
  const held = await lockAgreement(tx, actor, id, version)
  agreementFlow.decide(held.facts, 'suspend', actor)
  await lockOwnedPrices(tx, id)
  await stopOwnedPrices(tx, { agreementId: id, supplierIds: held.facts.supplierIds, isStopped: true })
  await openAgreementCaps(tx, id, false)
  const reason = given.trim()
  return finish(tx, actor, held, 'suspend', 'suspended', { patch: { reason }, reason })
}

/** Terminates an agreement at once; an open change is withdrawn. */
export async function terminateAgreement(
  tx: Tx,
  actor: Actor,
  { id, version, reason: given }: Input<typeof contract.terminateAgreement>,
): Promise<string> {
  const held = await lockAgreement(tx, actor, id, version)
  agreementFlow.decide(held.facts, 'terminate', actor)
  if (held.change) await closeChange(tx, actor, held, { action: 'withdraw', verb: 'changeWithdrawn', reason: '' })
  await lockOwnedPrices(tx, id)
  await closeOwnedPrices(tx, { agreementId: id, today: dayOf(actor.now) })
  await openAgreementCaps(tx, id, false)
  const reason = given.trim()
  return finish(tx, actor, held, 'terminate', 'terminated', { patch: { reason, ended_at: actor.now }, reason })
}

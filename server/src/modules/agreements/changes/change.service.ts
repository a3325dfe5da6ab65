import type * as contract from '#contract/agreements/agreements.ts'
import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { cancelApproval } from '#modules/approvals/index.ts'
import { endOwnedPrices, extendOwnedPrices, lockOwnedPrices, setOwnedCaps } from '#modules/catalogue/index.ts'
import { changeEvent, type Held, lockAgreement } from '../agreement.access.service.ts'
import { demandDeals, pricesOf, refuseOverlap, rowsOf } from '../agreement.lines.service.ts'
import { agreementFlow, incompletePosition } from '../agreement.rules.ts'
import { agreementChanges, agreements, insertLines, type LineRow, linesOf } from '../agreement.store.ts'
import { startAgreementApproval } from '../approval.service.ts'
import { changedCaps } from '../caps/cap.rules.ts'
import { applyCaps, refuseBelowUsed, writeCaps } from '../caps/cap.service.ts'
import { factorDays, repriced } from '../prices/price.rules.ts'
import { type CapRow, capsOf } from '../caps/cap.store.ts'
import { writePrices } from '../prices/price.service.ts'
import { changedLines, changeFlow } from './change.rules.ts'
import { baseOfChange } from '../indices/terms.service.ts'
import { lastNumbers, lastPriceChange } from './change.store.ts'

export interface Proposal {
  readonly kind: 'extension' | 'lines'
  readonly note: string
  readonly lines: readonly LineRow[]
  readonly caps: readonly CapRow[]
  readonly validTo?: string
  readonly startsOn?: string
  readonly revision?: number
  /** Values of a price index that the new prices were computed from. */
  readonly index?: { readonly month: string; readonly value: string; readonly basis: string }
}

/** Opens a change: its approval begins, or without a rule the supplier's confirmation. */
export async function propose(tx: Tx, actor: Actor, held: Held, proposal: Proposal): Promise<string> {
  const { agreement, facts } = held
  const { kind, note, lines, caps, validTo, startsOn, revision, index } = proposal
  await demandDeals(tx, actor, facts.supplierIds)
  const { no } = await lastNumbers(tx, agreement.id)
  const approval = await startAgreementApproval(tx, actor, held, {
    lines,
    caps,
    title: `${agreement.title}（${kind === 'extension' ? '延期' : '变更'}）`,
    ...(revision === undefined ? {} : { revision }),
  })
  const change = await agreementChanges.insert(tx, {
    agreement_id: agreement.id,
    no: no + 1,
    kind,
    status: approval.status === 'approved' ? '30' : '20',
    valid_to: validTo ?? null,
    starts_on: startsOn ?? null,
    revision: revision ?? null,
    index_month: index?.month ?? null,
    index_value: index?.value ?? null,
    index_basis: index?.basis ?? null,
    note: note.trim(),
    approval_id: approval.instanceId,
    person_id: actor.personId,
    created_by: actor.userId,
    created_by_name: actor.userName,
    created_at: actor.now,
  })
  await agreements.set(tx, agreement, {})
  await publish(
    tx,
    actor,
    changeEvent(held, change, 'changeProposed'),
    ...approval.events,
    ...(approval.status === 'approved' ? [changeEvent(held, change, 'changeApproved')] : []),
  )
  return agreement.id
}

export async function extendAgreement(
  tx: Tx,
  actor: Actor,
  { id, version, validTo, note }: Input<typeof contract.extendAgreement>,
): Promise<string> {
  const held = await lockAgreement(tx, actor, id, version)
  agreementFlow.decide(held.facts, 'extend', actor)
  const { agreement, facts } = held
  refuseEnded(agreement.valid_to, actor)
  if (validTo <= agreement.valid_to) refuse('agreement.notLater', { lastDay: agreement.valid_to })
  const lines = await linesOf(tx, id, agreement.revision)
  await refuseOverlap(tx, agreement, ofParties(lines, facts.supplierIds), {
    from: dayAfter(agreement.valid_to, 1),
    to: validTo,
  })
  const caps = await capsOf(tx, id, agreement.revision)
  return propose(tx, actor, held, { kind: 'extension', note, lines, caps, validTo })
}

/** Lines of suppliers that have not left: those of others price nothing any more. */
const ofParties = (lines: readonly LineRow[], supplierIds: readonly string[]): LineRow[] =>
  lines.filter(({ supplier_id: supplierId }) => supplierIds.includes(supplierId))

const refuseEnded = (lastDay: string, actor: Actor): void => {
  if (lastDay < dayOf(actor.now)) refuse('agreement.past')
}

const refuseStart = (startsOn: string, lastDay: string, actor: Actor): void => {
  if (startsOn <= dayOf(actor.now) || startsOn > lastDay) refuse('agreement.startsOn')
}

export async function changeAgreement(
  tx: Tx,
  actor: Actor,
  { id, version, startsOn, note, lines: drafts, ...draft }: Input<typeof contract.changeAgreement>,
): Promise<string> {
  const held = await lockAgreement(tx, actor, id, version)
  agreementFlow.decide(held.facts, 'change', actor)
  const { agreement } = held
  if (drafts.length === 0) refuse('agreement.noLines')
  refuseStart(startsOn, agreement.valid_to, actor)
  const before = await linesOf(tx, id, agreement.revision)
  const { revision: lastRevision } = await lastNumbers(tx, id)
  const revision = lastRevision + 1
  const place = {
    agreementId: id,
    revision,
    supplierIds: held.facts.supplierIds,
    priceRule: agreement.price_rule,
    base: await baseOfChange(tx, agreement, before),
  }
  const rows = await rowsOf(tx, { ...place, validFrom: startsOn, validTo: agreement.valid_to }, drafts)
  await insertLines(tx, { rows })
  await writeCaps(tx, { agreementId: id, revision, deptIds: agreement.dept_ids }, draft)
  const after = await linesOf(tx, id, revision)
  if (agreement.call_off === 'rotation') {
    const position = incompletePosition(after, held.facts.supplierIds)
    if (position !== undefined) refuse('agreement.positions', { position })
  }
  const [capsBefore, caps] = [await capsOf(tx, id, agreement.revision), await capsOf(tx, id, revision)]
  if (changedLines(before, after).length + changedCaps(capsBefore, caps).length === 0) refuse('agreement.unchanged')
  if (agreement.price_rule === 'factor') await refuseFactor(tx, agreement, { before, after, startsOn })
  await refuseBelowUsed(tx, id, after, caps)
  await refuseOverlap(tx, agreement, after, { from: startsOn, to: agreement.valid_to })
  return propose(tx, actor, held, { kind: 'lines', note, lines: after, caps, startsOn, revision })
}

/** Refuses changes of prices out of their bounds, or too soon after the last ones. */
async function refuseFactor(
  tx: Tx,
  { id, valid_from: validFrom }: Held['agreement'],
  { before, after, startsOn }: { before: readonly LineRow[]; after: readonly LineRow[]; startsOn: string },
): Promise<void> {
  const changed = repriced(before, after)
  if (changed.length === 0) return
  const beyond = changed.filter(({ isWithin }) => !isWithin)
  if (beyond.length > 0) refuse('agreement.factor', { names: beyond.map(({ name }) => name).join('、') })
  const day = dayAfter((await lastPriceChange(tx, id)) ?? validFrom, factorDays)
  if (startsOn < day) refuse('agreement.factorDays', { day })
}

/**
 * Confirms the open change for the supplier. An extension moves the end of the rows. Other lines end the rows the day
 * before they start and write new ones, which count against the same caps; what was priced before stays as it was.
 */
export async function confirmChange(tx: Tx, actor: Actor, held: Held): Promise<string> {
  const { agreement, change } = held
  const { id } = agreement
  const status = changeFlow.decide(change!, 'confirm', actor)
  refuseEnded(agreement.valid_to, actor)
  await lockOwnedPrices(tx, id)
  const patch = change!.kind === 'extension' ? await extend(tx, held, change!.valid_to!) : await replace()
  await agreementChanges.set(tx, change!, { status, confirmed_at: actor.now, confirmed_by_name: actor.userName })
  await agreements.set(tx, agreement, patch)
  await publish(tx, actor, changeEvent(held, change!, 'changeConfirmed'))
  return id

  async function replace() {
    const { revision, starts_on: from } = change!
    refuseStart(from!, agreement.valid_to, actor)
    const lines = await linesOf(tx, id, revision!)
    await refuseBelowUsed(tx, id, lines, await capsOf(tx, id, revision!))
    const prices = pricesOf(agreement.dept_ids, lines)
    await refuseOverlap(tx, agreement, lines, { from: from!, to: agreement.valid_to })
    await endOwnedPrices(tx, { agreementId: id, lastDay: dayAfter(from!, -1) })
    await setOwnedCaps(tx, id, prices)
    await applyCaps(tx, id, revision!)
    await writePrices(tx, held, lines, { from: from!, to: agreement.valid_to, createdBy: change!.created_by })
    return { revision: revision!, line_count: lines.length }
  }
}

async function extend(tx: Tx, { agreement, facts }: Held, validTo: string) {
  const { id, valid_to: lastDay } = agreement
  const lines = await linesOf(tx, id, agreement.revision)
  await refuseOverlap(tx, agreement, ofParties(lines, facts.supplierIds), { from: dayAfter(lastDay, 1), to: validTo })
  await extendOwnedPrices(tx, { agreementId: id, lastDay, to: validTo })
  return { valid_to: validTo }
}

export const declineChange = (tx: Tx, actor: Actor, held: Held, reason: string): Promise<string> =>
  closeChange(tx, actor, held, { action: 'decline', verb: 'changeDeclined', reason })

export async function withdrawOpenChange(tx: Tx, actor: Actor, held: Held): Promise<string> {
  agreementFlow.decide(held.facts, 'withdrawChange', actor)
  const id = await closeChange(tx, actor, held, { action: 'withdraw', verb: 'changeWithdrawn', reason: '' })
  await agreements.set(tx, held.agreement, {})
  return id
}

/** Closes the open change without an effect, with its approval. */
export async function closeChange(
  tx: Tx,
  actor: Actor,
  held: Held,
  {
    action,
    verb,
    reason,
  }: { action: 'decline' | 'withdraw'; verb: 'changeDeclined' | 'changeWithdrawn'; reason: string },
): Promise<string> {
  const { agreement, change } = held
  const status = changeFlow.decide(change!, action, actor)
  const approvalId = change!.status === '20' ? change!.approval_id : null
  const events = approvalId === null ? [] : await cancelApproval(tx, actor, [approvalId], 'withdrawn')
  await agreementChanges.set(tx, change!, { status, reason, ended_at: actor.now })
  if (action === 'decline') await agreements.set(tx, agreement, {})
  await publish(tx, actor, ...events, changeEvent(held, change!, verb, reason))
  return agreement.id
}

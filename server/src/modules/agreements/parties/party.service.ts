import type * as contract from '#contract/agreements/agreements.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { closePricesOfParty, lockOwnedPrices } from '#modules/catalogue/index.ts'
import { ownSupplier } from '#modules/suppliers/index.ts'
import { dataOf, type Held, lockAgreement } from '../agreement.access.service.ts'
import { refuseOverlap } from '../agreement.lines.service.ts'
import { agreementFlow } from '../agreement.rules.ts'
import { agreements, linesOf } from '../agreement.store.ts'
import { applyCaps } from '../caps/cap.service.ts'
import { closeChange, confirmChange } from '../changes/change.service.ts'
import { writePrices } from '../prices/price.service.ts'
import { confirmParty, leaveParty } from './party.store.ts'

const nameIn = ({ parties }: Held, { supplierId }: Actor): string =>
  parties.find((party) => party.supplierId === supplierId)!.name

/**
 * Confirms an agreement, or its open change, for one of its parties. The last confirmation writes its rows of the price
 * book from its first day on, from today if that is past.
 */
export async function confirmAgreement(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.confirmAgreement>,
): Promise<string> {
  const held = await lockAgreement(tx, actor, id, version)
  const { agreement, facts, change } = held
  const status = agreementFlow.decide(facts, 'confirm', actor)
  await ownSupplier(tx, actor, 'agreement')
  await confirmParty(tx, {
    agreementId: id,
    supplierId: actor.supplierId!,
    changeNo: agreement.status === '30' ? null : change!.no,
    at: actor.now,
    by: actor.userName,
  })
  const { length: awaited } = facts.awaitedIds
  if (awaited > 1) {
    await agreements.set(tx, agreement, {})
    const data = { ...dataOf(agreement, facts.supplierIds), supplierName: nameIn(held, actor) }
    await publish(tx, actor, newEvent('agreement.partyConfirmed', { id, from: agreement.status, to: status, data }))
    return id
  }
  if (agreement.status !== '30') return confirmChange(tx, actor, held)
  const today = dayOf(actor.now)
  if (agreement.valid_to < today) refuse('agreement.past')
  const lines = await linesOf(tx, id, agreement.revision)
  const period = { from: agreement.valid_from > today ? agreement.valid_from : today, to: agreement.valid_to }
  await refuseOverlap(tx, agreement, lines, period)
  await writePrices(tx, held, lines, { ...period, createdBy: agreement.created_by })
  await applyCaps(tx, id, agreement.revision)
  await agreements.set(tx, agreement, { status, confirmed_at: actor.now, confirmed_by_name: actor.userName })
  const data = { ...dataOf(agreement, facts.supplierIds), lastDay: agreement.valid_to }
  await publish(tx, actor, newEvent('agreement.confirmed', { id, from: '30', to: status, data }))
  return id
}

/**
 * A party leaves an agreement that has others: its prices apply to no new order, and it is given no turn any more. An
 * open change, to which it was to agree, is withdrawn.
 */
export async function leaveAgreement(
  tx: Tx,
  actor: Actor,
  { id, version, reason: given }: Input<typeof contract.leaveAgreement>,
): Promise<string> {
  const held = await lockAgreement(tx, actor, id, version)
  const { agreement, facts } = held
  const status = agreementFlow.decide(facts, 'leave', actor)
  if (held.change) await closeChange(tx, actor, held, { action: 'withdraw', verb: 'changeWithdrawn', reason: '' })
  await lockOwnedPrices(tx, id)
  const supplierId = actor.supplierId!
  await closePricesOfParty(tx, { agreementId: id, supplierId, today: dayOf(actor.now) })
  const reason = given.trim()
  await leaveParty(tx, { agreementId: id, supplierId, at: actor.now, reason })
  await agreements.set(tx, agreement, {})
  const data = { ...dataOf(agreement, facts.supplierIds), supplierName: nameIn(held, actor) }
  await publish(tx, actor, newEvent('agreement.partyLeft', { id, from: agreement.status, to: status, reason, data }))
  return id
}

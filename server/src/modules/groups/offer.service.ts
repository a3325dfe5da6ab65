import type * as contract from '#contract/groups/groups.ts'
import type { OfferAction, OfferDraft } from '#contract/groups/offer.ts'
import type { EventName } from '#contract/events.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Patch } from '#kit/database/table.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { closeCaps, lockCaps, openCaps } from '#modules/ordering/index.ts'
import { ownSupplier } from '#modules/suppliers/index.ts'
import { fixedAtOf, offerFlow, rungOf, violationOfOffer } from './offer.rules.ts'
import { countPledged, offeredSku, offers } from './offer.store.ts'

type Held = Awaited<ReturnType<typeof offers.lock>>

/** Locks an offer that the actor may see; others are unknown to a supplier. */
async function lockOffer(tx: Tx, actor: Actor, id: string, version?: number): Promise<Held> {
  const offer = await offers.lock(tx, id, version)
  const isForeign = actor.supplierId !== null && actor.supplierId !== offer.supplier_id
  return isForeign ? refuse('thing.notFound') : offer
}

type Verb<Name> = Name extends `groupOffer.${infer Of}` ? Of : never

async function finish(
  tx: Tx,
  actor: Actor,
  offer: Held,
  action: OfferAction,
  verb: Exclude<Verb<EventName>, 'saved' | 'reached' | 'dissolved'>,
  { patch = {}, reason }: { patch?: Patch<'groups.offers'>; reason?: string } = {},
): Promise<string> {
  const status = offerFlow.decide(offer, action, actor)
  await offers.set(tx, offer, { ...patch, status })
  const { id, no: offerNo, name, supplier_id: supplierId } = offer
  await publish(
    tx,
    actor,
    newEvent(`groupOffer.${verb}`, {
      id,
      from: offer.status,
      to: status,
      reason: reason || undefined,
      data: { offerNo, name, supplierId },
    }),
  )
  return id
}

/** Values of a draft with its goods as they are now; refuses what is invalid. */
async function valuesOf(tx: Tx, actor: Actor, supplierId: string, draft: OfferDraft) {
  const sku = await offeredSku(tx, { skuId: draft.skuId, supplierId })
  if (!sku) return refuse('thing.notFound')
  if (!sku.is_live) return refuse('group.goodsGone')
  const violation = violationOfOffer(draft, sku.list_price, actor.now)
  if (violation) refuse(violation, violation === 'group.firstPrice' ? { price: sku.list_price } : {})
  return {
    supplier_id: supplierId,
    supplier_name: sku.supplier_name,
    sku_id: draft.skuId,
    product_id: sku.product_id,
    name: sku.name,
    spec: sku.spec,
    unit: sku.unit,
    picture: sku.picture,
    list_price: sku.list_price,
    rungs: draft.rungs,
    max_qty: draft.maxQty,
    per_buyer: draft.perBuyer,
    per_dept: draft.perDept,
    starts_at: draft.startsAt === null ? null : new Date(draft.startsAt),
    ends_at: new Date(draft.endsAt),
    freeze_hours: draft.freezeHours,
    note: draft.note,
  }
}

export async function createOffer(tx: Tx, actor: Actor, draft: OfferDraft): Promise<string> {
  const values = await valuesOf(tx, actor, await ownSupplier(tx, actor), draft)
  const proposer = { proposed_by: actor.userId, person_id: actor.personId }
  const { id, no: offerNo } = await offers.insert(tx, { ...values, ...proposer, status: '10', created_at: actor.now })
  const data = { offerNo, name: values.name, supplierId: values.supplier_id }
  await publish(tx, actor, newEvent('groupOffer.saved', { id, to: '10', data }))
  return id
}

export async function editOffer(
  tx: Tx,
  actor: Actor,
  { id, version, ...draft }: Input<typeof contract.editOffer>,
): Promise<string> {
  const offer = await lockOffer(tx, actor, id, version)
  const to = offerFlow.decide(offer, 'edit', actor)
  const values = await valuesOf(tx, actor, await ownSupplier(tx, actor), draft)
  await offers.set(tx, offer, values)
  const data = { offerNo: offer.no, name: values.name, supplierId: values.supplier_id }
  await publish(tx, actor, newEvent('groupOffer.saved', { id, from: offer.status, to, data }))
  return id
}

/** What an offer proposes, from its row. */
const draftOf = (offer: Held): OfferDraft => ({
  skuId: offer.sku_id,
  rungs: offer.rungs,
  maxQty: offer.max_qty,
  perBuyer: offer.per_buyer,
  perDept: offer.per_dept,
  startsAt: offer.starts_at?.toISOString() ?? null,
  endsAt: offer.ends_at.toISOString(),
  freezeHours: offer.freeze_hours,
  note: offer.note,
})

export async function moveOffer(tx: Tx, actor: Actor, input: Input<typeof contract.moveOffer>): Promise<string> {
  const offer = await lockOffer(tx, actor, input.id, input.version)
  if (input.action === 'withdraw') return finish(tx, actor, offer, 'withdraw', 'withdrawn')
  if (input.action === 'discard')
    return finish(tx, actor, offer, 'discard', 'discarded', { patch: { ended_at: actor.now } })
  offerFlow.decide(offer, 'submit', actor)
  const values = await valuesOf(tx, actor, await ownSupplier(tx, actor), draftOf(offer))
  return finish(tx, actor, offer, 'submit', 'submitted', {
    patch: { ...values, submitted_at: actor.now, reason: '', proposed_by: actor.userId, person_id: actor.personId },
  })
}

/** Approves an offer, which opens its places, or rejects it. */
export async function decideOffer(tx: Tx, actor: Actor, input: Input<typeof contract.decideOffer>): Promise<string> {
  const offer = await lockOffer(tx, actor, input.id, input.version)
  const reason = (input.reason ?? '').trim()
  if (input.decision === 'refuse') {
    if (reason === '') refuse('group.reasonMissing')
    return finish(tx, actor, offer, 'refuse', 'refused', { patch: { reason, decided_at: actor.now }, reason })
  }
  offerFlow.decide(offer, 'approve', actor)
  await valuesOf(tx, actor, offer.supplier_id, draftOf(offer))
  const caps = await openCaps(tx, [
    {
      kind: 'group',
      refId: offer.id,
      maxQty: offer.max_qty,
      perBuyer: offer.per_buyer,
      perDept: offer.per_dept,
      endsAt: offer.ends_at.toISOString(),
      fixedAt: fixedAtOf(offer).toISOString(),
    },
  ])
  return finish(tx, actor, offer, 'approve', 'approved', {
    patch: { cap_id: caps.get(offer.id)!, decided_at: actor.now, starts_at: offer.starts_at ?? actor.now },
  })
}

/** Cancels an open offer before its end; the job then cancels its orders. */
export async function cancelOffer(tx: Tx, actor: Actor, input: Input<typeof contract.cancelOffer>): Promise<string> {
  const offer = await lockOffer(tx, actor, input.id, input.version)
  offerFlow.decide(offer, 'cancel', actor)
  const caps = await lockCaps(tx, [offer.cap_id!])
  await closeCaps(tx, caps)
  const reason = input.reason.trim()
  return finish(tx, actor, offer, 'cancel', 'cancelled', { patch: { reason, ended_at: actor.now }, reason })
}

/**
 * Ends an offer whose time is over, once: under the lock of its places, which every join, approval and withdrawal takes
 * too, it counts the pieces, fixes the price, and closes the places. The orders follow one by one.
 */
export async function endOffer(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const offer = await offers.lock(tx, id)
  if (offer.status !== '30' || offer.ends_at > actor.now) return false
  const caps = await lockCaps(tx, [offer.cap_id!])
  const pledged = await countPledged(tx, offer.cap_id!)
  const rung = rungOf(offer.rungs, pledged)
  const status = offerFlow.decide({ ...offer, isReached: rung !== null }, 'end', actor)
  await closeCaps(tx, caps)
  await offers.set(tx, offer, {
    status,
    pledged,
    price: rung?.price ?? null,
    ended_at: actor.now,
  })
  const data = { offerNo: offer.no, name: offer.name, supplierId: offer.supplier_id, pledged }
  await publish(
    tx,
    actor,
    rung
      ? newEvent('groupOffer.reached', { id, from: '30', to: status, data: { ...data, price: rung.price } })
      : newEvent('groupOffer.dissolved', { id, from: '30', to: status, data }),
  )
  return true
}

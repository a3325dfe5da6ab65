import type { Input } from '#contract/kit/route.ts'
import { compare } from '#contract/kit/money.ts'
import type { joinAuction as route } from '#contract/sourcing/auction/auction.ts'
import { isLive } from '#contract/sourcing/auction/auctionRule.ts'
import { baseTotal } from '#contract/sourcing/auction/bidLines.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { signal } from '#kit/events/signal.ts'
import { refuse } from '#kit/refusal.ts'
import { demandQualified } from '#modules/catalogue/index.ts'
import { ownSupplier } from '#modules/suppliers/index.ts'
import { hasDeposit } from '../deposits/deposit.gate.service.ts'
import { findPublished, takesPart } from '../projects/published.service.ts'
import { findEnrolment } from '../participation/participation.store.ts'
import { itemOf } from '../projects/project.columns.ts'
import { databaseTime, findItems } from '../projects/project.store.ts'
import { bytesIn } from '../seal/entry.columns.ts'
import type { Seals } from '../seal/seals.ts'
import { auctionTopic } from './auction.job.ts'
import { lockAuction } from './auction.store.ts'
import { findBidders, insertBidder, setBidder } from './bidder.store.ts'

const mostBidders = 200

/**
 * Joins an auction that has not begun, or changes the base prices of a bidder that has joined. The number of a bidder
 * is that of its arrival, and stays.
 */
export async function joinAuction(
  tx: Tx,
  actor: Actor,
  { projectId, base, deliveryDays, validUntil }: Input<typeof route>,
  { platform }: Seals,
): Promise<void> {
  const supplierId = await ownSupplier(tx, actor, 'quote')
  const project = await findPublished(tx, actor, projectId)
  const enrolment = await findEnrolment(tx, projectId, supplierId)
  // After an opening those bid who have quoted.
  if (!isLive(project.auction_rule) || !takesPart(project, enrolment, actor)) refuse('auction.notBidder')
  if (!(await hasDeposit(tx, project, supplierId))) refuse('projectDeposit.notConfirmed')
  await demandQualified(tx, { supplierId, categoryIds: project.category_ids, now: actor.now, lang: actor.lang })
  const auction = (await lockAuction(tx, projectId)) ?? refuse('auction.none')
  const now = await databaseTime(tx)
  if (auction.phase !== 'scheduled' || auction.seq > 0 || now >= auction.begin_at) refuse('auction.begun')
  const items = await findItems(tx, projectId)
  const prices = new Map(base.map((each) => [each.itemId, each]))
  const known = items.filter(({ id }) => prices.has(id))
  if (prices.size !== base.length || prices.size !== known.length) refuse('auction.basePrices')
  const { lots = [allOf(items)] } = auction.rule
  const joined = lots.filter((lot) => lot.items.some((id) => prices.has(id)))
  for (const lot of joined.length > 0 ? joined : lots) {
    const own = items.filter(({ id }) => lot.items.includes(id)).map(itemOf)
    const isWhole = own.every(({ id }) => prices.has(id))
    // Bids keep the ratio of these prices, so their total must be an amount.
    if (isWhole && compare(baseTotal(base, own), '0') > 0) continue
    if (auction.rule.lots) refuse('auction.wholeLots', { lot: lot.name })
    refuse('auction.basePrices')
  }
  const bidders = await findBidders(tx, projectId)
  const own = bidders.find((each) => each.supplier_id === supplierId)
  const values = {
    project_id: projectId,
    delivery_days: deliveryDays,
    valid_until: validUntil,
    base: base.map((each) => ({ ...each, brand: '', leadDays: deliveryDays, remark: '' })),
    joined_name: actor.userName,
    joined_at: now,
  }
  const no = own?.no ?? bidders.length + 1
  if (no > mostBidders) refuse('auction.busy')
  if (own) await setBidder(tx, { ...values, no })
  else {
    const subject = bytesIn(platform.subjectOf(auction.suite, projectId, supplierId))
    await insertBidder(tx, { ...values, no, supplier_id: supplierId, subject, opening: null, openings: null })
  }
  // Nobody learns from the history who bids under which number, or that a supplier bids at all.
  await publish(tx, systemActor(actor.tenantId, '', now), { name: 'auction.joined', id: projectId })
  await signal(tx, actor.tenantId, auctionTopic(projectId))
}

/** Without lots the whole is one. */
const allOf = (items: readonly { readonly id: string }[]) => ({ name: '', items: items.map(({ id }) => id) })

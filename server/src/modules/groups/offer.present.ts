import type { Group, GroupOffer } from '#contract/groups/offer.ts'
import type { Actor } from '#kit/actor.ts'
import { fixedAtOf, offerFlow } from './offer.rules.ts'
import type { OfferRow } from './offer.store.ts'

const at = (time: Date | null): string | null => time?.toISOString() ?? null

/** What everybody who sees an offer reads. */
export const presentGroup = (row: OfferRow, now: Date): Group => ({
  id: row.id,
  version: row.version,
  offerNo: row.no,
  status: row.status,
  isUpcoming: row.status === '30' && row.starts_at !== null && now < row.starts_at,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  skuId: row.sku_id,
  productId: row.product_id,
  name: row.name,
  spec: row.spec,
  unit: row.unit,
  picture: row.picture,
  listPrice: row.list_price,
  rungs: row.rungs,
  maxQty: row.max_qty,
  perBuyer: row.per_buyer,
  perDept: row.per_dept,
  startsAt: at(row.starts_at),
  endsAt: row.ends_at.toISOString(),
  fixedAt: fixedAtOf(row).toISOString(),
  freezeHours: row.freeze_hours,
  note: row.note,
  pledged: row.pledged,
  approving: row.approving,
  price: row.price,
  endedAt: at(row.ended_at),
})

/** Offer with the actor's current actions. */
export const presentOffer = (row: OfferRow, actor: Actor): GroupOffer => ({
  ...presentGroup(row, actor.now),
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
  submittedAt: at(row.submitted_at),
  can: offerFlow.can(row, actor),
})

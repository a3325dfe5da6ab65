import type { EarlierOffer } from '#contract/sourcing/comparison/comparison.ts'
import type { OpenedQuote } from '#contract/sourcing/quotes.ts'
import type { QuoteRow } from '../seal/opening.store.ts'

export const presentQuote = (row: QuoteRow): OpenedQuote => ({
  id: row.id,
  round: row.round,
  seq: row.seq,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  submittedAt: row.submitted_at.toISOString(),
  status: row.status,
  why: row.why,
  currency: row.currency,
  deliveryDays: row.delivery_days,
  validUntil: row.valid_until,
  freight: row.freight,
  remark: row.remark,
  total: row.total,
  attachments: row.attachments.map(({ name, size }, place) => ({
    name,
    size,
    storageFileId: row.file_keys[place] ?? null,
  })),
  lines: row.lines,
})

/** Prices of a quote superseded by a later round. */
export const presentEarlier = ({ round, supplier_id: supplierId, total, lines }: QuoteRow): EarlierOffer => ({
  round,
  supplierId,
  total: total!,
  lines: lines.map(({ itemId, price }) => ({ itemId, price })),
})

import { dayOf, daysBetween } from '#contract/kit/calendar.ts'
import { compare } from '#contract/kit/money.ts'
import type { AgingRow, Payable } from '#contract/settlement/payable.ts'
import type { Actor } from '#kit/actor.ts'
import { discountOf } from '../terms/terms.rules.ts'
import { actionsOn } from './payable.rules.ts'
import type { AgingListRow, ListedPayable } from './payable.store.ts'

/** What the discount for an early payment would deduct today. */
const discountNow = ({ rest, discount_pct: percent, discount_until: until }: ListedPayable, today: string): string =>
  until !== null && until >= today && compare(rest, '0') > 0 ? discountOf(rest, percent) : '0.00'

export const presentPayable = (row: ListedPayable, actor: Actor): Payable => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  invoiceNo: row.invoice_no,
  orderNo: row.order_no,
  purpose: row.reason,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  payerTitle: row.payer_title,
  payerNo: row.payer_no,
  gross: row.gross,
  paid: row.paid,
  offset: row.offset_amount,
  deducted: row.deducted,
  retained: row.retained,
  reserved: row.reserved,
  rest: row.rest,
  acceptedOn: row.accepted_on,
  dueOn: row.due_on,
  smeDueOn: row.sme_due_on,
  smeDaysLeft:
    row.sme_due_on === null || row.status === 'settled' ? null : daysBetween(dayOf(actor.now), row.sme_due_on),
  discountUntil: row.discount_until,
  discount: discountNow(row, dayOf(actor.now)),
  overdueDays: row.overdue_days,
  status: row.status,
  holds: row.holds,
  holdReason: row.hold_reason,
  heldByName: row.held_by_name,
  settledAt: row.settled_at?.toISOString() ?? null,
  can: actionsOn({ ...row, discount: discountNow(row, dayOf(actor.now)) }, actor),
})

export const presentAging = (row: AgingListRow): AgingRow => ({
  id: row.id,
  supplierName: row.supplier_name,
  payerTitle: row.payer_title,
  notDue: row.not_due,
  upTo30: row.up_to_30,
  upTo60: row.up_to_60,
  upTo90: row.up_to_90,
  over90: row.over_90,
  total: row.total,
})

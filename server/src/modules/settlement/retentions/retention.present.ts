import { dayOf, daysBetween } from '#contract/kit/calendar.ts'
import type { Retention, RetentionStatus } from '#contract/settlement/retentions/retention.ts'
import type { Actor } from '#kit/actor.ts'
import type { CanRead } from '#kit/module.ts'
import { payables } from '../payables/payable.store.ts'
import { retentionFlow } from './retention.rules.ts'
import { type ListedRetention, retentions } from './retention.store.ts'

/** States in which nothing is withheld any more. */
export const endedRetentions: readonly RetentionStatus[] = ['released', 'deducted', 'reversed']

/** Retention as this side sees it: what we propose is our own affair until it is confirmed, and so is who decides. */
export function presentRetention(row: ListedRetention, actor: Actor): Retention {
  const isSupplier = actor.supplierId !== null
  const isHidden = isSupplier && row.status === 'settling'
  const isOpen = !isSupplier && row.status === 'settling'
  const can = retentionFlow.can(
    {
      status: row.status,
      proposerId: row.proposed_by_person,
      outcome: row.outcome,
      isAll: row.amount === row.left,
    },
    actor,
  )
  return {
    id: row.id,
    version: row.version,
    invoiceNo: row.invoice_no,
    supplierId: row.supplier_id,
    supplierName: row.supplier_name,
    payerTitle: row.payer_title,
    status: isHidden ? 'held' : row.status,
    percent: row.percent,
    gross: row.gross,
    deducted: row.deducted,
    offset: row.offset_amount,
    paid: row.paid,
    rest: row.left,
    receivedOn: row.received_on,
    dueOn: row.due_on,
    daysLeft: endedRetentions.includes(row.status) ? null : daysBetween(dayOf(actor.now), row.due_on),
    outcome: isHidden ? null : row.outcome,
    amount: isHidden ? null : row.amount,
    reason: isOpen ? row.proposal : row.reason,
    documents: isOpen ? row.proposal_documents : isHidden ? [] : row.documents,
    proposedByName: isSupplier ? '' : row.proposed_by_name,
    settledByName: isSupplier ? '' : row.settled_by_name,
    settledAt: row.settled_at?.toISOString() ?? null,
    can: [
      ...(can.includes('propose') ? (['release', 'deduct'] as const) : []),
      ...(can.includes('decide') ? (['confirm', 'decline'] as const) : []),
    ],
  }
}

/** Documents of a retention are for those who read payables, and for its supplier once they were confirmed. */
export const mayReadRetention: CanRead = async (db, actor, id) => {
  const row = await retentions.findIfThere(db, id)
  if (!row) return false
  if (actor.supplierId === null) return actor.permissions.has('payment.read')
  const { supplier_id: supplierId } = await payables.find(db, id)
  return supplierId === actor.supplierId && actor.permissions.has('supplierPayment.read') && row.status !== 'settling'
}

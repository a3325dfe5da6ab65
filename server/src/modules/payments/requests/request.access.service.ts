import { compare } from '#contract/kit/money.ts'
import type { RequestStatus } from '#contract/payments/request.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { movePayables, payables } from '#modules/settlement/index.ts'
import { shareSuppliers } from '#modules/suppliers/index.ts'
import { movementOf } from './request.rules.ts'
import * as store from './request.store.ts'

/** Whether the actor reads a request: those who read all of them, and its approvers. */
export async function mayReadRequest(db: Db, actor: Actor, id: string): Promise<boolean> {
  if (actor.supplierId !== null) return false
  if (actor.permissions.has('payment.read')) return true
  return actor.permissions.has('approval.decide') && store.isApprover(db, id, actor.userId)
}

/** Payload of all events of a request. */
export const dataOf = (row: store.RequestRow) => ({
  requestNo: row.no,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  payerTitle: row.payer_title,
  preparedBy: row.prepared_by,
  total: row.total,
})

/**
 * Locks requests in the order of their ids, after their suppliers: a payee account does not begin to change while a
 * payment is being prepared or sent.
 */
export async function lockRequests(tx: Tx, ids: readonly string[], version?: number) {
  const [first] = ids
  const sought = first === undefined ? [] : await store.suppliersOf(tx, { ids })
  if (sought.length === 0) return refuse('thing.notFound')
  await shareSuppliers(
    tx,
    sought.map(({ supplier_id: id }) => id),
  )
  if (version !== undefined && first !== undefined) return [await store.requests.lock(tx, first, version)]
  return store.requests.lockAll(tx, ids)
}

export const lockRequest = async (tx: Tx, id: string, version?: number): Promise<Locked<store.RequestRow>> =>
  (await lockRequests(tx, [id], version))[0] ?? refuse('thing.notFound')

type Step = Parameters<typeof movementOf>[1]

/** Moves the shares of locked requests; their payables are locked in the order of their ids. Returns these. */
export async function moveShares(tx: Tx, actor: Actor, ids: readonly string[], step: Step) {
  const shares = await store.sharesOfRequests(tx, ids)
  const locked = await payables.lockAll(tx, [...new Set(shares.map(({ payableId }) => payableId))])
  await movePayables(
    tx,
    locked,
    shares.map((share) => movementOf(share, step)),
    actor.now,
  )
  return { shares, locked }
}

/** Refuses a request one of whose payables is held, whatever its state. */
export async function refuseHeld(tx: Tx, ids: readonly string[]): Promise<void> {
  const shares = await store.sharesOfRequests(tx, ids)
  const locked = await payables.lockAll(tx, [...new Set(shares.map(({ payableId }) => payableId))])
  const held = locked.find(({ holds, gross }) => holds.length > 0 && compare(gross, '0') > 0)
  if (held) refuse('payment.notPayable', { invoiceNo: held.invoice_no })
}

type Verb = 'created' | 'submitted' | 'withdrawn' | 'discarded' | 'approved' | 'rejected' | 'approvalExpired' | 'offset'

/** Publishes the event of a request that was moved. */
export const publishMove = (
  tx: Tx,
  actor: Actor,
  row: store.RequestRow,
  verb: Verb,
  { to, reason, from = row.status }: { to: RequestStatus; reason?: string; from?: RequestStatus },
): Promise<void> =>
  publish(
    tx,
    actor,
    newEvent(`payment.${verb}`, { id: row.id, from, to, reason: reason || undefined, data: dataOf(row) }),
  )

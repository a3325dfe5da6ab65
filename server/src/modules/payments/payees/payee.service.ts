import type { Input } from '#contract/kit/route.ts'
import type { PayeeAction, PayeeChangeStatus, PayeeDraft } from '#contract/payments/payee.ts'
import type * as contract from '#contract/payments/payees.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import type { Patch } from '#kit/database/table.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import { decrypt, encrypt } from '#kit/security/encryption.ts'
import { holdPayablesOf, releasePayablesOf } from '#modules/settlement/index.ts'
import { findSupplier, lockSupplier } from '#modules/suppliers/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { payeeFlow } from './payee.rules.ts'
import * as store from './payee.store.ts'

type Keys = Pick<ServiceContext, 'encryptionKey'>
const dayMs = 86_400_000

/** The number is bound to its supplier: a row that is copied to another one cannot be read. */
const purposeOf = (tenantId: string, supplierId: string) => `payments.payee/${tenantId}/${supplierId}`
export const accountNumberOf = ({ encryptionKey }: Keys, tenantId: string, row: store.PayeeAccountRow): string =>
  decrypt(encryptionKey, purposeOf(tenantId, row.supplier_id), row.account_no)

/** Payload of all events of a change. */
const dataOf = (row: store.PayeeChangeRow) => ({
  changeNo: row.no,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  requestedBy: row.requested_by,
  name: row.name,
  bank: row.bank,
  last4: row.last4,
})

/**
 * Proposes the payee account of a supplier. From now on its payables are held, until the change has taken effect or
 * ended: nothing is paid to an account in doubt.
 */
async function propose(
  tx: Tx,
  actor: Actor,
  { supplierId, ...draft }: PayeeDraft & { readonly supplierId: string },
  { encryptionKey }: Keys,
): Promise<string> {
  const supplier = await lockSupplier(tx, supplierId)
  const old = await store.activePayee(tx, supplierId)
  const [name, bank] = [draft.name.trim(), draft.bank.trim()]
  const isSame =
    old?.name === name &&
    old.cnaps === draft.cnaps &&
    accountNumberOf({ encryptionKey }, actor.tenantId, old) === draft.accountNo
  if (isSame) refuse('payee.unchanged')
  if (await store.isPayeeChanging(tx, supplierId)) refuse('payee.changeOpen')
  const row = await store.payeeChanges.insert(tx, {
    status: 'submitted',
    supplier_id: supplierId,
    supplier_name: supplier.name,
    name,
    account_no: encrypt(encryptionKey, purposeOf(actor.tenantId, supplierId), draft.accountNo),
    last4: draft.accountNo.slice(-4),
    bank,
    cnaps: draft.cnaps,
    note: draft.note.trim(),
    old_account_id: old?.id ?? null,
    call_to: [supplier.contact_name, supplier.contact_tel].filter((text) => text !== '').join(' '),
    by_supplier: actor.supplierId !== null,
    requested_by: actor.userId,
    requested_by_person: actor.personId,
    requested_by_name: actor.userName,
    requested_at: actor.now,
  })
  await holdPayablesOf(tx, actor, supplierId, 'payeeChange')
  await publish(tx, actor, newEvent('payeeChange.proposed', { id: row.id, to: row.status, data: dataOf(row) }))
  return row.id
}

/** Proposal of a clerk for a supplier. */
export async function proposePayee(
  tx: Tx,
  actor: Actor,
  input: Input<typeof contract.proposePayee>,
  keys: Keys,
): Promise<string> {
  await findSupplier(tx, input.supplierId)
  return propose(tx, actor, input, keys)
}

/** Proposal of a supplier for itself. */
export const proposeOwnPayee = (
  tx: Tx,
  actor: Actor,
  draft: Input<typeof contract.proposeOwnPayee>,
  keys: Keys,
): Promise<string> => propose(tx, actor, { ...draft, supplierId: actor.supplierId ?? refuse('thing.notFound') }, keys)

interface Ending {
  readonly verb: 'calledBack' | 'approved' | 'rejected' | 'withdrawn' | 'tookEffect'
  readonly patch?: Patch<'payments.payee_changes'>
  readonly reason?: string
}

/** Writes the next state of a change and publishes its event. */
async function move(
  tx: Tx,
  actor: Actor,
  row: Locked<store.PayeeChangeRow>,
  action: PayeeAction,
  { verb, patch = {}, reason }: Ending,
): Promise<PayeeChangeStatus> {
  const status = payeeFlow.decide(row, action, actor)
  await store.payeeChanges.set(tx, row, { ...patch, status })
  const event = newEvent(`payeeChange.${verb}`, { id: row.id, from: row.status, to: status, reason, data: dataOf(row) })
  await publish(tx, actor, event)
  return status
}

/** Locks the supplier of a change, then the change: all that write payables of a supplier do so. */
async function lockChange(tx: Tx, actor: Actor, id: string, version?: number) {
  const sought = (await store.payeeChanges.findIfThere(tx, id)) ?? refuse('thing.notFound')
  if (actor.supplierId !== null && actor.supplierId !== sought.supplier_id) refuse('thing.notFound')
  await lockSupplier(tx, sought.supplier_id)
  return store.payeeChanges.lock(tx, id, version)
}

export async function callBackPayee(
  tx: Tx,
  actor: Actor,
  { id, version, callNote }: Input<typeof contract.callBackPayee>,
): Promise<string> {
  const patch = {
    called_by_person: actor.personId,
    called_by_name: actor.userName,
    called_at: actor.now,
    call_note: callNote.trim(),
  }
  await move(tx, actor, await lockChange(tx, actor, id, version), 'callBack', { verb: 'calledBack', patch })
  return id
}

export async function approvePayee(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.approvePayee>,
): Promise<string> {
  const row = await lockChange(tx, actor, id, version)
  const { payeeCoolingDays } = await readSettings(tx, 'payeeCoolingDays')
  const patch = {
    approved_by_person: actor.personId,
    approved_by_name: actor.userName,
    approved_at: actor.now,
    effective_at: new Date(actor.now.getTime() + payeeCoolingDays * dayMs),
  }
  await move(tx, actor, row, 'approve', { verb: 'approved', patch })
  return id
}

export async function rejectPayee(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: Input<typeof contract.rejectPayee>,
): Promise<string> {
  const row = await lockChange(tx, actor, id, version)
  const said = reason.trim()
  await move(tx, actor, row, 'reject', { verb: 'rejected', patch: { reason: said }, reason: said })
  await releasePayablesOf(tx, row.supplier_id, 'payeeChange')
  return id
}

export async function withdrawPayee(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.withdrawPayee>,
): Promise<string> {
  const row = await lockChange(tx, actor, id, version)
  await move(tx, actor, row, 'withdraw', { verb: 'withdrawn' })
  await releasePayablesOf(tx, row.supplier_id, 'payeeChange')
  return id
}

/** Puts a change into force after its cooling period: the account takes the place of the old one. */
export async function takeEffect(tx: Tx, actor: Actor, id: string): Promise<void> {
  const row = await lockChange(tx, actor, id)
  // It may have been rejected since the job has read it.
  if (row.status !== 'cooling') return
  await move(tx, actor, row, 'takeEffect', { verb: 'tookEffect' })
  await store.endActivePayee(tx, row.supplier_id)
  await store.payeeAccounts.insert(tx, {
    supplier_id: row.supplier_id,
    name: row.name,
    account_no: row.account_no,
    last4: row.last4,
    bank: row.bank,
    cnaps: row.cnaps,
    effective_at: actor.now,
  })
  await releasePayablesOf(tx, row.supplier_id, 'payeeChange')
}

/** Job: changes whose cooling period is over take effect. */
export async function takeDueEffects(context: JobContext): Promise<void> {
  const { database, tenantId, now } = context
  const due = await database.read(tenantId, (db) => store.dueChanges(db, { now }))
  await eachItem(
    context,
    due,
    ({ id }) => `payee change ${id}`,
    ({ id }) => database.write(tenantId, (tx) => takeEffect(tx, systemActor(tenantId, '', now), id)),
  )
}

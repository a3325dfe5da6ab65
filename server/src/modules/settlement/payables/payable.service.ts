import { dayOf } from '#contract/kit/calendar.ts'
import { compare, minus, sum } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/settlement/payables.ts'
import type { PayableHold, PayableStatus } from '#contract/settlement/payable.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { lockSupplier, shareSuppliers } from '#modules/suppliers/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { releasable } from './payable.rules.ts'
import { isBeingReversed } from '../red/red.store.ts'
import { type InvoicePart, reversedOf, withheldOf } from '../retentions/retention.rules.ts'
import { bookReversed, withhold } from '../retentions/retention.service.ts'
import { withheldOfPayable } from '../retentions/retention.store.ts'
import { discountOf, dueDatesOf } from '../terms/terms.rules.ts'
import { supplierTerms } from '../terms/terms.store.ts'
import * as store from './payable.store.ts'

export interface NewPayable {
  readonly invoiceId: string
  readonly invoiceNo: string
  readonly supplierId: string
  readonly supplierName: string
  /** Tax number of the company that pays. */
  readonly payerNo: string
  readonly payerTitle: string
  /** With tax; negative for a red invoice, whose payable is a credit. */
  readonly gross: string
  /** `YYYY-MM-DD`. */
  readonly acceptedOn: string
  /** Last delivery of what it is for; the acceptance where it is not known. */
  readonly deliveredOn?: string | undefined
  /** Its parts with the retentions that their agreements name; without any, all of it is by the terms of the tenant. */
  readonly parts?: readonly InvoicePart[] | undefined
}

/** Payload of all events of a payable. */
export const dataOf = (row: store.PayableRow) => ({
  invoiceNo: row.invoice_no,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  gross: row.gross,
  dueOn: row.due_on,
})

/**
 * Creates the payable of an accepted invoice, due after the payment term of the tenant; a credit can be used at once. What is
 * withheld of it becomes a payable of its own.
 * Refuses a second payable of an invoice with `payable.taken`. The supplier is locked, so that a hold of all its
 * payables includes this one.
 */
export async function createPayable(tx: Tx, actor: Actor, given: NewPayable): Promise<string> {
  await shareSuppliers(tx, [given.supplierId])
  const usual = await readSettings(tx, 'payableDays', 'retentionPercent', 'retentionDays')
  const isCredit = compare(given.gross, '0') < 0
  const deliveredOn = given.deliveredOn ?? given.acceptedOn
  const dueDates = isCredit
    ? { due_on: given.acceptedOn }
    : dueDatesOf(await supplierTerms.findIfThere(tx, given.supplierId), {
        acceptedOn: given.acceptedOn,
        deliveredOn,
        usualDays: usual.payableDays,
      })
  const whole = { percent: null, days: null, gross: given.gross, receivedOn: deliveredOn }
  const parts = given.parts && given.parts.length > 0 ? given.parts : [whole]
  const withheld = isCredit ? [] : withheldOf(parts, usual, dueDates.due_on)
  const row = await store.payables.insert(tx, {
    invoice_id: given.invoiceId,
    invoice_no: given.invoiceNo,
    supplier_id: given.supplierId,
    supplier_name: given.supplierName,
    payer_no: given.payerNo,
    payer_title: given.payerTitle,
    gross: given.gross,
    accepted_on: given.acceptedOn,
    retained: sum(withheld.map(({ amount }) => amount)),
    ...dueDates,
    delivered_on: given.deliveredOn ?? null,
    holds: [
      ...(await store.holdsOfSupplier(tx, given.supplierId)),
      ...(!isCredit && (await isBeingReversed(tx, given.invoiceId)) ? (['redForm'] as const) : []),
    ],
    created_at: actor.now,
  })
  await publish(tx, actor, newEvent('payable.created', { id: row.id, to: row.status, data: dataOf(row) }))
  await withhold(tx, actor, row, withheld)
  return row.id
}

/** Holds a payable by hand. One that is being paid stays in its request, which is not sent to the bank. */
export async function holdPayable(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: Input<typeof contract.holdPayable>,
): Promise<string> {
  const row = await store.payables.lock(tx, id, version)
  if (row.status === 'settled') refuse('payable.settled')
  if (row.holds.includes('manual')) refuse('payable.alreadyHeld')
  const said = reason.trim()
  const patch = { holds: [...row.holds, 'manual'] as const, hold_reason: said, held_by_name: actor.userName }
  const { status } = await store.payables.set(tx, row, patch)
  await publish(
    tx,
    actor,
    newEvent('payable.held', { id, from: row.status, to: status, reason: said, data: dataOf(row) }),
  )
  return id
}

/** Releases what a person held, or a returned payment; other holds end with their cause. */
export async function releasePayable(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: Input<typeof contract.releasePayable>,
): Promise<string> {
  const row = await store.payables.lock(tx, id, version)
  const holds = row.holds.filter((hold) => !releasable.includes(hold))
  if (holds.length === row.holds.length) refuse('payable.notHeld')
  const { status } = await store.payables.set(tx, row, { holds, hold_reason: '', held_by_name: '' })
  await publish(
    tx,
    actor,
    newEvent('payable.released', { id, from: row.status, to: status, reason: reason.trim(), data: dataOf(row) }),
  )
  return id
}

/**
 * Holds all payables of a supplier until `releasePayablesOf`, also those that are created meanwhile. The supplier is
 * locked first: nobody creates a payable of it without the hold.
 */
export async function holdPayablesOf(tx: Tx, actor: Actor, supplierId: string, kind: PayableHold): Promise<void> {
  await lockSupplier(tx, supplierId)
  await store.holdOfSupplier(tx, supplierId, kind, actor.now)
}

export async function releasePayablesOf(tx: Tx, supplierId: string, kind: PayableHold): Promise<void> {
  await lockSupplier(tx, supplierId)
  await store.releaseOfSupplier(tx, supplierId, kind)
}

/** Holds what is owed for an invoice while a red letter of it is on its way; the invoice is locked. */
export async function holdBlue(tx: Tx, actor: Actor, invoiceId: string, redFormNo: string): Promise<void> {
  const found = await store.payablesOfInvoice(tx, { invoiceId })
  const locked = await store.payables.lockAll(tx, unsettledOf(found))
  await store.addHoldTo(tx, locked, { hold: 'redForm', reason: redFormNo, byName: actor.userName })
}

const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id)
const unsettledOf = (found: readonly { readonly id: string; readonly status: PayableStatus }[]) =>
  idsOf(found.filter(({ status }) => status !== 'settled'))

/**
 * Holds what is owed for an approved invoice that the tax bureau does not confirm, until it does; the invoice is locked.
 * One that is being paid stays in its request, which is not sent to the bank.
 */
export async function holdForVerdict(tx: Tx, actor: Actor, invoiceId: string, isGenuine: boolean): Promise<void> {
  const found = await store.payablesOfInvoice(tx, { invoiceId })
  const locked = await store.payables.lockAll(tx, isGenuine ? idsOf(found) : unsettledOf(found))
  if (isGenuine) await store.endHoldOf(tx, locked, 'notGenuine')
  else await store.addHoldTo(tx, locked, { hold: 'notGenuine', reason: '', byName: actor.userName })
}

/** Releases what is owed for an invoice of which no red letter is on its way any more. */
export async function releaseBlue(tx: Tx, invoiceId: string): Promise<void> {
  const found = await store.payablesOfInvoice(tx, { invoiceId })
  if (await isBeingReversed(tx, invoiceId)) return
  await store.endHoldOf(tx, await store.payables.lockAll(tx, idsOf(found)), 'redForm')
}

/**
 * Reduces the payable of an invoice by the credit of its approved red invoice, then what is withheld of it. What is paid or
 * being paid already stays as a credit for the next payment. The discount on what is reversed is given up, so that nobody gets it back in money.
 */
export async function reducePayable(tx: Tx, actor: Actor, blueId: string, creditId: string): Promise<void> {
  const found = await store.payableOfInvoice.first(tx, { invoiceId: blueId })
  if (!found) return
  const withheldIds = idsOf(await withheldOfPayable(tx, { payableId: found.id }))
  const locked = await store.payables.lockAll(tx, [found.id, creditId, ...withheldIds])
  const blue = locked.find(({ id }) => id === found.id)!
  const credit = locked.find(({ id }) => id === creditId)!
  const left = minus('0', credit.rest)
  const discount = discountOf(left, blue.discount_pct)
  const back = compare(discount, blue.deducted) < 0 ? discount : blue.deducted
  const owed =
    compare(back, '0') > 0 ? await store.payables.set(tx, blue, { deducted: minus(blue.deducted, back) }) : blue
  const amount = compare(owed.rest, left) < 0 ? owed.rest : left
  // One may have been released since it was read: what is payable is offset at the next payment.
  const withheld = locked.filter(({ id, holds }) => withheldIds.includes(id) && holds.includes('retention'))
  const reversed = reversedOf(withheld, minus(left, amount))
  const offset = sum([amount, ...reversed.map((each) => each.amount)])
  if (compare(offset, '0') <= 0) return
  const none = { reserved: '0.00', paid: '0.00' }
  await store.movePayables(
    tx,
    locked,
    [
      { payableId: owed.id, ...none, offset: amount },
      ...reversed.map((each) => ({ payableId: each.retention.id, ...none, offset: each.amount })),
      { payableId: credit.id, ...none, offset: minus('0', offset) },
    ],
    actor.now,
  )
  await bookReversed(tx, actor, reversed, credit.invoice_no)
  if (compare(amount, '0') === 0) return
  await publish(tx, actor, newEvent('payable.reduced', { id: owed.id, data: { ...dataOf(owed), amount } }))
}

/** Deducts the discount for an early payment, once and within its days. */
export async function takeDiscount(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.takeDiscount>,
): Promise<string> {
  const row = await store.payables.lock(tx, id, version)
  if (row.status === 'settled') refuse('payable.settled')
  const amount = discountOf(row.rest, row.discount_pct)
  const isOver = row.discount_until === null || row.discount_until < dayOf(actor.now)
  if (isOver || compare(amount, '0') <= 0) refuse('payable.noDiscount')
  await store.payables.set(tx, row, { deducted: sum([row.deducted, amount]), discount_until: null })
  await publish(tx, actor, newEvent('payable.discounted', { id, data: { ...dataOf(row), amount } }))
  return id
}

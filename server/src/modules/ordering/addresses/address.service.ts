import type { AddressDraft } from '#contract/ordering/addresses.ts'
import type { InvoiceTitleDraft } from '#contract/ordering/invoiceTitles.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { areNested, maxAddresses, violationOfTitle } from './address.rules.ts'
import {
  insertAddress,
  lockAddressBook,
  lockAddressesOf,
  removeAddress,
  setAddress,
  setDefaultAddress,
} from './address.store.ts'
import {
  clearDefaultTitle,
  insertInvoiceTitle,
  lockTitlesOf,
  removeInvoiceTitle,
  setInvoiceTitle,
} from './invoiceTitle.store.ts'

export async function saveReceiverAddress(tx: Tx, actor: Actor, draft: AddressDraft) {
  if (!areNested(draft.regions)) refuse('address.regions')
  await lockAddressBook(tx, { userId: actor.userId })
  const mine = await lockAddressesOf(tx, { userId: actor.userId })
  if (draft.addressId === undefined && mine.length >= maxAddresses) refuse('address.tooMany', { max: maxAddresses })
  const others = mine.filter(({ id }) => id !== draft.addressId)
  const wanted = { ...draft, isDefault: draft.isDefault || !others.some((each) => each.is_default) }
  const row = draft.addressId
    ? ((await setAddress(tx, draft.addressId, actor.userId, wanted)) ?? refuse('thing.notFound'))
    : await insertAddress(tx, actor.userId, wanted)
  if (wanted.isDefault) await setDefaultAddress(tx, { userId: actor.userId, id: row.id })
  await publish(tx, actor, { name: 'address.saved', id: row.id })
  return row
}

export async function makeDefaultAddress(tx: Tx, actor: Actor, addressId: string) {
  await lockAddressBook(tx, { userId: actor.userId })
  const mine = await lockAddressesOf(tx, { userId: actor.userId })
  if (!mine.some(({ id }) => id === addressId)) refuse('thing.notFound')
  await setDefaultAddress(tx, { userId: actor.userId, id: addressId })
  await publish(tx, actor, { name: 'address.madeDefault', id: addressId })
}

/** Removes an address; if it was the default, the newest of the others becomes the default. */
export async function removeReceiverAddress(tx: Tx, actor: Actor, addressId: string) {
  await lockAddressBook(tx, { userId: actor.userId })
  const mine = await lockAddressesOf(tx, { userId: actor.userId })
  const [gone] = await removeAddress(tx, { id: addressId, userId: actor.userId })
  if (!gone) return refuse('thing.notFound')
  const next = mine.findLast(({ id }) => id !== addressId)
  if (gone.is_default && next) await setDefaultAddress(tx, { userId: actor.userId, id: next.id })
  await publish(tx, actor, { name: 'address.removed', id: addressId })
}

export async function saveInvoiceTitle(tx: Tx, actor: Actor, draft: InvoiceTitleDraft) {
  const violation = violationOfTitle(draft)
  if (violation) refuse(violation)
  if (draft.isDefault) await clearDefaultTitle(tx, { deptId: actor.deptId })
  const row = draft.invoiceTitleId
    ? ((await setInvoiceTitle(tx, draft.invoiceTitleId, actor.deptId, draft)) ?? refuse('thing.notFound'))
    : await insertInvoiceTitle(tx, actor.deptId, draft)
  await publish(tx, actor, { name: 'invoiceTitle.saved', id: row.id })
  return row
}

/**
 * Removes an invoice title of the department. Refuses with `invoiceTitle.last` if it is the last usable one, because
 * orders need a title; departments inherit the titles of those above.
 */
export async function dropInvoiceTitle(tx: Tx, actor: Actor, invoiceTitleId: string) {
  const usable = await lockTitlesOf(tx, { deptPath: actor.deptPath })
  const [gone] = await removeInvoiceTitle(tx, { id: invoiceTitleId, deptId: actor.deptId })
  if (!gone) refuse('thing.notFound')
  if (usable.length === 1) refuse('invoiceTitle.last')
  await publish(tx, actor, { name: 'invoiceTitle.removed', id: invoiceTitleId })
}

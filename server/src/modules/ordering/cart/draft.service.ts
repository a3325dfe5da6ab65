import type { DraftInput } from '#contract/ordering/drafts.ts'
import type { SubmittedOrder } from '#contract/ordering/submit.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { attachFiles, attachmentsOf, ownFiles } from '#modules/files/index.ts'
import { consigneeOf, noConsignee } from '../addresses/address.rules.ts'
import { noTitle } from '../addresses/invoiceTitle.present.ts'
import { draftDueAt, isComing } from '../flow/times.rules.ts'
import { insertOrders, newNumbers, type NewOrder } from '../orders/order.insert.store.ts'
import { wantedTerms } from '../settings.store.ts'
import { wantedCostCentres } from '../costCentres/allocation.rules.ts'
import { allocateWishes, wantedOf } from '../costCentres/allocation.service.ts'
import { checkoutContext } from './checkout.store.ts'
import { freightRule } from './amounts.rules.ts'
import { groupsOf } from './basket.rules.ts'
import { newLine, orderContent } from './newOrder.service.ts'
import { presentSubmitted } from './submit.service.ts'
import { quoteWishes, takeWishes } from './wish.service.ts'

/**
 * Saves drafts, one for each supplier: they hold neither stock, agreed quantities nor funds, and nobody approves them.
 * Their lines leave the cart.
 */
export async function saveDrafts(tx: Tx, actor: Actor, given: DraftInput): Promise<{ orders: SubmittedOrder[] }> {
  const wishes = await takeWishes(tx, actor, { ...given, addressId: '', invoiceTitleId: '' })
  const centres = wantedCostCentres(wantedOf(given))
  const context = await checkoutContext(tx, actor, given.addressId, given.invoiceTitleId, centres)
  const { address, title, settings } = context
  const input = wantedTerms(given, settings)
  if (input.addressId && !address) refuse('order.addressGone')
  if (input.invoiceTitleId && !title) refuse('order.invoiceTitleGone')
  if (input.expectedDate && !isComing(input.expectedDate, actor.now)) refuse('order.dateInvalid')
  const quoted = await quoteWishes(tx, actor, wishes)
  const groups = groupsOf(allocateWishes(quoted, given, context), freightRule(settings))
  const files = await ownFiles(tx, actor, input.attachments ?? [], 'documents')
  const numbers = await newNumbers(tx, { deptIds: groups.map(() => actor.deptId) })
  const attachmentsId = files.length > 0 ? numbers[0]!.id : null
  const terms = { settings, consignee: address ? consigneeOf(address) : noConsignee, invoiceTitle: title ?? noTitle }
  const orders = groups.map((group, at): NewOrder => ({
    ...orderContent(actor, group, { ...numbers[at]!, attachmentsId }, { ...terms, input, files }),
    status: '10',
    points_amount: '0.00',
    idem_key: null,
    approval_id: null,
    submitted_at: null,
    sent_at: null,
    due_at: draftDueAt(actor.now),
  }))
  const lines = groups.flatMap((group, at) => group.lines.map((line, index) => newLine(orders[at]!.id, line, index)))
  if (attachmentsId !== null) await attachFiles(tx, actor, 'orderAttachments', attachmentsOf(files, attachmentsId))
  await insertOrders(tx, { orders, lines })
  await publish(tx, actor, ...orders.map(drafted))
  return { orders: orders.map(presentSubmitted) }
}

const drafted = ({ id, no, amount, buyer_id, supplier_id, supplier_name }: NewOrder) =>
  newEvent('order.drafted', {
    id,
    to: '10',
    data: { orderNo: no, amount, buyerId: buyer_id, supplierId: supplier_id, supplierName: supplier_name },
  })

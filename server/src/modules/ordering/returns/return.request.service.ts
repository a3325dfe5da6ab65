import type * as contract from '#contract/ordering/returns/returns.ts'
import { totalOf } from '#contract/ordering/returns/returnAmounts.ts'
import { compare, units } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { keywordsOf } from '../cart/basket.rules.ts'
import { violationOfLines } from '../orders/line.rules.ts'
import { lockOrderFor } from '../orders/order.service.ts'
import type { OrderRow } from '../orders/order.store.ts'
import { orderSettingsOf } from '../settings.store.ts'
import { returnableOf, valueOf } from './return.amounts.rules.ts'
import { dueOf, faultOf, freightPayerOf, givesMoney, isOver, returnFlow } from './return.rules.ts'
import { happened, lockReturn, withStatement } from './return.service.ts'
import { changeReturned, insertReturnLines, lastReceiptsOf, returns } from './return.store.ts'
import { startReturnApproval } from './returnApproval.service.ts'

const returnableStates = ['45', '50', '55', '60', '70', '95'] as const
const isReturnable = ({ status }: OrderRow): boolean => (returnableStates as readonly string[]).includes(status)

/** Requests a return for accepted pieces of an own order. The order's lock orders concurrent requests. */
export async function createReturn(tx: Tx, actor: Actor, input: Input<typeof contract.createReturn>): Promise<string> {
  const order = await lockOrderFor(tx, actor, input.orderId)
  if (order.buyer_id !== actor.userId) refuse('order.own')
  if (!isReturnable(order)) refuse('return.nothingReceived')
  const ids = input.lines.map(({ orderLineId }) => orderLineId)
  const violation = violationOfLines(order, ids)
  if (violation) refuse(violation)
  const settings = await orderSettingsOf(tx)
  const receivedAt = await lastReceiptsOf(tx, order.id)
  const lines = input.lines.map(({ orderLineId, quantity, amount }) => {
    const line = order.lines.find(({ id }) => id === orderLineId)!
    const max = returnableOf(line)
    if (quantity > max) refuse('return.tooMuch', { name: line.name, max })
    if (isOver(receivedAt.get(line.id) ?? null, settings.returnDays, actor.now))
      refuse('return.over', { name: line.name, days: settings.returnDays })
    const value = valueOf(line, quantity)
    if (input.kind !== 'allowance') return { order_line_id: line.id, quantity, amount: value, name: line.name }
    if (amount === undefined || units(amount) === 0n) return refuse('return.amountMissing')
    if (compare(amount, value) > 0) refuse('return.tooMuchMoney', { max: value })
    return { order_line_id: line.id, quantity, amount, name: line.name }
  })
  const inserted = await returns.insert(tx, {
    order_id: order.id,
    supplier_id: order.supplier_id,
    user_id: actor.userId,
    user_name: actor.userName,
    kind: input.kind,
    status: '30',
    reason: input.reason,
    fault: faultOf[input.reason],
    freight_by: freightPayerOf(input.reason),
    note: input.note.trim(),
    requested: givesMoney(input.kind) ? totalOf(lines) : '0.00',
    keywords: '',
    submitted_at: actor.now,
    sent_at: actor.now,
    due_at: dueOf('30', settings, actor.now),
  })
  await insertReturnLines(tx, {
    rows: lines.map(({ order_line_id, quantity, amount }) => ({
      return_id: inserted.id,
      order_line_id,
      quantity,
      amount,
    })),
  })
  await changeReturned(
    tx,
    order.id,
    lines.map((line) => ({ lineId: line.order_line_id, inReturn: line.quantity, returned: 0, allowance: '0' })),
  )
  const held = await lockReturn(tx, actor, inserted.id)
  const names = lines.map(({ name }) => name)
  const { instanceId, events } = settings.returnApproval
    ? await startReturnApproval(tx, actor, held, { amount: totalOf(lines), names })
    : { instanceId: null, events: [] }
  await returns.set(tx, held.row, {
    ...(instanceId === null ? {} : { status: '20', approval_id: instanceId, sent_at: null, due_at: null }),
    keywords: keywordsOf(inserted.no, `${order.no} ${order.supplier_name}`, names),
    ...(await withStatement(tx, actor, held.row, { text: input.note, attachments: input.attachments })),
  })
  await publish(
    tx,
    actor,
    ...events,
    newEvent('return.submitted', {
      id: inserted.id,
      to: instanceId === null ? '30' : '20',
      reason: input.note.trim() || undefined,
      data: {
        returnNo: inserted.no,
        orderId: order.id,
        orderNo: order.no,
        buyerId: order.buyer_id,
        supplierId: order.supplier_id,
        kind: input.kind,
        amount: inserted.requested,
      },
    }),
  )
  return inserted.id
}

/** Adds a statement with evidence, as one of the parties. */
export async function stateReturn(tx: Tx, actor: Actor, input: Input<typeof contract.stateReturn>): Promise<string> {
  const held = await lockReturn(tx, actor, input.id)
  const { party, status } = held.facts
  if (party !== 'buyer' && party !== 'supplier') refuse('thing.notAllowed')
  if (held.row.finished_at !== null) refuse('thing.wrongState', { state: returnFlow.names[status] })
  await returns.set(tx, held.row, await withStatement(tx, actor, held.row, input))
  await happened(tx, actor, held, 'stated', status, { reason: input.text.trim() })
  return held.row.id
}

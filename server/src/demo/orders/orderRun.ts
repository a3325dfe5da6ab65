import { sql as text } from 'kysely'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actors } from '../projects/actors.ts'
import type { Random } from '../random.ts'
import type { DemoOrder } from './demoOrder.ts'

/** Creation of an order, in one transaction with advancing times. */
export interface OrderRun {
  readonly tx: Tx
  readonly actors: Actors
  readonly order: DemoOrder
  readonly buyer: Actor
  readonly place: number
  readonly random: Random
}

/** Action on an order at a given time. */
export type Action = (run: OrderRun, at: Date, orderId: string) => Promise<void>

interface CurrentState {
  readonly version: number
  readonly status: string
  readonly supplier_id: string
  readonly expected_on: string
  /** Current approvers. */
  readonly approvers: readonly string[]
}
export async function stateOf({ tx }: OrderRun, id: string): Promise<CurrentState> {
  const { rows } = await text<CurrentState>`
    select o.version, o.status, o.supplier_id, o.expected_on::text, array(
      select t.approver_id::text from approvals.tasks t
      where t.tenant_id = o.tenant_id and t.instance_id = o.approval_id and t.status = 'open' order by t.approver_id
    ) as approvers
    from ordering.orders o where o.id = ${id}`.execute(tx)
  return rows[0]!
}

export interface OrderLine {
  readonly id: string
  readonly quantity: number
}
export async function linesOf({ tx }: OrderRun, orderId: string): Promise<OrderLine[]> {
  const { rows } = await text<OrderLine>`
    select id, quantity from ordering.order_lines where order_id = ${orderId} order by line_no`.execute(tx)
  return rows
}

/** The latest delivery that is not received yet, with its lines. */
export async function openDelivery({ tx }: OrderRun, orderId: string) {
  const { rows } = await text<{ id: string; lines: { orderLineId: string; quantity: number }[] }>`
    select d.id, (
      select json_agg(json_build_object('orderLineId', l.order_line_id::text, 'quantity', l.quantity) order by l.order_line_id)
      from ordering.delivery_lines l where l.tenant_id = d.tenant_id and l.delivery_id = d.id) as lines
    from ordering.deliveries d where d.order_id = ${orderId} and d.open order by d.id desc limit 1`.execute(tx)
  return rows[0]!
}

/** Sales person of an order's supplier. */
export async function sellerOf(run: OrderRun, orderId: string): Promise<Actor> {
  const { supplier_id: supplierId } = await stateOf(run, orderId)
  return run.actors.salesOf(supplierId)
}

import { sql as text } from 'kysely'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Cast } from '../projects/cast.ts'
import type { Random } from '../random.ts'
import type { DemoOrder } from './demoOrder.ts'

/** An order that is being made, in a transaction whose time goes from act to act. */
export interface Scene {
  readonly tx: Tx
  readonly cast: Cast
  readonly order: DemoOrder
  readonly buyer: Actor
  readonly place: number
  readonly random: Random
}

/** One thing that happens to an order: who does it does it at this time. */
export type Act = (scene: Scene, at: Date, orderId: string) => Promise<void>

interface Standing {
  readonly version: number
  readonly status: string
  readonly supplier_id: string
  readonly expected_on: string
  /** Who is to decide now. */
  readonly approvers: readonly string[]
}
export async function standingOf({ tx }: Scene, id: string): Promise<Standing> {
  const { rows } = await text<Standing>`
    select o.version, o.status, o.supplier_id, o.expected_on::text, array(
      select t.approver_id::text from approvals.tasks t
      where t.tenant_id = o.tenant_id and t.instance_id = o.approval_id and t.status = 'open' order by t.approver_id
    ) as approvers
    from ordering.orders o where o.id = ${id}`.execute(tx)
  return rows[0]!
}

export interface StandingLine {
  readonly id: string
  readonly quantity: number
}
export async function linesOf({ tx }: Scene, orderId: string): Promise<StandingLine[]> {
  const { rows } = await text<StandingLine>`
    select id, quantity from ordering.order_lines where order_id = ${orderId} order by line_no`.execute(tx)
  return rows
}

/** The delivery that was sent last and has not been taken in, with its lines. */
export async function openDelivery({ tx }: Scene, orderId: string) {
  const { rows } = await text<{ id: string; lines: { orderLineId: string; quantity: number }[] }>`
    select d.id, (
      select json_agg(json_build_object('orderLineId', l.order_line_id::text, 'quantity', l.quantity) order by l.order_line_id)
      from ordering.delivery_lines l where l.tenant_id = d.tenant_id and l.delivery_id = d.id) as lines
    from ordering.deliveries d where d.order_id = ${orderId} and d.open order by d.id desc limit 1`.execute(tx)
  return rows[0]!
}

/** The person who sells for the supplier of an order. */
export async function sellerOf(scene: Scene, orderId: string): Promise<Actor> {
  const { supplier_id: supplierId } = await standingOf(scene, orderId)
  return scene.cast.salesOf(supplierId)
}

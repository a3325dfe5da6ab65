import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
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
const state = sqlQuery(
  'demo.orderState',
  `select o.version, o.status, o.supplier_id, o.expected_on as "expected_on!", array(
     select t.approver_id::text from approvals.tasks t
     where t.tenant_id = o.tenant_id and t.instance_id = o.approval_id and t.status = 'open' order by t.approver_id
   ) as "approvers!"
   from ordering.orders o where o.id = $id`,
)
export const stateOf = ({ tx }: OrderRun, id: string): Promise<CurrentState> => state.one(tx, { id })

export interface OrderLine {
  readonly id: string
  readonly quantity: number
}
const lines = sqlQuery(
  'demo.orderLines',
  'select id, quantity from ordering.order_lines where order_id = $orderId order by line_no',
)
export const linesOf = ({ tx }: OrderRun, orderId: string): Promise<OrderLine[]> => lines(tx, { orderId })

const openWithLines = sqlQuery(
  'demo.openDelivery',
  `select d.id, (
     select json_agg(json_build_object('orderLineId', l.order_line_id::text, 'quantity', l.quantity) order by l.order_line_id)
     from ordering.delivery_lines l where l.tenant_id = d.tenant_id and l.delivery_id = d.id) as lines
   from ordering.deliveries d where d.order_id = $orderId and d.open order by d.id desc limit 1`,
).narrow<{ lines: { orderLineId: string; quantity: number }[] }>()
/** The latest delivery that is not received yet, with its lines. */
export const openDelivery = ({ tx }: OrderRun, orderId: string) => openWithLines.one(tx, { orderId })

const inInspection = sqlQuery(
  'demo.openInspection',
  `select rl.receipt_id as "receiptId", rl.order_line_id as "orderLineId", rl.inspecting as quantity
   from ordering.receipt_lines rl join ordering.receipts r on r.tenant_id = rl.tenant_id and r.id = rl.receipt_id
   where r.order_id = $orderId and rl.inspecting > 0 order by rl.order_line_id`,
)
/** Lines of an order's receipts that were taken in to be inspected. */
export const openInspection = ({ tx }: OrderRun, orderId: string) => inInspection(tx, { orderId })

/** Sales person of an order's supplier. */
export async function sellerOf(run: OrderRun, orderId: string): Promise<Actor> {
  const { supplier_id: supplierId } = await stateOf(run, orderId)
  return run.actors.salesOf(supplierId)
}

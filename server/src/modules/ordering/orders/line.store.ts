import { sql } from 'kysely'
import type { Locked, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { anyOf, type NewRow, recordset } from '#kit/database/query.parts.ts'
import type { Allocation } from '../costCentres/allocation.rules.ts'
import type { OrderRow } from './order.store.ts'

const termColumns = ['id', 'quantity', 'price', 'price_source', 'tax_rate', 'amount', 'tax_amount'] as const
export type LineTerms = NewRow<'ordering.order_lines', (typeof termColumns)[number]>

const setTerms = preparedQuery((db, $: Params<{ orderId: string; lines: readonly LineTerms[] }>) =>
  db
    .updateTable('ordering.order_lines as l')
    .from(recordset('ordering.order_lines', termColumns, $.lines).as('g'))
    .set((e) => ({
      quantity: e.ref('g.quantity'),
      price: e.ref('g.price'),
      price_source: e.ref('g.price_source'),
      tax_rate: e.ref('g.tax_rate'),
      amount: e.ref('g.amount'),
      tax_amount: e.ref('g.tax_amount'),
    }))
    .where('l.order_id', '=', $.orderId)
    .whereRef('l.id', '=', 'g.id'),
)
/** Updates goods and prices of lines before acceptance. */
export const setLineTerms = (tx: Tx, order: Locked<OrderRow>, lines: readonly LineTerms[]) =>
  setTerms(tx, { orderId: order.id, lines })

const allocate = sqlQuery(
  'ordering.setAllocations',
  `update ordering.order_lines l set cost_centre_id = g.cost_centre_id, cost_centre = g.cost_centre, project_no = g.project_no
   from jsonb_to_recordset($lines::jsonb) as g(id bigint, cost_centre_id bigint, cost_centre text, project_no text)
   where l.order_id = $orderId and l.id = g.id`,
).narrow<object, { lines: readonly (Allocation & { readonly id: string })[] }>()
/** Updates what lines are ordered for. */
export const setAllocations = (
  tx: Tx,
  order: Locked<OrderRow>,
  lines: readonly (Allocation & { readonly id: string })[],
) => allocate(tx, { orderId: order.id, lines })

const remove = preparedQuery((db, $: Params<{ orderId: string; lineIds: readonly string[] }>) =>
  db.deleteFrom('ordering.order_lines').where('order_id', '=', $.orderId).where('id', '=', anyOf($.lineIds)),
)
export const removeLines = (tx: Tx, order: Locked<OrderRow>, lineIds: readonly string[]) =>
  remove(tx, { orderId: order.id, lineIds })

export interface Pieces {
  readonly lineId: string
  readonly quantity: number
}

const ship = sqlQuery(
  'ordering.addShipped',
  `update ordering.order_lines l set shipped = l.shipped + g.quantity
   from jsonb_to_recordset($lines::jsonb) as g("lineId" bigint, quantity int)
   where l.order_id = $orderId and l.id = g."lineId"`,
).narrow<object, { lines: readonly Pieces[] }>()
export const addShipped = (tx: Tx, order: Locked<OrderRow>, lines: readonly Pieces[]) =>
  ship(tx, { orderId: order.id, lines })

export interface TakenIn {
  readonly lineId: string
  readonly accepted: number
  readonly rejected: number
  /** Taken in to be inspected. */
  readonly inspecting: number
}

const receive = sqlQuery(
  'ordering.addReceived',
  `update ordering.order_lines l set received = l.received + g.accepted + g.rejected + g.inspecting, rejected = l.rejected + g.rejected,
     inspecting = l.inspecting + g.inspecting
   from (
     select "lineId", sum(accepted)::int as accepted, sum(rejected)::int as rejected, sum(inspecting)::int as inspecting
     from jsonb_to_recordset($lines::jsonb) as g("lineId" bigint, accepted int, rejected int, inspecting int) group by 1
   ) g
   where l.order_id = $orderId and l.id = g."lineId"`,
).narrow<object, { lines: readonly TakenIn[] }>()
export const addReceived = (tx: Tx, order: Locked<OrderRow>, lines: readonly TakenIn[]) =>
  receive(tx, { orderId: order.id, lines })

const inspect = sqlQuery(
  'ordering.addInspected',
  `update ordering.order_lines l set rejected = l.rejected + g.rejected, inspecting = l.inspecting - g.accepted - g.rejected
   from jsonb_to_recordset($lines::jsonb) as g("lineId" bigint, accepted int, rejected int)
   where l.order_id = $orderId and l.id = g."lineId"`,
).narrow<object, { lines: readonly Pick<TakenIn, 'lineId' | 'accepted' | 'rejected'>[] }>()
/** Decides on pieces that were taken in to be inspected. */
export const addInspected = (
  tx: Tx,
  order: Locked<OrderRow>,
  lines: readonly Pick<TakenIn, 'lineId' | 'accepted' | 'rejected'>[],
) => inspect(tx, { orderId: order.id, lines })

const close = preparedQuery((db, $: Params<{ orderId: string }>) =>
  db
    .updateTable('ordering.order_lines')
    .set({ closed: sql<number>`quantity - shipped` })
    .where('order_id', '=', $.orderId)
    .whereRef('shipped', '<', 'quantity'),
)
/** Closes unshipped quantities, which will no longer be delivered. */
export const closeUnshipped = (tx: Tx, order: Locked<OrderRow>) => close(tx, { orderId: order.id })

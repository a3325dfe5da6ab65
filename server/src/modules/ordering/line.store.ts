import type { PriceSource } from '#contract/catalogue/catalogue.ts'
import { hot, type Locked, type Tx } from '#kit/database.ts'
import type { OrderRow } from './order.store.ts'

export interface LineTerms {
  id: string
  quantity: number
  price: string
  price_source: PriceSource
  tax_rate: string
  amount: string
  tax_amount: string
}

const setTerms = hot<never, [orderId: string, lines: string]>(`
  update ordering.order_lines l
  set quantity = g.quantity, price = g.price, price_source = g.price_source, tax_rate = g.tax_rate, amount = g.amount, tax_amount = g.tax_amount
  from jsonb_to_recordset($2::jsonb) as g(id bigint, quantity int, price numeric, price_source text, tax_rate numeric, amount numeric, tax_amount numeric)
  where l.order_id = $1 and l.id = g.id`)
/** What a line is and costs, before it was accepted. */
export const setLineTerms = (tx: Tx, order: Locked<OrderRow>, lines: readonly LineTerms[]) =>
  setTerms(tx, order.id, JSON.stringify(lines))

const remove = hot<never, [orderId: string, lineIds: readonly string[]]>(
  'delete from ordering.order_lines where order_id = $1 and id = any ($2::bigint[])',
)
export const removeLines = (tx: Tx, order: Locked<OrderRow>, lineIds: readonly string[]) =>
  remove(tx, order.id, lineIds)

export interface Pieces {
  lineId: string
  quantity: number
}

const ship = hot<never, [orderId: string, lines: string]>(`
  update ordering.order_lines l set shipped = l.shipped + g.quantity
  from jsonb_to_recordset($2::jsonb) as g("lineId" bigint, quantity int)
  where l.order_id = $1 and l.id = g."lineId"`)
export const addShipped = (tx: Tx, order: Locked<OrderRow>, lines: readonly Pieces[]) =>
  ship(tx, order.id, JSON.stringify(lines))

export interface TakenIn {
  lineId: string
  accepted: number
  rejected: number
}

const receive = hot<never, [orderId: string, lines: string]>(`
  update ordering.order_lines l set received = l.received + g.accepted + g.rejected, rejected = l.rejected + g.rejected
  from (
    select "lineId", sum(accepted)::int as accepted, sum(rejected)::int as rejected
    from jsonb_to_recordset($2::jsonb) as g("lineId" bigint, accepted int, rejected int) group by 1
  ) g
  where l.order_id = $1 and l.id = g."lineId"`)
export const addReceived = (tx: Tx, order: Locked<OrderRow>, lines: readonly TakenIn[]) =>
  receive(tx, order.id, JSON.stringify(lines))

const close = hot<never, [orderId: string]>(
  'update ordering.order_lines set closed = quantity - shipped where order_id = $1 and shipped < quantity',
)
/** What was not shipped will not come any more. */
export const closeUnshipped = (tx: Tx, order: Locked<OrderRow>) => close(tx, order.id)

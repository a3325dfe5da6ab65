import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'
import type { Locked } from '#kit/database/database.ts'
import type { RowOfTable } from '#kit/database/table.ts'

export const charges = tableOf('wallet.charges')
export type ChargeRow = RowOfTable<typeof charges>
export const chargeRefunds = tableOf('wallet.charge_refunds')

/** Goods of an order `o` as bought, and those that were kept. */
const goodsOfOrder = `cross join lateral (
     select coalesce(sum(l.amount), 0) as bought,
       coalesce(sum(greatest(0, least(l.amount, case k.pieces when l.quantity then l.amount else round(l.price * k.pieces, 2) end)
         - l.allowance)), 0) as kept
     from ordering.order_lines l
     cross join lateral (select greatest(0, l.quantity - l.rejected - l.closed - l.returned) as pieces) k
     where l.tenant_id = o.tenant_id and l.order_id = o.id) g`
/** What a buyer owes in money: the ledger gives back points first, so only what is left of them pays. */
const due = `case when o.status = '90' then 0
       else greatest(0, g.kept + o.freight - greatest(0, o.points_amount - (g.bought - g.kept))) end`

/** Order that is paid online: what its buyer owes now, of the goods that were kept. */
export const orderToCharge = sqlQuery(
  'wallet.orderToCharge',
  `select o.id, o.no, o.status, o.supplier_name, o.buyer_id, o.payment_method, o.online_paid,
     ${due}::numeric(18, 2) as "due!"
   from ordering.orders o
   ${goodsOfOrder}
   where o.id = $orderId`,
)
export const chargesOf = sqlQuery(
  'wallet.chargesOfOrder',
  `select c.*, coalesce((select sum(r.amount) from wallet.charge_refunds r where r.tenant_id = c.tenant_id and r.charge_id = c.id
     and r.status = 'waiting'), 0)::numeric(18, 2) as "refunding!"
   from wallet.charges c where c.order_id = $orderId order by c.id desc limit 50`,
)
const lockOf = sqlQuery(
  'wallet.lockChargesOfOrder',
  'select id, amount, refunded, status from wallet.charges where order_id = $orderId order by id for no key update',
)
export const lockCharges = (tx: Tx, orderId: string) => lockOf(tx, { orderId })

const byNo = sqlQuery('wallet.chargeOfNo', 'select id from wallet.charges where no = $no')
/** Locks the charge with our number; undefined: there is none. */
export async function lockByNo(tx: Tx, no: string): Promise<Locked<ChargeRow> | undefined> {
  const found = await byNo.first(tx, { no })
  return found && charges.lockIfThere(tx, found.id)
}
export const waitingOf = sqlQuery(
  'wallet.waitingCharge',
  `select id, no, amount, pay_url from wallet.charges where order_id = $orderId and status = 'waiting'`,
)

export const refundsToMake = sqlQuery(
  'wallet.refundsToMake',
  `select r.id, r.no, r.amount, c.no as charge_no from wallet.charge_refunds r
   join wallet.charges c on c.tenant_id = r.tenant_id and c.id = r.charge_id
   where r.status = 'waiting' and (r.asked_at is null
     or r.asked_at <= $now::timestamptz - least(interval '1 hour', interval '20 seconds' * power(2, least(r.failures, 10))))
   order by r.id limit $max`,
)
/** Charges of the last days that are not paid as far as is known; a closed one may have been paid before. */
export const chargesToAsk = sqlQuery(
  'wallet.chargesToAsk',
  `select id, no from wallet.charges where status in ('waiting', 'closed') and pay_url <> '' and created_at > $now::timestamptz - interval '2 days'
     and (asked_at is null or asked_at <= $now::timestamptz - interval '1 minute')
   order by id limit $max`,
)
/** Orders with a charge whose payment is not what they owe: cancelled, returned or changed since. */
export const ordersToReconcile = sqlQuery(
  'wallet.ordersToReconcile',
  `select o.id from ordering.orders o
   cross join lateral (select sum(c.amount - c.refunded) as paid from wallet.charges c
     where c.tenant_id = o.tenant_id and c.order_id = o.id and c.status = 'paid') c
   ${goodsOfOrder}
   where o.payment_method = 'online' and o.online_paid > 0 and o.status not in ('10', '25', '35') and c.paid > ${due}
   order by o.id limit 500`,
)

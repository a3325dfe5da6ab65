import type pg from 'pg'
import { given, freight } from './stormMarket.ts'

/**
 * Independent sums over what happened, compared with the books: each statement selects what disagrees. `$1` is the tenant.
 * They repeat no rule of the product: amounts come from ordered, shipped, received and returned pieces.
 */
const kept = `(
  select o.id, o.status, o.dept_id, o.payment_method, o.amount, o.accepted_at,
    case when o.status in ('10', '25', '35', '90') then 0 else o.freight + (
      select sum(greatest(0, round(l.price * (l.quantity - l.rejected - l.closed - l.returned), 2) - l.allowance))
      from ordering.order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id) end as kept
  from ordering.orders o where o.tenant_id = $1)`

const books = {
  'the total of an order is its lines and freight': `
    select o.no, o.amount, g.goods, o.freight from ordering.orders o, lateral (
      select sum(round(l.price * l.quantity, 2)) as goods, bool_and(l.amount = round(l.price * l.quantity, 2)) as exact
      from ordering.order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id) g
    where o.tenant_id = $1 and (not g.exact or o.goods_amount <> g.goods or o.amount <> g.goods + o.freight
      or o.freight not in (0, ${freight.fee})
      or o.order_type <> 'group' and o.parent_id is null and o.freight = 0 and g.goods < ${freight.freeFrom}
        and not exists (select from ordering.orders c where c.tenant_id = o.tenant_id and c.parent_id = o.id))`,
  'stock is what was given, less shipped, with restocked': `
    select s.sku_id, s.on_hand, x.expected from catalogue.stock s, lateral (select ${given.stock}
      - coalesce((select sum(d.quantity) from ordering.delivery_lines d join ordering.order_lines l
          on l.tenant_id = d.tenant_id and l.id = d.order_line_id where l.tenant_id = s.tenant_id and l.sku_id = s.sku_id), 0)
      + coalesce((select sum(r.restocked) from ordering.return_lines r join ordering.order_lines l
          on l.tenant_id = r.tenant_id and l.id = r.order_line_id where l.tenant_id = s.tenant_id and l.sku_id = s.sku_id), 0)
      as expected) x
    where s.tenant_id = $1 and (s.on_hand <> x.expected or s.on_hand < s.reserved)`,
  'what is reserved of stock is what orders have yet to ship': `
    select s.sku_id, s.reserved, x.expected from catalogue.stock s, lateral (
      select coalesce(sum(l.quantity - l.shipped - l.closed), 0) as expected
      from ordering.order_lines l join ordering.orders o on o.tenant_id = l.tenant_id and o.id = l.order_id
      where l.tenant_id = s.tenant_id and l.sku_id = s.sku_id and o.status not in ('10', '25', '35', '90')) x
    where s.tenant_id = $1 and s.reserved <> x.expected`,
  'budgets and quotas are what was given, less what orders hold': `
    select a.kind, a.dept_id, a.available, a.frozen, c.available as committed, x.* from ledger.accounts a
      left join ledger.accounts c on c.tenant_id = a.tenant_id and c.of_id = a.id and c.kind = 'committed', lateral (
      select case a.kind when 'budget' then ${given.budget} else ${given.quota} end as given,
        coalesce(sum(k.kept) filter (where k.status in ('20', '28', '30')), 0) as open,
        coalesce(sum(k.kept) filter (where k.status not in ('20', '28', '30')), 0) as bound
      from ${kept} k where k.dept_id = a.dept_id and (a.kind = 'budget' or k.payment_method = 'quota')) x
    where a.tenant_id = $1 and a.kind in ('budget', 'quota')
      and (a.frozen <> x.open or coalesce(c.available, 0) <> x.bound or a.available <> x.given - x.open - x.bound or a.available < 0)`,
  'what was given back of an order is its amount less what it keeps': `
    select k.id, k.status, k.amount, k.kept, h.kind, h.amount as held, coalesce(r.amount, 0) as given_back
    from ${kept} k join ledger.holds h on h.tenant_id = $1 and h.ref_id = k.id and h.state = 'committed' left join (
      select ref_id, hold_id, sum(amount) as amount from ledger.refunds where tenant_id = $1 group by ref_id, hold_id
    ) r on r.ref_id = h.ref_id and r.hold_id = h.id
    where h.amount <> k.amount or h.amount - coalesce(r.amount, 0) <> k.kept`,
  'the refund of a return is that of its lines, and was given back once': `
    select r.no, r.status, r.refunded, x.lines, b.given_back from ordering.returns r, lateral (
      select sum(l.refunded) as lines from ordering.return_lines l where l.tenant_id = r.tenant_id and l.return_id = r.id) x, lateral (
      select coalesce(sum(f.amount), 0) as given_back from ledger.refunds f join ledger.holds h
        on h.tenant_id = f.tenant_id and h.ref_id = f.ref_id and h.id = f.hold_id and h.kind = 'budget'
      where f.tenant_id = r.tenant_id and f.cause = 'return:' || r.id) b
    where r.tenant_id = $1 and (r.refunded <> x.lines or r.refunded <> b.given_back or r.status <> '80' and r.refunded <> 0)`,
  'the pieces of a line are those of its deliveries, receipts and returns': `
    select l.id, l.quantity, l.shipped, l.received, l.rejected, l.in_return, l.returned, l.allowance, x.*
    from ordering.order_lines l, lateral (select
      coalesce((select sum(quantity) from ordering.delivery_lines d where d.tenant_id = l.tenant_id and d.order_line_id = l.id), 0) as delivered,
      coalesce((select sum(accepted + rejected) from ordering.receipt_lines g where g.tenant_id = l.tenant_id and g.order_line_id = l.id), 0) as taken_in,
      coalesce((select sum(rejected) from ordering.receipt_lines g where g.tenant_id = l.tenant_id and g.order_line_id = l.id), 0) as turned_down,
      coalesce(sum(t.quantity) filter (where r.finished_at is null), 0) as open_returns,
      coalesce(sum(t.restocked + t.scrapped) filter (where r.status = '80'), 0) as came_back,
      coalesce(sum(t.refunded) filter (where r.kind = 'allowance'), 0) as allowed
      from ordering.return_lines t join ordering.returns r on r.tenant_id = t.tenant_id and r.id = t.return_id and r.receipt_id is null
      where t.tenant_id = l.tenant_id and t.order_line_id = l.id) x
    where l.tenant_id = $1 and (l.shipped <> x.delivered or l.received <> x.taken_in or l.rejected <> x.turned_down
      or l.in_return <> x.open_returns or l.returned <> x.came_back or l.allowance <> x.allowed
      or l.shipped + l.closed > l.quantity or l.received > l.shipped)`,
  'the places of a group are those of its orders, and within its limits': `
    select t.no, t.status, c.used_qty, x.* from groups.offers t join ordering.caps c on c.tenant_id = t.tenant_id and c.id = t.cap_id, lateral (
      select coalesce(sum(p.pieces), 0) as pieces, coalesce(max(p.pieces), 0) as most from (
        select o.buyer_id, sum(l.quantity - l.returned) as pieces from ordering.orders o
          join ordering.order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
        where o.tenant_id = t.tenant_id and o.status <> '90'
          and exists (select from ordering.cap_uses u where u.tenant_id = o.tenant_id and u.order_id = o.id and u.cap_id = c.id)
        group by o.buyer_id) p) x
    where t.tenant_id = $1 and (c.used_qty <> x.pieces or x.pieces > t.max_qty or x.most > t.per_buyer)`,
  'an ended group sold at the price that its places reached': `
    select t.no, t.status, t.pledged, t.price, x.* from groups.offers t, lateral (
      select coalesce(sum(l.quantity), 0) as pieces, count(*) filter (where l.price is distinct from t.price) as others,
        count(*) filter (where o.status in ('20', '28')) as waiting
      from ordering.cap_uses u join ordering.orders o on o.tenant_id = u.tenant_id and o.id = u.order_id
        join ordering.order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
      where u.tenant_id = t.tenant_id and u.cap_id = t.cap_id and (o.status <> '90' or o.accepted_at is not null)) x
    where t.tenant_id = $1 and t.settled_at is not null and (x.waiting > 0
      or t.price is distinct from (select min(g.price) from jsonb_to_recordset(t.rungs) as g("from" int, price numeric) where g."from" <= t.pledged)
      or t.price is not null and (x.others > 0 or t.pledged <> x.pieces))`,
  'an order is in approval exactly while its approval runs': `
    select o.no, o.status from ordering.orders o where o.tenant_id = $1 and (o.status = '20') <> exists (
      select from approvals.instances i where i.tenant_id = o.tenant_id and i.entity = 'order' and i.entity_id = o.id and i.status = 'pending')`,
} as const

/** What listeners write after the events of a storm; exact once all events are delivered. */
const booksOfListeners = {
  'what is owed to a supplier is what was accepted, less refunds': `
    select o.no, o.status, s.booked, x.owed from ordering.orders o, lateral (
      select coalesce(sum(b.gross), 0) as booked from settlement.lines b where b.tenant_id = o.tenant_id and b.order_id = o.id) s, lateral (
      select coalesce(sum(round(l.price * (l.received - l.rejected), 2)), 0)
        + case when bool_or(l.received > l.rejected) then o.freight else 0 end
        - coalesce((select sum(r.refunded + case r.freight_by when 'supplier' then r.freight else 0 end)
            from ordering.returns r where r.tenant_id = o.tenant_id and r.order_id = o.id and r.status = '80'), 0) as owed
      from ordering.order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id) x
    where o.tenant_id = $1 and s.booked <> x.owed`,
  'rejected goods go back with one return': `
    select g.receipt_id, sum(g.rejected) as rejected, x.pieces from ordering.receipt_lines g, lateral (
      select coalesce(sum(t.quantity), 0) as pieces from ordering.returns r join ordering.return_lines t
        on t.tenant_id = r.tenant_id and t.return_id = r.id where r.tenant_id = g.tenant_id and r.receipt_id = g.receipt_id) x
    where g.tenant_id = $1 group by g.receipt_id, x.pieces having sum(g.rejected) <> x.pieces`,
  'no listener has given up an event': `
    select * from kit.dead_letters() where $1::bigint is not null`,
} as const

const check = async (owner: pg.ClientBase, statements: Readonly<Record<string, string>>, tenantId: string) => {
  const wrong: Record<string, unknown[]> = {}
  for (const [sentence, text] of Object.entries(statements)) {
    const { rows } = await owner.query(text, [tenantId])
    if (rows.length > 0) wrong[sentence] = rows.slice(0, 5)
  }
  return wrong
}

const behind = `
  select count(*)::int as count from (
    select id from kit.events e where tenant_id = $1 and not exists (
      select from kit.audit a where a.tenant_id = e.tenant_id and a.event_id = e.id)
    union all select 0 from kit.consumer_offsets where tenant_id = $1 and wanted > seq
    union all select id from groups.offers where tenant_id = $1 and ends_at < now() and settled_at is null
  ) b`
/** Whether workers have still to deliver events of a tenant, or to settle its groups. */
export const isBehind = async (owner: pg.ClientBase, tenantId: string): Promise<boolean> =>
  (await owner.query<{ count: number }>(behind, [tenantId])).rows[0]!.count > 0

/** Findings in the books of a tenant, in one snapshot; with `isDelivered` also in those of listeners. */
export async function findingsIn(owner: pg.ClientBase, tenantId: string, { isDelivered = false } = {}) {
  await owner.query('begin isolation level repeatable read read only')
  try {
    await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenantId])
    return {
      ...(await check(owner, books, tenantId)),
      ...(isDelivered ? await check(owner, booksOfListeners, tenantId) : {}),
    }
  } finally {
    await owner.query('rollback')
  }
}

import { sql } from 'kysely'
import type { OrderSettings } from '#contract/ordering/settings.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listByKeys } from '#kit/database/list.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import { builtQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { type ReceiptRow, receiptsByIds } from '../deliveries/receipt.store.ts'
import { visibleOrders } from '../orders/lists/visibleOrders.store.ts'

export interface InspectedLineRow {
  order_line_id: string
  sku_id: string
  name: string
  spec: string
  unit: string
  picture: string
  batch_no: string
  quantity: number
  accepted: number
  rejected: number
}

const read = `
  select r.id as "id!", r.no as "no!", r.order_id as "order_id!", o.no as order_no, d.no as delivery_no, r.delivery_id as "delivery_id!",
    o.supplier_name, r.receiver_name as "receiver_name!", r.received_at as "received_at!",
    (select coalesce(json_agg(json_build_object('order_line_id', l.id::text, 'sku_id', l.sku_id::text, 'name', l.name, 'spec', l.spec,
        'unit', l.unit, 'picture', l.picture, 'batch_no', rl.batch_no, 'quantity', rl.inspecting,
        'accepted', coalesce(done.accepted, 0), 'rejected', coalesce(done.rejected, 0)) order by l.line_no), '[]')
     from ordering.receipt_lines rl
     join ordering.order_lines l on l.tenant_id = rl.tenant_id and l.id = rl.order_line_id
     left join lateral (
       select sum(dl.accepted)::int as accepted, sum(dl.rejected)::int as rejected
       from ordering.receipts x join ordering.receipt_lines dl on dl.tenant_id = x.tenant_id and dl.receipt_id = x.id
       where x.tenant_id = rl.tenant_id and x.inspects = rl.receipt_id and dl.order_line_id = rl.order_line_id) done on true
     where rl.tenant_id = r.tenant_id and rl.receipt_id = r.id and rl.inspecting > 0) as lines,
    array(select x.id::text from ordering.receipts x where x.tenant_id = r.tenant_id and x.inspects = r.id order by x.id) as "decision_ids!"
  from ordering.receipts r
  join ordering.orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
  join ordering.deliveries d on d.tenant_id = r.tenant_id and d.id = r.delivery_id`

const readMany = sqlQuery('ordering.readInspections', `${read} where r.id = any ($ids::bigint[])`).narrow<{
  lines: InspectedLineRow[]
  decision_ids: string[]
}>()
export type InspectionRow = RowOf<typeof readMany>
export const findInspection = async (db: Db, id: string): Promise<InspectionRow | undefined> =>
  (await readMany(db, { ids: [id] }))[0]

export interface InspectionWithDecisions extends InspectionRow {
  readonly decisions: readonly ReceiptRow[]
}

async function withDecisions(db: Db, rows: readonly InspectionRow[]): Promise<InspectionWithDecisions[]> {
  const decisions = await receiptsByIds(
    db,
    rows.flatMap(({ decision_ids: ids }) => ids),
  )
  return rows.map((row) => ({ ...row, decisions: decisions.filter(({ id }) => row.decision_ids.includes(id)) }))
}

const hasGoods = sql<boolean>`exists (select from ordering.receipt_lines rl
  where rl.tenant_id = r.tenant_id and rl.receipt_id = r.id and rl.inspecting > 0)`
/** Condition: goods of receipt `r` wait for a decision. Its order is looked at first, because few orders have such goods. */
const open = `(exists (select from ordering.order_lines l
    where l.tenant_id = r.tenant_id and l.order_id = r.order_id and l.inspecting > 0)
  and exists (select from ordering.receipt_lines rl
    where rl.tenant_id = r.tenant_id and rl.receipt_id = r.id and rl.inspecting > coalesce((
      select sum(dl.accepted + dl.rejected) from ordering.receipts x
      join ordering.receipt_lines dl on dl.tenant_id = x.tenant_id and dl.receipt_id = x.id
      where x.tenant_id = rl.tenant_id and x.inspects = rl.receipt_id and dl.order_line_id = rl.order_line_id), 0)))`
const isOpen = sql.raw<boolean>(open)

export interface InspectionFilter {
  readonly actor: Actor
  readonly isOpen?: boolean | undefined
  readonly keyword?: string | undefined
  /** Says what is late. */
  readonly settings: OrderSettings
}

/** Receipts with goods to inspect, newest first. */
export const inspectionList = listByKeys({
  find: (db: Db, { actor, isOpen: waits, keyword = '' }: InspectionFilter) =>
    db
      .selectFrom('ordering.receipts as r')
      .innerJoin('ordering.orders as o', (on) =>
        on.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.order_id'),
      )
      .where('r.inspects', 'is', null)
      .where(visibleOrders(actor))
      .$if(waits === true, (query) => query.where(isOpen))
      .$if(waits !== true, (query) => query.where(hasGoods))
      .$if(waits === false, (query) => query.where(sql<boolean>`not ${isOpen}`))
      .$if(keyword.trim() !== '', (query) =>
        query.where(sql<boolean>`(r.no || ' ' || o.keywords) ilike ${containing(keyword.trim())}`),
      ),
  read: async (db, ids) => withDecisions(db, await readMany(db, { ids })),
  key: 'r.id',
  order: [['r.id', 'desc']],
  countUpTo: countOfLargeTables,
})

const waiting = builtQuery((db, { actor }: { readonly actor: Actor }) =>
  db
    .selectFrom('ordering.receipts as r')
    .innerJoin('ordering.orders as o', (on) =>
      on.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.order_id'),
    )
    .where('r.inspects', 'is', null)
    .where(isOpen)
    .where(visibleOrders(actor))
    .select(sql<number>`count(*)::int`.as('count')),
)
export const countWaiting = async (db: Db, actor: Actor): Promise<number> => (await waiting(db, { actor }))[0]!.count

const late = sqlQuery(
  'ordering.lateInspections',
  `select r.id, r.order_id from ordering.receipts r
   where r.received_at < $before and r.inspects is null
     and not exists (select from ordering.inspection_reminders m where m.tenant_id = r.tenant_id and m.receipt_id = r.id)
     and ${open}
   order by r.id limit $max`,
)
/** Receipts whose goods have waited since before a time, and whose inspectors were not reminded. */
export const lateInspections = (db: Db, before: Date, max: number) => late(db, { before, max })

const remind = sqlQuery(
  'ordering.remindInspection',
  `insert into ordering.inspection_reminders (receipt_id, reminded_at)
   select r.id, $now::timestamptz from ordering.receipts r where r.id = $receiptId and ${open}
   on conflict do nothing returning receipt_id`,
)
/** Whether goods of a receipt still wait and this is their first reminder; the lock of its order is held. */
export const noteReminder = async (tx: Tx, receiptId: string, now: Date): Promise<boolean> =>
  (await remind(tx, { receiptId, now })).length > 0

const inspectors = sqlQuery(
  'ordering.inspectorsOfOrder',
  `select u.id from ordering.orders o
   join identity.departments d on d.tenant_id = o.tenant_id and d.id = o.dept_id
   join identity.users u on u.tenant_id = o.tenant_id and u.dept_id = any (d.path)
   where o.id = $orderId and u.entrance = 'purchaser' and identity.is_open(u) and exists (
     select from identity.user_roles h join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
     where h.tenant_id = u.tenant_id and h.user_id = u.id and identity.is_in_time(h) and 'order.inspect' = any (r.permissions))
     and (u.id = o.buyer_id or exists (
       select from identity.user_roles h join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
       where h.tenant_id = u.tenant_id and h.user_id = u.id and identity.is_in_time(h) and r.permissions && array['order.readAll', 'order.oversee']
         and case h.reach when 'own' then false when 'dept' then u.dept_id = o.dept_id when 'chosen' then h.reach_dept_ids && d.path else true end))
   order by u.id limit 50`,
)
/** Accounts that inspect the goods of an order and may read it: of its department and those above. */
export const inspectorsOf = async (db: Db, orderId: string): Promise<string[]> =>
  (await inspectors(db, { orderId })).map(({ id }) => id)

import type { ReturnStatus } from '#contract/ordering/returns/return.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { insertMany } from '#kit/database/query.parts.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const returns = tableOf('ordering.returns')
export type ReturnRow = RowOfTable<typeof returns>

export interface ReturnLineRow {
  order_line_id: string
  sku_id: string
  name: string
  spec: string
  unit: string
  picture: string
  quantity: number
  amount: string
  refunded: string
  restocked: number
  scrapped: number
  missing: number
}

/** Columns of a return with the facts of its order that decide who sees it. */
export const returnColumns = `
  r.id, r.version, r.no, r.order_id, o.no as order_no, r.supplier_id, o.supplier_name, r.user_id, r.user_name, o.buyer_id,
  coalesce(u.person_id, 0) as "buyer_person_id!",
  array(select s.person_id from identity.users s where s.tenant_id = r.tenant_id and s.supplier_id = r.supplier_id)
    as "supplier_person_ids!", o.dept_name, d.path as dept_path, coalesce(company.name, '') as "company_name!",
  r.kind, r.status, r.reason, r.fault, r.note, r.requested, r.refunded, r.offer, r.answer, r.address, r.parcel, r.replacement,
  r.statements, r.is_taken, r.receipt_id, r.approval_id, r.sent_at, r.freight_by, r.freight, r.submitted_at, r.finished_at, r.due_at,
  (select json_agg(json_build_object('order_line_id', l.id::text, 'sku_id', l.sku_id::text, 'name', l.name, 'spec', l.spec,
      'unit', l.unit, 'picture', l.picture, 'quantity', rl.quantity, 'amount', rl.amount::text, 'refunded', rl.refunded::text,
      'restocked', rl.restocked, 'scrapped', rl.scrapped, 'missing', rl.missing) order by l.line_no)
   from ordering.return_lines rl join ordering.order_lines l on l.tenant_id = rl.tenant_id and l.id = rl.order_line_id
   where rl.tenant_id = r.tenant_id and rl.return_id = r.id) as lines`
export const returnTables = `
  ordering.returns r
  join ordering.orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
  left join identity.users u on u.tenant_id = o.tenant_id and u.id = o.buyer_id
  left join identity.departments d on d.tenant_id = o.tenant_id and d.id = o.dept_id
  left join identity.departments company on company.tenant_id = d.tenant_id and company.id = d.path[1]`

const read = sqlQuery('ordering.readReturn', `select ${returnColumns} from ${returnTables} where r.id = $id`).narrow<{
  dept_path: string[]
  supplier_person_ids: string[]
  lines: ReturnLineRow[]
}>()
export type ReturnDetailRow = RowOf<typeof read>
export const readReturn = (db: Db, id: string): Promise<ReturnDetailRow | undefined> => read.first(db, { id })

export const insertReturnLines = insertMany('ordering.return_lines', [
  'return_id',
  'order_line_id',
  'quantity',
  'amount',
])

const lastReceipts = sqlQuery(
  'ordering.lastReceiptsOfLines',
  `select l.order_line_id as line_id, max(r.received_at) as "at!"
   from ordering.receipts r join ordering.receipt_lines l on l.tenant_id = r.tenant_id and l.receipt_id = r.id
   where r.order_id = $orderId group by 1`,
)
/** Time of the last receipt of each line of an order. */
export const lastReceiptsOf = async (db: Db, orderId: string): Promise<ReadonlyMap<string, Date>> =>
  new Map((await lastReceipts(db, { orderId })).map(({ line_id, at }) => [line_id, at]))

export interface LineChange {
  readonly lineId: string
  readonly inReturn: number
  readonly returned: number
  readonly allowance: string
}
const change = sqlQuery(
  'ordering.changeReturned',
  `update ordering.order_lines l
   set in_return = l.in_return + g."inReturn", returned = l.returned + g.returned, allowance = l.allowance + g.allowance
   from jsonb_to_recordset($lines::jsonb) as g("lineId" bigint, "inReturn" int, returned int, allowance numeric)
   where l.order_id = $orderId and l.id = g."lineId"`,
).narrow<object, { lines: readonly LineChange[] }>()
/** Adds to the pieces in returns, the returned pieces and the allowances of an order's lines; its lock is held. */
export const changeReturned = (tx: Tx, orderId: string, lines: readonly LineChange[]) => change(tx, { orderId, lines })

export interface LineResult {
  readonly lineId: string
  readonly amount: string
  readonly refunded: string
  readonly restocked: number
  readonly scrapped: number
  readonly missing: number
}
const setResults = sqlQuery(
  'ordering.setReturnLines',
  `update ordering.return_lines l
   set amount = g.amount, refunded = g.refunded, restocked = g.restocked, scrapped = g.scrapped, missing = g.missing
   from jsonb_to_recordset($lines::jsonb)
     as g("lineId" bigint, amount numeric, refunded numeric, restocked int, scrapped int, missing int)
   where l.return_id = $returnId and l.order_line_id = g."lineId"`,
).narrow<object, { lines: readonly LineResult[] }>()
export const setReturnLines = (tx: Tx, returnId: string, lines: readonly LineResult[]) =>
  setResults(tx, { returnId, lines })

const due = sqlQuery(
  'ordering.dueReturns',
  `select id from ordering.returns
   where due_at <= $now and status = any ($statuses::text[]) and id > $after order by id limit $max`,
)
/** Returns whose deadline has passed, after the id of the last one seen. */
export const dueReturns = (
  db: Db,
  filter: {
    readonly now: Date
    readonly statuses: readonly ReturnStatus[]
    readonly after: string
    readonly max: number
  },
) => due(db, filter)

const takesPart = sqlQuery(
  'ordering.takesPartInReturn',
  `select exists (select from approvals.tasks t where t.instance_id = $approvalId and t.approver_id = $userId) as "takesPart!"`,
)
/** Whether somebody takes or took part in the approval of a return. */
export const takesPartIn = async (db: Db, userId: string, approvalId: string): Promise<boolean> =>
  (await takesPart.one(db, { userId, approvalId })).takesPart

const categories = sqlQuery(
  'ordering.categoriesOfReturn',
  `select distinct c.id::text as "id!" from ordering.return_lines r
   join ordering.order_lines l on l.tenant_id = r.tenant_id and l.id = r.order_line_id
   cross join unnest(l.category_path) as c(id) where r.return_id = $returnId`,
)
export const categoriesOfReturn = async (db: Db, returnId: string): Promise<string[]> =>
  (await categories(db, { returnId })).map(({ id }) => id)

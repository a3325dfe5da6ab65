import { sql } from 'kysely'
import type { DocumentKind, DocumentStatus } from '#contract/warehouse/document.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { anyOf, insertMany } from '#kit/database/query.parts.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const documents = tableOf('warehouse.documents')
export type DocumentRow = RowOfTable<typeof documents>
export const lines = tableOf('warehouse.lines')
export type LineRow = RowOfTable<typeof lines>
export const picks = tableOf('warehouse.picks')
export type PickRow = RowOfTable<typeof picks>

const next = sqlQuery('warehouse.nextNo', 'select ordering.next_no($letters) as "no!"')
export const nextNo = async (db: Db, letters: string): Promise<string> => (await next.one(db, { letters })).no

export interface DocumentFilter {
  readonly kinds?: readonly DocumentKind[]
  readonly statuses?: readonly DocumentStatus[]
  /** Whose warehouses; null: all. */
  readonly keeperId: string | null
  /** Requests of this department; null: of any. */
  readonly deptId?: string | null
  readonly warehouseId?: string | undefined
  readonly kind?: DocumentKind | undefined
  readonly keyword?: string | undefined
}

/** Documents of all kinds, newest first. */
export const documentList = listOf({
  find: (db: Db, { kinds, statuses, keeperId, deptId = null }: DocumentFilter) =>
    db
      .selectFrom('warehouse.documents as d')
      .innerJoin('warehouse.warehouses as w', (on) =>
        on.onRef('w.tenant_id', '=', 'd.tenant_id').onRef('w.id', '=', 'd.warehouse_id'),
      )
      .leftJoin('warehouse.warehouses as o', (on) =>
        on.onRef('o.tenant_id', '=', 'd.tenant_id').onRef('o.id', '=', 'd.to_warehouse_id'),
      )
      .$if(kinds !== undefined, (query) => query.where('d.kind', '=', anyOf(kinds ?? [])))
      .$if(statuses !== undefined, (query) => query.where('d.status', '=', anyOf(statuses ?? [])))
      .$if(deptId !== null, (query) => query.where('d.dept_id', '=', deptId))
      .$if(keeperId !== null, (query) =>
        query.where(sql<boolean>`${keeperId}::bigint = any (w.keepers || coalesce(o.keepers, '{}'))`),
      ),
  where: {
    warehouseId: (e, id) => e.or([e('d.warehouse_id', '=', id), e('d.to_warehouse_id', '=', id)]),
    kind: { is: 'd.kind' },
    keyword: {
      contains: ['d.no', 'd.title', 'd.dept_name', 'd.supplier_name', 'd.order_no', 'd.source_no', 'd.note'],
    },
  },
  select: (found) =>
    found
      .selectAll('d')
      .select(['w.name as warehouse_name', 'w.keepers', 'o.name as to_warehouse_name', 'o.keepers as to_keepers'])
      .select([
        sql<string>`coalesce((select sum(l.requested) from warehouse.lines l
          where l.tenant_id = d.tenant_id and l.document_id = d.id), 0)`.as('requested'),
        sql<string>`coalesce((select sum(l.done) from warehouse.lines l
          where l.tenant_id = d.tenant_id and l.document_id = d.id), 0)`.as('done'),
        sql<string[]>`array(select distinct r.counted_by::text from warehouse.count_rows r
          where r.tenant_id = d.tenant_id and r.document_id = d.id and r.counted_by is not null)`.as('counters'),
      ]),
  key: 'd.id',
  order: [['d.id', 'desc']],
})
export type ListedDocument = RowIn<typeof documentList>

interface PickOfLine {
  readonly id: string
  readonly placeId: string
  readonly placeCode: string
  readonly batchId: string
  readonly batchNo: string
  readonly expiresOn: string | null
  readonly quantity: string
  readonly done: string
  readonly arrived: string
  readonly reason: string
}
const linesIn = sqlQuery(
  'warehouse.linesOf',
  `select l.id, l.item_id, i.no, i.name, i.spec, i.unit, i.picture, i.is_tracked, i.shelf_days, l.requested, l.done,
     coalesce(t.batch_no, l.batch_no) as "batch_no!", l.batch_id, coalesce(t.produced_on, l.produced_on) as produced_on,
     coalesce(t.expires_on, l.expires_on) as expires_on, lies.place_id as "place_id?", lies.code as "place_code?",
     coalesce((select jsonb_agg(jsonb_build_object('id', k.id::text, 'placeId', k.place_id::text, 'placeCode', p.code,
        'batchId', k.batch_id::text, 'batchNo', b.batch_no, 'expiresOn', to_char(b.expires_on, 'YYYY-MM-DD'), 'quantity', k.quantity::text,
        'done', k.done::text, 'arrived', k.arrived::text, 'reason', k.reason) order by k.id)
      from warehouse.picks k
      join warehouse.places p on p.tenant_id = k.tenant_id and p.id = k.place_id
      join warehouse.batches b on b.tenant_id = k.tenant_id and b.id = k.batch_id
      where k.tenant_id = l.tenant_id and k.line_id = l.id), '[]') as "picks!"
   from warehouse.lines l
   join warehouse.documents d on d.tenant_id = l.tenant_id and d.id = l.document_id
   join warehouse.items i on i.tenant_id = l.tenant_id and i.id = l.item_id
   left join warehouse.batches t on t.tenant_id = l.tenant_id and t.id = l.batch_id
   left join lateral (
     select b.place_id, p.code from warehouse.balances b
     join warehouse.places p on p.tenant_id = b.tenant_id and p.id = b.place_id
     where b.tenant_id = l.tenant_id and b.item_id = l.item_id and b.warehouse_id = coalesce(d.to_warehouse_id, d.warehouse_id)
       and not b.is_outside and p.kind = 'storage' and not p.disabled and b.on_hand > 0
     order by b.on_hand desc, p.code limit 1
   ) lies on true
   where l.document_id = $documentId order by l.line_no`,
).narrow<{ picks: PickOfLine[] }>()
export type LineDetail = RowOf<typeof linesIn>
/** Lines of a document with their picks, and the place where each item lies already. */
export const linesOf = (db: Db, documentId: string): Promise<LineDetail[]> => linesIn(db, { documentId })

const approving = sqlQuery(
  'warehouse.approves',
  `select exists (select from approvals.tasks k join warehouse.documents d on d.approval_id = k.instance_id
     where d.id = $id and k.approver_id = $userId and k.status <> 'waiting') as "approves!"`,
)
/** Whether somebody decides, or has decided, on a document. */
export const isApprover = async (db: Db, id: string, userId: string): Promise<boolean> =>
  (await approving.one(db, { id, userId })).approves

const newLines = insertMany('warehouse.lines', [
  'id',
  'document_id',
  'line_no',
  'item_id',
  'order_line_id',
  'batch_id',
  'pick_id',
  'requested',
  'batch_no',
  'produced_on',
  'expires_on',
  'unit_cost',
  'unit_price',
  'payer_id',
])
export type NewLine = Parameters<typeof newLines>[1]['rows'][number]
export const insertLines = newLines
/** What a line has where nothing else is known of it. */
export const plainLine = {
  order_line_id: null,
  batch_id: null,
  pick_id: null,
  batch_no: '',
  produced_on: null,
  expires_on: null,
  unit_cost: '0',
  unit_price: '0',
  payer_id: null,
} as const

export const insertPicks = insertMany('warehouse.picks', ['line_id', 'place_id', 'batch_id', 'quantity', 'reason'])

const someIds = sqlQuery('warehouse.nextIds', 'select kit.next_id() as "id!" from generate_series(1, $count::int)')
/** New ids, in their order. */
export const nextIds = async (db: Db, count: number): Promise<string[]> =>
  (await someIds(db, { count })).map(({ id }) => id)

const ofDocument = sqlQuery(
  'warehouse.picksOf',
  `select k.id, k.line_id, k.place_id, k.batch_id, k.quantity, k.done, k.arrived, l.item_id, t.batch_no, t.unit_price, t.unit_cost, t.payer_id,
     t.expires_on, t.is_quarantined, p.kind = 'quarantine' as "is_apart!"
   from warehouse.picks k
   join warehouse.lines l on l.tenant_id = k.tenant_id and l.id = k.line_id
   join warehouse.batches t on t.tenant_id = k.tenant_id and t.id = k.batch_id
   join warehouse.places p on p.tenant_id = k.tenant_id and p.id = k.place_id
   where l.document_id = $documentId order by k.id`,
)
export type PickDetail = RowOf<typeof ofDocument>
/** Picks of a document, whose row the caller has locked. */
export const picksOf = (db: Db, documentId: string): Promise<PickDetail[]> => ofDocument(db, { documentId })

const linesDone = sqlQuery(
  'warehouse.addDone',
  `update warehouse.lines l set done = l.done + g.quantity
   from (select line_id, sum(quantity) as quantity from jsonb_to_recordset($given::jsonb) r(line_id bigint, quantity numeric) group by 1) g
   where l.id = g.line_id`,
)
/** Adds to what is done of lines; negative: it is undone. */
export const addDone = linesDone

const picksDone = sqlQuery(
  'warehouse.addTaken',
  `update warehouse.picks k set done = k.done + coalesce(g.done, 0), arrived = k.arrived + coalesce(g.arrived, 0),
     quantity = k.quantity + coalesce(g.quantity, 0)
   from jsonb_to_recordset($given::jsonb) g(pick_id bigint, done numeric, arrived numeric, quantity numeric) where k.id = g.pick_id`,
)
/** Adds to what of picks was taken, has arrived, or is kept. */
export const addTaken = picksDone

export const rest = sqlQuery(
  'warehouse.restOf',
  `select coalesce(sum(requested - done), 0) as "left!", coalesce(sum(done), 0) as "done!" from warehouse.lines where document_id = $documentId`,
)

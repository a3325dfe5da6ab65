import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { insertMany, type NewRow } from '#kit/database/query.parts.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

/** Awards without their sheet, which is large and read separately. */
export const awards = tableOf('sourcing.awards', [
  'handed_on_at',
  'version',
  'project_id',
  'round',
  'status',
  'reasons',
  'note',
  'total',
  'opinion',
  'proposed_name',
  'proposed_at',
  'published_at',
  'replaces',
])
export type AwardRow = RowOfTable<typeof awards>

const lineColumns = [
  'award_id',
  'line_no',
  'item_id',
  'quote_id',
  'supplier_id',
  'quantity',
  'price',
  'tax_rate',
  'amount',
] as const
export type NewAwardLine = NewRow<'sourcing.award_lines', (typeof lineColumns)[number]>
export const insertAwardLines = insertMany('sourcing.award_lines', lineColumns)
const linesOf = preparedQuery((db, $: Params<{ awardId: string }>) =>
  db.selectFrom('sourcing.award_lines').select(lineColumns).where('award_id', '=', $.awardId).orderBy('line_no'),
)
export const findAwardLines = (db: Db, awardId: string) => linesOf(db, { awardId })
export type AwardLineRow = RowOf<typeof linesOf>

const supplierColumns = [
  'award_id',
  'supplier_id',
  'supplier_name',
  'quote_id',
  'rank',
  'offered',
  'awarded',
  'is_winner',
] as const
export type NewAwardSupplier = NewRow<'sourcing.award_suppliers', (typeof supplierColumns)[number]>
export const insertAwardSuppliers = insertMany('sourcing.award_suppliers', supplierColumns)
const suppliersOf = preparedQuery((db, $: Params<{ awardId: string }>) =>
  db
    .selectFrom('sourcing.award_suppliers')
    .select(supplierColumns)
    .where('award_id', '=', $.awardId)
    .orderBy('is_winner', 'desc')
    .orderBy('offered')
    .orderBy('quote_id'),
)
export const findAwardSuppliers = (db: Db, awardId: string) => suppliersOf(db, { awardId })
export type AwardSupplierRow = RowOf<typeof suppliersOf>

const sheet = preparedQuery((db, $: Params<{ awardId: string }>) =>
  db.selectFrom('sourcing.awards').select(['sheet', 'proposed_at']).where('id', '=', $.awardId),
)
/** Comparison that the award was based on, and when it was frozen. */
export const findSheet = (db: Db, awardId: string) => sheet.first(db, { awardId })

const lastOf = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db
    .selectFrom('sourcing.awards')
    .select('id')
    .where('project_id', '=', $.projectId)
    .orderBy('proposed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
)
/** Latest proposed award, in any status. */
export const findLastAward = async (db: Db, projectId: string): Promise<AwardRow | undefined> => {
  const last = await lastOf.first(db, { projectId })
  return last && (await awards.findIfThere(db, last.id))
}

const decides = sqlQuery(
  'sourcing.decidesAward',
  `select count(*) > 0 as "decides!" from approvals.tasks
   where instance_id = $approvalId and approver_id = $userId and status <> 'waiting'`,
)
/** Whether a user is an approver of the award. */
export const decidesAward = async (db: Db, approvalId: string, userId: string): Promise<boolean> =>
  (await decides.one(db, { approvalId, userId })).decides

const prices = sqlQuery(
  'sourcing.lastPrices',
  `select i.id as "id!", last.price::text as "price!" from sourcing.items i cross join lateral (
     select l.price from sourcing.items o
     join sourcing.award_lines l on l.tenant_id = o.tenant_id and l.item_id = o.id
     join sourcing.awards a on a.tenant_id = l.tenant_id and a.id = l.award_id and a.status = 'published'
     where o.tenant_id = i.tenant_id and o.project_id <> i.project_id
       and (o.sku_id = i.sku_id or o.name = i.name and o.spec = i.spec and o.unit = i.unit)
     order by a.published_at desc, a.id desc, l.line_no limit 1
   ) last where i.project_id = $projectId`,
)
/** Last awarded price of each item: of the same goods, or of the same name, specification and unit. */
export const findLastPrices = async (db: Db, projectId: string): Promise<ReadonlyMap<string, string>> =>
  new Map((await prices(db, { projectId })).map(({ id, price }) => [id, price]))

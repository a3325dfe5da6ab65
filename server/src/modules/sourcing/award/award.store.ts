import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf } from '#kit/database/query.ts'
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

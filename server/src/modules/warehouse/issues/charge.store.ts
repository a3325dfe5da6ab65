import type { Db } from '#kit/database/database.ts'
import { insertMany } from '#kit/database/query.parts.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'

export const insertCharges = insertMany('warehouse.charges', [
  'id',
  'document_id',
  'cause',
  'pick_id',
  'batch_id',
  'quantity',
  'amount',
  'payer_id',
])

const ofPicks = sqlQuery(
  'warehouse.chargesOf',
  `select c.pick_id, c.document_id, min(c.batch_id) as "batch_id!", (array_agg(c.payer_id))[1] as payer_id,
     coalesce(sum(c.amount) filter (where c.amount > 0), 0) as "charged!", coalesce(-sum(c.amount) filter (where c.amount < 0), 0) as "returned!",
     coalesce(sum(c.quantity) filter (where c.quantity > 0), 0) as "issued!", coalesce(-sum(c.quantity) filter (where c.quantity < 0), 0) as "back!"
   from warehouse.charges c where c.pick_id = any ($pickIds::bigint[]) group by c.pick_id, c.document_id`,
)
export type PickCharge = RowOf<typeof ofPicks>
/** What picks were charged, and what of it came back. */
export const chargesOfPicks = (db: Db, pickIds: readonly string[]): Promise<PickCharge[]> => ofPicks(db, { pickIds })

const ofDocument = sqlQuery(
  'warehouse.chargedOf',
  `select coalesce(sum(amount) filter (where amount > 0), 0)::numeric(18, 2) as "charged!"
   from warehouse.charges where document_id = $documentId`,
)
/** What a document was charged in all, before anything came back. */
export const chargedOf = async (db: Db, documentId: string): Promise<string> =>
  (await ofDocument.one(db, { documentId })).charged

/** Numbers of issues by their ids, and by the ids of charges that gave something back. */
export const stockNumbers = sqlQuery(
  'warehouse.numbers',
  `select d.id, d.no from warehouse.documents d where d.id = any ($ids::bigint[])
   union all
   select c.id, d.no from warehouse.charges c join warehouse.documents d on d.tenant_id = c.tenant_id and d.id = c.document_id
   where c.id = any ($ids::bigint[])`,
)

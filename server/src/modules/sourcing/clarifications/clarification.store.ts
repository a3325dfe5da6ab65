import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const clarifications = tableOf('sourcing.clarifications')
export type ClarificationRow = RowOfTable<typeof clarifications>

const ofProject = preparedQuery((db, $: Params<{ projectId: string; supplierId?: string | undefined }>) => {
  const all = db.selectFrom('sourcing.clarifications').selectAll().where('project_id', '=', $.projectId)
  return ($.supplierId ? all.where('supplier_id', '=', $.supplierId) : all).orderBy('supplier_id').orderBy('no')
})
/** Clarifications of a project, or of one bidder in it: of each bidder in the order of its chain. */
export const findClarifications = (db: Db, projectId: string, supplierId?: string): Promise<ClarificationRow[]> =>
  ofProject(db, { projectId, supplierId })

const nextId = sqlQuery('sourcing.nextClarification', 'select kit.next_id() as "id!"')
/** Id of a clarification before it is written, which its files belong to. */
export const newClarificationId = async (db: Db): Promise<string> => (await nextId.one(db)).id

const quoted = sqlQuery(
  'sourcing.askableSuppliers',
  `select distinct q.supplier_id as "id!", s.name from sourcing.quotes q
   join suppliers.suppliers s on s.tenant_id = q.tenant_id and s.id = q.supplier_id
   where q.project_id = $projectId order by s.name`,
)
/** Suppliers with an opened quote. */
export const findAskable = (db: Db, projectId: string) => quoted(db, { projectId })

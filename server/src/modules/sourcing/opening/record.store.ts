import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const sealed = sqlQuery(
  'sourcing.sealedOfRound',
  `select distinct on (e.supplier_id) e.seq as "seq!", e.kind as "kind!", e.ref, e.at as "at!", encode(coalesce(e.envelope_hash, q.envelope_hash), 'hex') as hash,
     e.supplier_id as "supplierId!", s.name, s.credit_code
   from sourcing.seal_entries e
   join suppliers.suppliers s on s.tenant_id = e.tenant_id and s.id = e.supplier_id
   left join sourcing.seal_entries q on q.tenant_id = e.tenant_id and q.project_id = e.project_id and q.seq = e.ref
   where e.project_id = $projectId and e.round = $round and e.supplier_id is not null
   order by e.supplier_id, e.seq desc`,
)
/** Last entry of each supplier in a round: its quote, a confirmation, or a withdrawal. */
export const findLastEntries = (db: Db, projectId: string, round: number) => sealed(db, { projectId, round })

const codes = sqlQuery(
  'sourcing.creditCodes',
  `select id, credit_code from suppliers.suppliers where id = any ($ids::bigint[])`,
)
/** Credit codes of suppliers by id. */
export const findCreditCodes = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await codes(db, { ids: [...ids] })).map((row) => [row.id, row.credit_code]))

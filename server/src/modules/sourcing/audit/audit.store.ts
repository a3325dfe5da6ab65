import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { linesOfQuote } from '../seal/opening.store.ts'

const rounds = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db
    .selectFrom('sourcing.seal_rounds as r')
    .innerJoin('sourcing.seal_openings as o', (join) =>
      join
        .onRef('o.tenant_id', '=', 'r.tenant_id')
        .onRef('o.project_id', '=', 'r.project_id')
        .onRef('o.round', '=', 'r.round'),
    )
    .select(['r.round', 'r.suite', 'r.terms', 'r.key_record', 'r.key_signatures', 'o.record', 'o.signatures'])
    .where('r.project_id', '=', $.projectId)
    .orderBy('r.round'),
)
export type OpenedRoundRow = RowOf<typeof rounds>
/** Opened rounds with key, record and countersignatures. */
export const findOpenedRounds = (db: Db, projectId: string) => rounds(db, { projectId })

const quotes = sqlQuery(
  'sourcing.auditedQuotes',
  `select q.id, q.seq, encode(q.master, 'hex') as "master!", q.currency as "currency!", q.delivery_days as "deliveryDays!",
     q.valid_until as "validUntil!", q.freight::text as "freight!", q.remark as "remark!", q.attachments,
     q.total::text as "total!",
     ${linesOfQuote} as "lines!"
   from sourcing.quotes q where q.project_id = $projectId and q.status = 'valid' and q.sealed_seq is not null order by q.seq`,
)
/** Valid quotes with their masters, from which the audit file discloses. */
export const findAuditedQuotes = (db: Db, projectId: string) => quotes(db, { projectId })

const suppliers = sqlQuery(
  'sourcing.auditedSuppliers',
  `select distinct e.supplier_id as "id!", s.name from sourcing.seal_entries e
   join suppliers.suppliers s on s.tenant_id = e.tenant_id and s.id = e.supplier_id
   where e.project_id = $projectId and e.supplier_id is not null order by 1`,
)
/** Suppliers with an entry in the log. */
export const findLoggedSuppliers = (db: Db, projectId: string) => suppliers(db, { projectId })

const sealed = sqlQuery(
  'sourcing.sealedSeqs',
  `select distinct on (q.supplier_id) q.supplier_id, q.seq from sourcing.quotes q
   where q.project_id = $projectId and q.status = 'valid' and q.sealed_seq is not null
   order by q.supplier_id, q.round desc`,
)
/** Last valid sealed quote of each supplier. */
export const findSealedSeqs = async (db: Db, projectId: string): Promise<ReadonlyMap<string, number>> =>
  new Map((await sealed(db, { projectId })).map((row) => [row.supplier_id, row.seq]))

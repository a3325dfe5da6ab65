import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const ranked = sqlQuery(
  'sourcing.rankedSuppliers',
  `select s.supplier_name as "supplierName!", count(*)::int as "wins!"
   from sourcing.awards a
   join sourcing.projects p on p.tenant_id = a.tenant_id and p.id = a.project_id and p.scope = 'open'
   join sourcing.award_suppliers s on s.tenant_id = a.tenant_id and s.award_id = a.id and s.is_winner
   where a.status = 'published' and a.published_at > now() - interval '1 year'
   group by s.supplier_id, s.supplier_name order by count(*) desc, max(a.published_at) desc limit $max`,
)
/** Suppliers with the most awards within a year, in open projects. */
export const findRankedSuppliers = (db: Db, max: number) => ranked(db, { max })

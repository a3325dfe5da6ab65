import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'

const found = sqlQuery(
  'contracts.sources',
  `select s.id as "id!", s.no as "no!", s.title as "title!", s.supplier_id as "supplier_id!", s.supplier_name as "supplier_name!",
     s.payer_no as "payer_no!", s.gross as "gross?", s.rate as "rate?", s.valid_from::text as "valid_from?", s.valid_to::text as "valid_to?"
   from (
     select p.id, p.project_no as no, p.title, w.supplier_id, w.supplier_name, '' as payer_no, w.awarded as gross,
       null::numeric as rate, null::date as valid_from, null::date as valid_to, 'project' as source
     from sourcing.awards a
     join sourcing.award_suppliers w on w.tenant_id = a.tenant_id and w.award_id = a.id and w.is_winner and w.awarded > 0
     join sourcing.projects p on p.tenant_id = a.tenant_id and p.id = a.project_id
     where a.status = 'published' and $source = 'project'
     union all
     select t.id, t.no, t.title, t.supplier_id, t.supplier_name, '', null, null, t.valid_from, t.valid_to, 'agreement'
     from agreements.agreements t where t.status in ('40', '50') and $source = 'agreement'
     union all
     select o.id, o.no, coalesce(l.title, ''), o.supplier_id, o.supplier_name, coalesce(o.invoice_title ->> 'taxNo', ''),
       o.amount, l.rate, null, null, 'order'
     from ordering.orders o
     cross join lateral (
       select min(l.name) as title, case when count(distinct l.tax_rate) = 1 then min(l.tax_rate) end as rate
       from ordering.order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id) l
     where o.status in ('40', '45', '50', '55', '60', '70') and $source = 'order'
   ) s
   where ($id::bigint is null or s.id = $id?) and ($supplierId::bigint is null or s.supplier_id = $supplierId?)
     and (s.no ilike $pattern or s.title ilike $pattern or s.supplier_name ilike $pattern)
   order by s.id desc limit 50`,
)
type SourceKind = 'project' | 'agreement' | 'order'

/**
 * What a contract can be drafted from: shares of published awards, agreements in force, and orders that their supplier
 * has accepted; newest first.
 */
export const findSources = (db: Db, source: SourceKind, keyword = '') =>
  found(db, { source, pattern: containing(keyword), id: null, supplierId: null })

/** One source with its supplier; undefined if it does not exist or is not in force. */
export const findSource = (db: Db, source: SourceKind, id: string, supplierId: string) =>
  found.first(db, { source, pattern: '%', id, supplierId })

const payers = sqlQuery(
  'contracts.payers',
  `select tax_no as "payer_no!", max(title) as "payer_title!" from ordering.invoice_titles
   where tax_no <> '' group by tax_no order by 2 limit 200`,
)
/** Companies of the tenant that pay, by the tax numbers of its invoice titles. */
export const findPayers = (db: Db) => payers(db)

const payer = sqlQuery(
  'contracts.payer',
  'select max(title) as "title?" from ordering.invoice_titles where tax_no = $payerNo',
)
export const payerTitleOf = async (db: Db, payerNo: string): Promise<string | null> =>
  (await payer.one(db, { payerNo })).title

export const suppliersToChoose = sqlQuery(
  'contracts.suppliersToChoose',
  `select id, name from suppliers.suppliers where status = 'active' order by name limit 1000`,
)

const supplier = sqlQuery(
  'contracts.activeSupplier',
  `select name, credit_code from suppliers.suppliers where id = $id and status = 'active'`,
)
export const findActiveSupplier = (db: Db, id: string) => supplier.first(db, { id })

import type { Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'

const expiring = sqlQuery(
  'catalogue.warnOfAgreements',
  `with due as (
     select id from catalogue.agreement_prices
     where valid_to between $today::date and $today::date + $days::int and warned_for is distinct from valid_to
       and agreement_id is null
     order by id limit 1000 for no key update
   ), warned as (
     update catalogue.agreement_prices a set warned_for = a.valid_to from due d where a.id = d.id
     returning a.id, a.agreement_no, a.supplier_id, a.valid_to, a.sku_id
   )
   select min(w.id) as "id!", w.agreement_no, w.supplier_id, w.valid_to::text as "last_day!", min(s.supplier_name) as "supplier_name!",
     count(*)::int as "prices!"
   from warned w join catalogue.skus s on s.id = w.sku_id
   group by w.agreement_no, w.supplier_id, w.valid_to order by 1`,
)
export type ExpiringAgreement = RowOf<typeof expiring>
/** Takes agreements without a document whose prices end within some days and have not been warned about; returns each only once. */
export const takeExpiring = (tx: Tx, today: string, days: number) => expiring(tx, { today, days })

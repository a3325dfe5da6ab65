import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { insertMany } from '#kit/database/query.parts.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const certificates = tableOf('suppliers.certificates')
export type CertificateRow = RowOfTable<typeof certificates>

const ofSupplier = preparedQuery((db, $: Params<{ supplierId: string }>) =>
  db
    .selectFrom('suppliers.certificates')
    .selectAll()
    .where('supplier_id', '=', $.supplierId)
    .orderBy('last_day')
    .orderBy('id')
    .limit(200),
)
/** Certificates of a supplier, those that expire first before the others. */
export const certificatesOf = (db: Db, supplierId: string): Promise<CertificateRow[]> => ofSupplier(db, { supplierId })

const insert = insertMany('suppliers.certificates', [
  'supplier_id',
  'type',
  'no',
  'issuer',
  'last_day',
  'files',
  'created_at',
])
export const insertCertificates = (tx: Tx, rows: Parameters<typeof insert>[1]['rows']) => insert(tx, { rows })

const expiring = sqlQuery(
  'suppliers.takeExpiringCertificates',
  `with due as (
     select c.id, (select min(d) from unnest($days::int[]) as d where c.last_day - $today::date <= d) as step
     from suppliers.certificates c
     where c.last_day between $today::date and $today::date + (select max(d) from unnest($days::int[]) as d)
     order by c.id limit 1000 for no key update
   ), taken as (
     update suppliers.certificates c set reminded = d.step from due d where c.id = d.id and c.reminded is distinct from d.step
     returning c.id, c.supplier_id, c.type, c.no, c.last_day
   )
   select t.id, t.supplier_id, s.name as supplier_name, t.type, t.no, t.last_day::text as "last_day!",
     (t.last_day - $today::date)::int as "days!"
   from taken t join suppliers.suppliers s on s.id = t.supplier_id order by t.id`,
)
/** Takes certificates that have reached one of these numbers of days before their last day; each step once. */
export const takeExpiring = (tx: Tx, today: string, days: readonly number[]) => expiring(tx, { today, days })

/** Removes certificates that another one of the same type and number replaces. */
export const removeReplaced = sqlQuery(
  'suppliers.removeReplacedCertificates',
  `delete from suppliers.certificates c using unnest($types::text[], $numbers::text[]) as n(type, no)
   where c.supplier_id = $supplierId and c.type = n.type and (c.no = n.no or c.last_day < $today::date)`,
)

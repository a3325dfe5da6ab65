import { sqlQuery } from '#kit/database/query.ts'

/** Qualifies a supplier for categories, in place of what it was qualified for before. */
export const setStandings = sqlQuery(
  'suppliers.setStandings',
  `insert into suppliers.standings (supplier_id, category_id, qualification_id, is_conditional, valid_to)
   select $supplierId, c.id, $qualificationId, $isConditional, $validTo from unnest($categoryIds::bigint[]) as c(id)
   on conflict (tenant_id, supplier_id, category_id) do update set qualification_id = excluded.qualification_id,
     is_conditional = excluded.is_conditional, valid_to = excluded.valid_to, reminded = null`,
)

/** Ends what a supplier is qualified for in these categories. */
export const endStandings = sqlQuery(
  'suppliers.endStandings',
  `delete from suppliers.standings where supplier_id = $supplierId and category_id = any ($categoryIds::bigint[])`,
)

/**
 * Takes qualifications that have reached one of these numbers of days before their last day, each step once; those of
 * which a supplier has a later one are past.
 */
export const takeExpiringStandings = sqlQuery(
  'suppliers.takeExpiringStandings',
  `with due as (
     select s.supplier_id, s.category_id, n.step from suppliers.standings s
     cross join lateral (select min(d) as step from unnest($days::int[]) as d where s.valid_to - $today::date <= d) n
     where s.valid_to between $today::date and $today::date + (select max(d) from unnest($days::int[]) as d)
       and s.reminded is distinct from n.step
     order by s.supplier_id, s.category_id limit 1000 for no key update of s
   ), taken as (
     update suppliers.standings s set reminded = d.step from due d
     where s.supplier_id = d.supplier_id and s.category_id = d.category_id
     returning s.qualification_id, s.valid_to
   )
   select qualification_id, max(valid_to)::text as "valid_to!", (max(valid_to) - $today::date)::int as "days!"
   from taken group by qualification_id order by qualification_id`,
)

import { sqlQuery } from '#kit/database/query.ts'

/** Cases by rule and status, without those about the reader's own business; findings under exemptions by rule. */
export const countsByRule = sqlQuery(
  'signals.countsByRule',
  `select c.rule, (count(*) filter (where c.status in ('01', '02')))::int as "open!", (count(*) filter (where c.status = '03'))::int as "explained!",
     (count(*) filter (where c.status = '04'))::int as "false_positives!", (count(*) filter (where c.status = '05'))::int as "confirmed!"
   from signals.cases c
   where not exists (select from signals.involved i where i.case_id = c.id and i.person_id = $reader)
   group by c.rule`,
)
export const exemptedByRule = sqlQuery(
  'signals.exemptedByRule',
  `select rule, count(*)::int as "count!" from signals.findings where exemption_id is not null group by rule`,
)

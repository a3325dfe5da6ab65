import { type ExemptionStatus, listExemptions } from '#contract/signals/exemptions.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import { sql } from 'kysely'

export const exemptions = tableOf('signals.exemptions')
export type ExemptionRow = RowOfTable<typeof exemptions> & { readonly findings: number }

/** Exemption of a subject that is in force at a time. */
export const exemptionOf = sqlQuery(
  'signals.exemptionOf',
  `select id, until::text from signals.exemptions where rule = $rule and subject_key = $subjectKey and status = '02'
     and until >= ($at::timestamptz at time zone 'Asia/Shanghai')::date order by until desc limit 1`,
)

/** Exemption of the subject of a case that is open or in force on a day. */
export const exemptionOfCase = sqlQuery(
  'signals.exemptionOfCase',
  `select e.id, e.status, e.until::text from signals.cases c
   join signals.exemptions e on e.tenant_id = c.tenant_id and e.rule = c.rule and e.subject_key = c.subject_key
     and (e.status = '01' or (e.status = '02' and e.until >= $day::date))
   where c.id = $id order by e.status desc, e.until desc limit 1`,
).narrow<{ status: ExemptionStatus; until: string }>()

interface Scope {
  readonly reader: string
}
type Filter = FilterOf<typeof listExemptions> & Scope

export const exemptionList = listOf({
  route: listExemptions,
  find: (db: Db, { reader }: Filter) =>
    db
      .selectFrom('signals.exemptions as e')
      .where(
        sql<boolean>`not exists (select from signals.involved i where i.case_id = e.case_id and i.person_id = ${reader})`,
      ),
  where: { status: { is: 'e.status' }, rule: { is: 'e.rule' } },
  select: (found) =>
    found
      .selectAll('e')
      .select(
        sql<number>`(select count(*)::int from signals.findings f where f.tenant_id = e.tenant_id and f.exemption_id = e.id)`.as(
          'findings',
        ),
      ),
  key: 'e.id',
  order: [
    ['e.created_at', 'desc'],
    ['e.id', 'desc'],
  ],
})

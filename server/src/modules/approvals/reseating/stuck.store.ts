import { sql } from 'kysely'
import type { ApprovalPerson } from '#contract/approvals/approvals.ts'
import { lateAfterDays, listStuckApprovals } from '#contract/approvals/stuckApprovals.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import type { Reach } from '#kit/reach.rules.ts'
import { inReach } from '#modules/identity/index.ts'

interface Held {
  readonly holders: ApprovalPerson[]
  readonly opened_at: Date | null
}
/** Holders of the open tasks of round `i`, and since when they have them. */
const held = sql<Held>`lateral (
  select coalesce(json_agg(json_build_object('userId', u.id::text, 'userName', u.name, 'deptName', d.name)
    order by t.id), '[]') as holders, max(t.opened_at) as opened_at
  from approvals.tasks t
  join identity.users u on u.tenant_id = t.tenant_id and u.id = t.approver_id
  join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id
  where t.tenant_id = i.tenant_id and t.instance_id = i.id and t.status = 'open')`.as<'h'>(
  sql.raw('h(holders, opened_at)'),
)
const since = sql<Date>`coalesce(i.stuck_since, h.opened_at, i.started_at)`
const isStuck = sql<boolean>`i.stuck_since is not null`
const isLate = sql<boolean>`(i.stuck_since is null
  and coalesce(h.opened_at, i.started_at) < kit.clock() - make_interval(days => ${lateAfterDays}))`

export const stuckList = listOf({
  route: listStuckApprovals,
  find: (db: Db, { reach }: FilterOf<typeof listStuckApprovals> & { readonly reach: Reach }) =>
    db
      .selectFrom('approvals.instances as i')
      .innerJoin('identity.users as u', 'u.id', 'i.requester_id')
      .innerJoin('identity.departments as d', 'd.id', 'i.dept_id')
      .innerJoin(held, (on) => on.onTrue())
      .where('i.status', '=', 'pending')
      .where(inReach('i', reach))
      .where(sql<boolean>`(${isStuck} or ${isLate})`),
  where: {
    keyword: { contains: ['i.doc_no', 'i.title'] },
    reason: (_, reason) => (reason === 'stuck' ? isStuck : isLate),
  },
  select: (found) =>
    found
      .select([
        'i.id as instance_id',
        'i.entity',
        'i.entity_id',
        'i.doc_no',
        'i.title',
        'i.amount',
        'i.started_at',
        'i.stuck_since',
      ])
      .select(['u.name as requester_name', 'd.name as dept_name', 'h.holders', since.as('since')])
      .select([
        sql<string>`i.chain -> (i.step - 1) ->> 'name'`.as('node_name'),
        sql<string>`i.chain -> (i.step - 1) ->> 'enName'`.as('node_en_name'),
      ]),
  key: 'i.id',
  order: [since],
  sort: { since, amount: 'i.amount' },
})

import type { AgencyScope } from '#contract/sourcing/agencies/agencyScope.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { todoSql } from '#kit/workbench/todoSql.ts'
import { heldBy } from '../seal/handOver/held.ts'
import { openedAtOf } from '../scores/opened.store.ts'
import { isAmongSql } from '../projects/running.store.ts'

const project = {
  pick: 'p.*',
  id: 't.id',
  title: 't.title',
  note: `t.dept_name || ' · ' || t.project_no`,
  amount: 't.budget_amount',
}
const ofDepartment = (condition: string) => `sourcing.projects p where ${isAmongSql} and ${condition}`

export const toApprove = sqlQuery(
  'sourcing.todo.approve',
  todoSql({
    ...project,
    amount: 't.approved_amount',
    pick: 'p.*, i.amount as approved_amount',
    of: `approvals.tasks a
      join approvals.instances i on i.tenant_id = a.tenant_id and i.id = a.instance_id and i.entity in ('project', 'award')
      join sourcing.projects p on p.tenant_id = i.tenant_id and p.id = i.entity_id
      where a.approver_id = $userId and a.status = 'open'`,
    since: 'coalesce(a.opened_at, p.updated_at)',
  }),
)
export const drafts = sqlQuery(
  'sourcing.todo.draft',
  todoSql({ ...project, of: ofDepartment(`p.state = '1' and p.owner_id = $userId`), since: 'p.updated_at' }),
)
/** Openings that wait for this person's share or countersignature. */
export const toOpen = sqlQuery(
  'sourcing.todo.open',
  todoSql({
    ...project,
    amount: 'null',
    pick: 'p.*',
    of: `sourcing.projects p
      join lateral (select r.tenant_id, r.project_id, r.round, r.status, r.quote_end_at from sourcing.seal_rounds r
        where r.tenant_id = p.tenant_id and r.project_id = p.id order by r.round desc limit 1) r on true
      join lateral (${heldBy('r', '$personId::text')}) m on true
      where p.state = '6' and (p.opener_ids || p.substitute_ids) @> array[$personId::bigint]
        and (r.status in ('closed', 'opening') and exists (select from sourcing.seal_shares s
            where s.tenant_id = r.tenant_id and s.project_id = r.project_id and s.round = r.round
              and s.opener = m.opener and s.released is null)
          or r.status = 'opened' and exists (select from sourcing.seal_openings o
            where o.tenant_id = r.tenant_id and o.project_id = r.project_id and o.round = r.round
              and not o.signatures @> jsonb_build_array(jsonb_build_object('opener', m.opener))))`,
    since: 'r.quote_end_at',
  }),
)
/** Awards that can be proposed: all quotes are opened, and scoring is closed. */
export const toAward = sqlQuery(
  'sourcing.todo.award',
  todoSql({
    ...project,
    of: ofDepartment(`p.state = '6' and p.award_id is null
      and (p.evaluation <> 'weighted' or p.scoring_closed_at is not null)
      and 'opened' = (select r.status from sourcing.seal_rounds r
        where r.tenant_id = p.tenant_id and r.project_id = p.id order by r.round desc limit 1)`),
    since: 'p.updated_at',
  }),
)
export const toAnnounce = sqlQuery(
  'sourcing.todo.announce',
  todoSql({ ...project, of: ofDepartment(`p.state = '8'`), since: 'p.updated_at' }),
)
const hasEnrolments = `p.state = '4' and exists (select from sourcing.enrolments e
  where e.tenant_id = p.tenant_id and e.project_id = p.id and e.status = 'submitted')`
const decided = { ...project, due: 'p.enrol_end_at', since: 'p.published_at' }
export const enrolmentsToDecide = sqlQuery(
  'sourcing.todo.enrolments',
  todoSql({ ...decided, of: ofDepartment(hasEnrolments) }),
)
const hasQuestions = `p.state in ('4', '5') and exists (select from sourcing.questions q
  where q.tenant_id = p.tenant_id and q.project_id = p.id and q.answered_at is null)`
const answered = { ...project, due: 'p.quote_end_at', since: 'p.published_at' }
export const questionsToAnswer = sqlQuery(
  'sourcing.todo.questions',
  todoSql({ ...answered, of: ofDepartment(hasQuestions) }),
)

/** SQL condition: projects that the account runs for an agency; repeats the predicate of the partial index. */
const represented = `p.agent_ids @> array[$userId::bigint] and p.agent_ids <> '{}'`
const ofAgency = (part: AgencyScope, condition: string) =>
  `sourcing.projects p where ${represented} and '${part}' = any (p.agency_scope) and ${condition}`
export const agencyDrafts = sqlQuery(
  'sourcing.todo.agencyDraft',
  todoSql({ ...project, of: ofAgency('author', `p.state = '1'`), since: 'p.updated_at' }),
)
export const agencyToPublish = sqlQuery(
  'sourcing.todo.agencyPublish',
  todoSql({ ...project, of: ofAgency('publish', `p.state = '3' and p.publish_at is null`), since: 'p.updated_at' }),
)
export const agencyEnrolments = sqlQuery(
  'sourcing.todo.agencyEnrolments',
  todoSql({ ...decided, of: ofAgency('enrolment', hasEnrolments) }),
)
export const agencyQuestions = sqlQuery(
  'sourcing.todo.agencyQuestions',
  todoSql({ ...answered, of: ofAgency('questions', hasQuestions) }),
)
export const countOfAgency = sqlQuery(
  'sourcing.countOfAgency',
  `select count(*)::int as "count!" from sourcing.projects p where ${represented} and p.state not in ('7', '9')`,
)
const isToScore = `p.expert_ids @> array[$userId::bigint] and p.expert_ids <> '{}' and p.state = '6'
  and p.scoring_closed_at is null and not exists (select from sourcing.score_sheets s
    where s.tenant_id = p.tenant_id and s.project_id = p.id and s.user_id = $userId and s.status <> 'waiting')`
const scoredUntil = `${openedAtOf} + p.scoring_days * interval '1 day'`
export const toScore = sqlQuery(
  'sourcing.todo.score',
  todoSql({
    ...project,
    // Experts do not see budgets.
    amount: 'null',
    of: `sourcing.projects p where ${isToScore}`,
    due: scoredUntil,
    since: 'p.updated_at',
  }),
)

export const countToScore = sqlQuery(
  'sourcing.countToScore',
  `select count(*)::int as "count!" from sourcing.projects p where ${isToScore}`,
)

// Repeats the predicate of the partial index.
const supervised = `p.supervisor_ids @> array[$userId::bigint] and p.supervisor_ids <> '{}'`
export const openingsToWatch = sqlQuery(
  'sourcing.todo.watchOpening',
  todoSql({
    ...project,
    amount: 'null',
    of: `sourcing.projects p where ${supervised} and p.state in ('5', '10', '11')`,
    due: 'p.ends_at',
    since: 'p.published_at',
  }),
)
export const countSupervised = sqlQuery(
  'sourcing.countSupervised',
  `select count(*)::int as "count!" from sourcing.projects p
   where ${supervised} and p.state in ('4', '5', '10', '11', '6', '8')`,
)

/** SQL condition: public projects of a department, for agencies. */
const isPublic = `p.dept_path @> array[$deptId::bigint] and p.scope = 'open' and p.published_at is not null`
export const publicDeadlines = sqlQuery(
  'sourcing.todo.deadline',
  todoSql({
    ...project,
    amount: 'null',
    of: `sourcing.projects p where ${isPublic} and p.state in ('4', '5', '10')`,
    due: 'p.ends_at',
    since: 'p.published_at',
  }),
)

const objection = {
  pick: 'o.*, p.title, p.project_no',
  id: 't.id',
  title: 't.title',
  note: `t.supplier_name || ' · ' || t.project_no`,
  due: 'o.due_at',
  since: 'o.submitted_at',
}
const objected = `sourcing.objections o join sourcing.projects p on p.tenant_id = o.tenant_id and p.id = o.project_id`
export const objectionsToAnswer = sqlQuery(
  'sourcing.todo.objections',
  todoSql({
    ...objection,
    of: `${objected} where ${isAmongSql} and o.status in ('submitted', 'accepted')`,
  }),
)
export const complaintsToDecide = sqlQuery(
  'sourcing.todo.complaints',
  todoSql({ ...objection, of: `${objected} where ${isAmongSql} and o.status = 'escalated'` }),
)

const offered = { ...project, amount: 'null' }
/** SQL condition: the supplier's last log entry is a quote in force, unaffected by later changes. */
const hasQuoted = `coalesce((select s.kind = 'quote' and not q.must_rewrite and not q.is_lapsed
  from sourcing.seal_entries s
  left join sourcing.sealed_quotes q on q.tenant_id = s.tenant_id and q.project_id = s.project_id and q.envelope_hash = s.envelope_hash
  where s.tenant_id = p.tenant_id and s.project_id = p.id and s.supplier_id = $supplierId
    and s.round = (select max(r.round) from sourcing.seal_rounds r where r.tenant_id = p.tenant_id and r.project_id = p.id)
  order by s.seq desc limit 1), false)`
export const quotesDue = sqlQuery(
  'sourcing.todo.quotes',
  todoSql({
    ...offered,
    of: `sourcing.projects p where p.id in (
        select e.project_id from sourcing.enrolments e where e.supplier_id = $supplierId and e.status = 'passed'
        union select i.project_id from sourcing.invitations i where i.supplier_id = $supplierId)
      and (p.state = '5' and (p.quote_begin_at is null or p.quote_begin_at <= now())
          and (p.audit = '2' or exists (select from sourcing.enrolments e
            where e.tenant_id = p.tenant_id and e.project_id = p.id and e.supplier_id = $supplierId and e.status = 'passed'))
        or p.state = '10' and exists (select from sourcing.negotiation_suppliers n
            where n.tenant_id = p.tenant_id and n.project_id = p.id and n.supplier_id = $supplierId and n.round = (
              select max(r.round) from sourcing.seal_rounds r where r.tenant_id = p.tenant_id and r.project_id = p.id)))
      and not ${hasQuoted}`,
    due: 'p.ends_at',
    since: 'p.published_at',
  }),
)
export const toJoin = sqlQuery(
  'sourcing.todo.join',
  todoSql({
    ...offered,
    of: `sourcing.invitations i join sourcing.projects p on p.tenant_id = i.tenant_id and p.id = i.project_id
      where i.supplier_id = $supplierId and p.state = '4' and not exists (select from sourcing.enrolments e
        where e.tenant_id = p.tenant_id and e.project_id = p.id and e.supplier_id = $supplierId)`,
    due: 'p.enrol_end_at',
    since: 'p.published_at',
  }),
)

const recent = (condition: string) => `
  select t.id, t.title, 0 as "more!", t.project_no || ' · ' || t.dept_name as "note!", t.updated_at as at
  from (select p.* from sourcing.projects p where ${condition} order by p.id desc limit $max::int) t order by t.id desc`
export const recentOfDepartment = sqlQuery('sourcing.recentOfDepartment', recent(isAmongSql))
export const recentOfExpert = sqlQuery(
  'sourcing.recentOfExpert',
  recent(`p.expert_ids @> array[$userId::bigint] and p.expert_ids <> '{}' and p.state <> '1'`),
)
export const recentOfSupervisor = sqlQuery('sourcing.recentOfSupervisor', recent(`${supervised} and p.state <> '1'`))
export const recentOfAgency = sqlQuery('sourcing.recentOfAgency', recent(represented))
export const recentPublic = sqlQuery('sourcing.recentPublic', recent(isPublic))
export const recentOfTenant = sqlQuery('sourcing.recentOfTenant', recent(`p.state <> '1' and ${isAmongSql}`))

export const countRunning = sqlQuery(
  'sourcing.countRunning',
  `select count(*)::int as "count!" from sourcing.projects p
   where (p.published_at is not null and p.ends_at is not null or p.state in ('6', '8')) and ${isAmongSql}`,
)
export const projectsByMonth = sqlQuery(
  'sourcing.projectsByMonth',
  `select to_char(m.at at time zone 'Asia/Shanghai', 'YYYY-MM') as "month!",
     count(*) filter (where m.is_begin)::int as "published!", count(*) filter (where not m.is_begin)::int as "ended!"
   from sourcing.projects p
   cross join lateral (values (p.published_at, true), (p.ended_at, false)) m(at, is_begin)
   where p.published_at >= $since::timestamptz - interval '1 year' and m.at >= $since::timestamptz and ${isAmongSql} group by 1`,
)

import { sql } from 'kysely'
import type { Exclusion } from '#contract/sourcing/experts/draws.ts'
import { type ExpertDraft, listExperts } from '#contract/sourcing/experts/experts.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { tableOf } from '#kit/database/table.ts'
import { holds, isOfTenant } from '../evaluators/evaluator.store.ts'

export const experts = tableOf('sourcing.experts')

/** SQL condition: account `u` may score. */
export const mayScore = `(${isOfTenant} and u.entrance <> 'supervisor' and ${holds("'project.score'")})`

const categories = sql<{ id: string; name: string; enName: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', c.id::text, 'name', c.name, 'enName', c.en_name) order by c.path, c.id)
  from catalogue.categories c where c.tenant_id = e.tenant_id and c.id = any (e.category_ids)), '[]')`
const conflicts = sql<{ id: string; name: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', s.id::text, 'name', s.name) order by s.name)
  from suppliers.suppliers s where s.tenant_id = e.tenant_id and s.id = any (e.conflict_supplier_ids)), '[]')`
const evaluations = sql<number>`(select count(*)::int from sourcing.projects p
  where p.tenant_id = e.tenant_id and p.expert_ids @> array[e.user_id] and p.expert_ids <> '{}' and p.state <> '1')`

/** Experts of the pool with their accounts. */
export const expertList = listOf({
  route: listExperts,
  find: (db: Db) =>
    db
      .selectFrom('sourcing.experts as e')
      .innerJoin('identity.users as u', (on) =>
        on.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'),
      )
      .innerJoin('identity.departments as d', (on) =>
        on.onRef('d.tenant_id', '=', 'u.tenant_id').onRef('d.id', '=', 'u.dept_id'),
      ),
  where: {
    keyword: { contains: ['u.name', 'u.code', 'e.employer'] },
    status: { disabled: 'e.disabled' },
    categoryId: (_, id) => sql<boolean>`e.category_ids @> array[${id}::bigint]`,
  },
  select: (found) =>
    found
      .selectAll('e')
      .select(['u.name', 'u.code', 'd.name as dept_name'])
      .select([
        categories.as('categories'),
        conflicts.as('conflicts'),
        evaluations.as('evaluations'),
        sql<boolean>`${sql.raw(mayScore)}`.as('is_usable'),
      ]),
  key: 'e.id',
  order: ['u.name'],
  sort: { name: 'u.name', createdAt: 'e.created_at' },
})
export type ExpertRow = RowIn<typeof expertList>

export const valuesOf = ({ categoryIds, title, employer, conflictSupplierIds }: Omit<ExpertDraft, 'userId'>) => ({
  category_ids: [...new Set(categoryIds)],
  title: title.trim(),
  employer: employer.trim(),
  conflict_supplier_ids: [...new Set(conflictSupplierIds)],
})

const known = sqlQuery(
  'sourcing.expertReferences',
  `select (select count(*) from catalogue.categories c where c.id = any ($categoryIds))::int as "categories!",
     (select count(*) from suppliers.suppliers s where s.id = any ($supplierIds))::int as "suppliers!"`,
)
/** Numbers of the tenant's categories and suppliers among these. */
export const countKnown = (db: Db, categoryIds: readonly string[], supplierIds: readonly string[]) =>
  known.one(db, { categoryIds: [...categoryIds], supplierIds: [...supplierIds] })

const candidates = sqlQuery(
  'sourcing.expertCandidates',
  `select u.id, u.code, u.name, d.name as "deptName!"
   from identity.users u join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id
   where ${mayScore} and (u.name ilike $like or u.code ilike $like)
     and ($ids?::bigint[] is null or u.id = any ($ids))
     and not exists (select from sourcing.experts e where e.tenant_id = u.tenant_id and e.user_id = u.id)
   order by u.name, u.id limit 50`,
)
/** Accounts that may score and are not in the pool. */
export const findCandidatesForPool = (db: Db, keyword: string, ids: readonly string[] | null) =>
  candidates(db, { like: containing(keyword), ids: ids === null ? null : [...ids] })

const usable = sqlQuery(
  'sourcing.usableExpert',
  `select ${mayScore} as "usable!" from identity.users u where u.id = $userId`,
)
/** Whether an account may be an expert. */
export const isUsable = async (db: Db, userId: string): Promise<boolean> =>
  (await usable.first(db, { userId }))?.usable === true

const pool = sqlQuery(
  'sourcing.expertPool',
  `with project as (
     select p.*, o.person_id as owner_person, o.dept_id as owner_dept from sourcing.projects p
     left join identity.users o on o.tenant_id = p.tenant_id and o.id = p.owner_id where p.id = $projectId
   ), participants as (
     select s.id, s.name from suppliers.suppliers s where s.id in (
       select i.supplier_id from sourcing.invitations i where i.project_id = $projectId
       union select r.supplier_id from sourcing.enrolments r where r.project_id = $projectId
       union select q.supplier_id from sourcing.seal_entries q where q.project_id = $projectId)
   ), fields as (
     select c.path from catalogue.categories c where c.id = any ($categoryIds)
   )
   select e.id as "expertId!", u.id as "userId!", u.name as "name!", d.name as "deptName!",
     case
       when not ${mayScore} then 'account'
       when not exists (select from fields f where f.path && e.category_ids) then 'field'
       when exists (select from identity.users m where m.tenant_id = u.tenant_id and m.id = any (p.expert_ids)
         and m.person_id = u.person_id) then 'member'
       when exists (select from sourcing.score_sheets t join identity.users m on m.tenant_id = t.tenant_id and m.id = t.user_id
         where t.tenant_id = u.tenant_id and t.project_id = p.id and t.status in ('conflict', 'replaced')
           and m.person_id = u.person_id) then 'conflict'
       when exists (select from identity.users m where m.tenant_id = u.tenant_id and m.person_id = u.person_id
         and (m.id = p.owner_id or (m.entrance = 'purchaser' and identity.reaches(m, 'project.manage', 'deptTree', p.dept_path))))
         or exists (select from kit.events v join identity.users m on m.tenant_id = v.tenant_id and m.id = v.actor_id
           where v.tenant_id = u.tenant_id and v.entity = 'project' and v.entity_id = p.id and m.person_id = u.person_id
             and v.name in ('project.created', 'project.edited', 'project.submitted', 'project.published', 'project.changed'))
         then 'author'
       when exists (select from approvals.tasks t
         join approvals.instances i on i.tenant_id = t.tenant_id and i.id = t.instance_id
         join identity.users m on m.tenant_id = t.tenant_id and m.id = t.approver_id
         where i.tenant_id = u.tenant_id and i.entity in ('project', 'award') and i.entity_id = p.id
           and m.person_id = u.person_id) then 'approver'
       when exists (select from identity.users m where m.tenant_id = u.tenant_id and m.id = any (p.agent_ids)
         and m.person_id = u.person_id) then 'agency'
       when exists (select from identity.users m where m.tenant_id = u.tenant_id and m.id = any (p.supervisor_ids)
         and m.person_id = u.person_id) then 'supervisor'
       when exists (select from identity.users m where m.tenant_id = u.tenant_id and m.person_id = u.person_id
         and m.entrance = 'purchaser' and (m.dept_id in (p.dept_id, p.owner_dept) or exists (select from sourcing.demands n
           where n.tenant_id = p.tenant_id and n.project_id = p.id and n.dept_id = m.dept_id))) then 'department'
       when exists (select from participants s where s.id = any (e.conflict_supplier_ids) or s.name = e.employer)
         then 'supplier'
     end as "why"
   from sourcing.experts e
   join identity.users u on u.tenant_id = e.tenant_id and u.id = e.user_id
   join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id
   cross join project p
   where not e.disabled order by e.id`,
).narrow<{ why: Exclusion | null }>()
/** Experts in use with the reason why each may not be drawn for a project; null: may be chosen. */
export const findPool = (db: Db, projectId: string, categoryIds: readonly string[]) =>
  pool(db, { projectId, categoryIds: [...categoryIds] })

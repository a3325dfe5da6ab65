import type { EvaluatorRole } from '#contract/sourcing/evaluation/evaluation.ts'
import type { Db } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'

/** SQL condition: account `u` holds the permission named by this parameter. */
export const holds = (permission: string) => `exists (select from identity.user_roles h
  join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
  where h.tenant_id = u.tenant_id and h.user_id = u.id and identity.is_in_time(h) and ${permission} = any (r.permissions))`
/** SQL condition: account `u` is open, and its person does not work for a supplier. */
export const isOfTenant = `(u.entrance in ('purchaser', 'expert', 'supervisor') and identity.is_open(u) and not u.is_trial
  and not exists (select from identity.users s
    where s.tenant_id = u.tenant_id and s.person_id = u.person_id and s.supplier_id is not null))`

const permissionOf = { expert: 'project.score', supervisor: 'project.supervise' } as const satisfies Record<
  EvaluatorRole,
  string
>

const candidates = sqlQuery(
  'sourcing.evaluatorCandidates',
  `select u.id, u.code, u.name, d.name as "dept_name!"
   from identity.users u join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id
   where ${isOfTenant} and ${holds('$permission')} and u.entrance in ('purchaser', $role)
     and ($keyword = '' or u.name ilike '%' || $keyword || '%' or u.code ilike $keyword || '%')
     and ($ids?::bigint[] is null or u.id = any ($ids))
   order by u.name, u.id limit $max`,
)
/** Possible experts or supervisors by name or job number. */
export const findCandidates = (
  db: Db,
  { role, keyword, ids }: { role: EvaluatorRole; keyword: string; ids: readonly string[] | null },
  max: number,
) =>
  candidates(db, {
    role,
    permission: permissionOf[role],
    keyword: keyword.replaceAll(/[\\%_]/g, String.raw`\$&`),
    ids: ids === null ? null : [...ids],
    max,
  })

const facts = sqlQuery(
  'sourcing.evaluatorFacts',
  `select u.id, u.person_id, u.name, ${isOfTenant} and u.entrance <> 'supervisor' and ${holds("'project.score'")} as "can_score!",
     ${isOfTenant} and u.entrance <> 'expert' and ${holds("'project.supervise'")} as "can_supervise!",
     u.person_id = (select o.person_id from identity.users o where o.tenant_id = u.tenant_id and o.id = $ownerId)
       or (u.entrance = 'purchaser' and identity.reaches(u, 'project.manage', 'deptTree', $deptPath))
       or exists (select from sourcing.projects p
         join identity.users g on g.tenant_id = p.tenant_id and g.id = any (p.agent_ids)
         where p.tenant_id = u.tenant_id and p.id = $projectId and g.person_id = u.person_id) as "runs!",
     exists (select from approvals.tasks t
       join approvals.instances i on i.tenant_id = t.tenant_id and i.id = t.instance_id
       join identity.users a on a.tenant_id = t.tenant_id and a.id = t.approver_id
       where i.tenant_id = u.tenant_id and i.entity in ('project', 'award') and i.entity_id = $projectId
         and a.person_id = u.person_id) as "approves!"
   from identity.users u where u.id = any ($ids)`,
)
export type EvaluatorFacts = RowOf<typeof facts>
/** Facts that determine whether accounts may score or supervise a project. */
export const findEvaluatorFacts = (
  db: Db,
  ids: readonly string[],
  project: { readonly projectId: string; readonly ownerId: string; readonly deptPath: readonly string[] },
) => facts(db, { ...project, deptPath: [...project.deptPath], ids: [...ids] })

const names = sqlQuery('sourcing.evaluatorNames', 'select u.id, u.name from identity.users u where u.id = any ($ids)')
/** Names of accounts, in the order of the ids. */
export async function namesOf(
  db: Db,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly name: string }[]> {
  if (ids.length === 0) return []
  const known = new Map((await names(db, { ids: [...ids] })).map(({ id, name }) => [id, name]))
  return ids.map((id) => ({ id, name: known.get(id) ?? '' }))
}

const experts = sqlQuery(
  'sourcing.isExpert',
  `select exists (select from identity.users u
     where u.person_id = $personId and (u.id = any ($expertIds) or exists (
       select from sourcing.score_sheets s where s.tenant_id = u.tenant_id and s.project_id = $projectId
         and s.user_id = u.id and s.submissions > 0))) as "is_expert!"`,
)
/** Whether a person is or was an expert of a project, by any of their accounts. */
export const isExpert = async (
  db: Db,
  { personId }: { readonly personId: string },
  { id: projectId, expert_ids: expertIds }: { readonly id: string; readonly expert_ids: readonly string[] },
): Promise<boolean> => (await experts.one(db, { personId, projectId, expertIds: [...expertIds] })).is_expert

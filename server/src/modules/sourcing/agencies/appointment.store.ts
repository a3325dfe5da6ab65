import { sql } from 'kysely'
import { listAgencyProjects } from '#contract/sourcing/agencies/appointments.ts'
import type { ProjectTab } from '#contract/sourcing/projects.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'
import { projectWords } from '../projects/visibleProjects.store.ts'
import { statesOf } from '../projects/projectList.store.ts'

export const appointments = tableOf('sourcing.agency_appointments')
export type AppointmentRow = RowOfTable<typeof appointments>

const ofProject = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db
    .selectFrom('sourcing.agency_appointments as t')
    .selectAll('t')
    .select(
      sql<string[]>`case when t.ended_at is null then array(select u.name from sourcing.projects p
        join identity.users u on u.tenant_id = p.tenant_id and u.id = any (p.agent_ids)
        where p.tenant_id = t.tenant_id and p.id = t.project_id order by u.name) else '{}' end`.as('people'),
    )
    .where('t.project_id', '=', $.projectId)
    .orderBy('t.id', 'desc'),
)
export type ListedAppointment = RowOf<typeof ofProject>
/** Appointments of a project, the latest first. */
export const findAppointmentRows = (db: Db, projectId: string): Promise<ListedAppointment[]> =>
  ofProject(db, { projectId })

const inForce = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db
    .selectFrom('sourcing.agency_appointments')
    .select('id')
    .where('project_id', '=', $.projectId)
    .where('ended_at', 'is', null),
)
/** Appointment in force of a project, if any. */
export const findInForce = (db: Db, projectId: string) => inForce.first(db, { projectId })

const represented = preparedQuery((db, $: Params<{ agencyId: string }>) =>
  db
    .selectFrom('sourcing.agency_appointments')
    .select('project_id')
    .where('agency_id', '=', $.agencyId)
    .where('ended_at', 'is', null),
)
/** Projects to which an agency is appointed. */
export const findRepresented = async (db: Db, agencyId: string): Promise<string[]> =>
  (await represented(db, { agencyId })).map(({ project_id: id }) => id)

const conflicts = sqlQuery(
  'sourcing.agentConflicts',
  `select u.name from identity.users u
   join sourcing.projects p on p.tenant_id = u.tenant_id and p.id = $projectId
   where u.id = any ($ids) and (
     u.person_id = any (p.opener_ids || p.substitute_ids)
     or exists (select from identity.users e where e.tenant_id = u.tenant_id and e.person_id = u.person_id
       and e.id = any (p.expert_ids || p.supervisor_ids))
     or exists (select from approvals.tasks t
       join approvals.instances i on i.tenant_id = t.tenant_id and i.id = t.instance_id
       join identity.users a on a.tenant_id = t.tenant_id and a.id = t.approver_id
       where i.tenant_id = u.tenant_id and i.entity in ('project', 'award') and i.entity_id = p.id
         and a.person_id = u.person_id))
   order by u.name`,
)
/** Names among these accounts whose person opens, scores, supervises or approves the project. */
export const findConflicts = async (db: Db, projectId: string, ids: readonly string[]): Promise<string[]> =>
  (await conflicts(db, { projectId, ids: [...ids] })).map(({ name }) => name)

export interface AgencyProjectFilter {
  readonly actor: Pick<Actor, 'userId'>
  readonly tab?: ProjectTab | undefined
  readonly kind?: ProjectKind | undefined
  readonly keyword?: string | undefined
}

/** Projects for which the actor acts, newest first. */
export const agencyProjectList = listOf({
  route: listAgencyProjects,
  find: (db: Db, { actor, tab = 'all', kind, keyword = '' }: AgencyProjectFilter) =>
    db
      .selectFrom('sourcing.projects as p')
      .where(sql<boolean>`p.agent_ids @> array[${actor.userId}::bigint] and p.agent_ids <> '{}'`)
      .$if(statesOf[tab].length > 0, (found) => found.where('p.state', 'in', statesOf[tab]))
      .$if(kind !== undefined, (found) => found.where('p.kind', '=', kind!))
      .$if(keyword.trim() !== '', (found) =>
        found.where(sql<boolean>`${projectWords} ilike ${containing(keyword.trim())}`),
      ),
  select: (found) => found.selectAll('p'),
  key: 'p.id',
  order: [['p.id', 'desc']],
  sort: { createdAt: 'p.created_at', endsAt: 'p.ends_at', title: 'p.title' },
})

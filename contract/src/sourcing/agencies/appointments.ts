import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { listTenantProjects, ProjectSummary } from '../projects.ts'
import { ProjectKind } from '../projectStates.ts'
import { AgencyScope, agencyScopes } from './agencyScope.ts'

/** Appointments of agencies to projects. */

const Scope = List(AgencyScope, agencyScopes.length)

/** Appointment of an agency to a project, in force or ended. */
export const Appointment = shape({
  id: Id,
  agencyId: Id,
  agencyName: Type.String(),
  people: List(Type.String({ description: 'names of the people who act, while it is in force' }), 50),
  scope: Scope,
  note: Type.String(),
  appointedBy: Type.String(),
  appointedAt: Instant,
  endedBy: Type.String(),
  endedAt: Maybe(Instant),
  endReason: Type.String(),
})
export type Appointment = Static<typeof Appointment>

/** Appointments of a project, the latest first. */
export const Appointments = shape({
  version: Type.Integer({ description: 'version of the project' }),
  list: List(Appointment),
  can: List(OneOf(['appoint', 'end'])),
})
export type Appointments = Static<typeof Appointments>

export const findAppointments = route({
  method: 'GET',
  path: '/inquiry/api/agency/appointments',
  access: 'session',
  entrances: ['purchaser', 'operator', 'supervisor', 'agency'],
  summary: 'List the agencies appointed to a project and their scope, with the history; agencies see their own',
  input: shape({ projectId: Id }),
  reply: Appointments,
})
const written = { method: 'POST', access: 'project.manage', entrances: ['purchaser'] } as const
export const appointAgency = route({
  ...written,
  path: '/inquiry/api/agency/appoint',
  summary: 'Appoint an agency to a project, with a scope; an appointment in force ends',
  input: shape({
    projectId: Id,
    version: Type.Integer(),
    agencyId: Id,
    scope: List(AgencyScope, agencyScopes.length),
    note: Note(500),
  }),
  reply: Appointments,
})
export const endAppointment = route({
  ...written,
  path: '/inquiry/api/agency/end',
  summary: 'End the appointment of a project, with a reason; the agency loses access at once',
  input: shape({ projectId: Id, version: Type.Integer(), reason: Text(500) }),
  reply: Appointments,
})

/** Agencies that can be appointed. */
export const listAgencyChoices = route({
  method: 'GET',
  path: '/inquiry/api/agency/choices',
  access: 'project.manage',
  entrances: ['purchaser'],
  summary: 'List the agencies that can be appointed, by name',
  input: shape({ keyword: Optional(Note(100)) }),
  reply: List(shape({ id: Id, name: Type.String(), people: Type.Integer() }), 50),
})

/** Project that the caller's agency runs, with the scope of its appointment. */
export const AgencyProject = shape({ ...ProjectSummary.properties, scope: Scope })
export type AgencyProject = Static<typeof AgencyProject>

export const listAgencyProjects = listRoute({
  path: '/inquiry/api/agencyProjects/list',
  access: 'project.manage',
  entrances: ['agency'],
  summary: "List the projects to which the caller's agency is appointed, newest first",
  filters: { keyword: Optional(Note(100)), tab: listTenantProjects.input.properties.tab, kind: Optional(ProjectKind) },
  sort: ['createdAt', 'endsAt', 'title'],
  record: AgencyProject,
})
export const exportAgencyProjects = exportRoute(listAgencyProjects, {
  path: '/inquiry/api/agencyProjects/export',
  columns: [
    'projectNo',
    'title',
    'kind',
    'status',
    'deptName',
    'ownerName',
    'scope',
    'size1',
    'size2',
    'releaseTime',
    'endsAt',
  ],
})

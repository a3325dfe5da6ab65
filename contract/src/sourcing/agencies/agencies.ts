import { Availability } from '#contract/kit/availability.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
  Id,
  Ids,
  Instant,
  List,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { Formatted, FormattedNote } from '#contract/kit/validators.ts'

/** Register of agencies 代理机构 of a tenant. */

export const maxAgents = 50

/** What the form of an agency writes. */
export const AgencyDraft = shape({
  name: Text(100),
  creditCode: Formatted('creditCode'),
  contactName: Note(40),
  contactTel: FormattedNote('telephone'),
  contactMail: FormattedNote('emailAddress'),
  userIds: List(Id, maxAgents),
})
export type AgencyDraft = Static<typeof AgencyDraft>

const AgencyAction = OneOf(['edit', 'disable', 'enable'])

/** Agency of the register, with its people. */
export const Agency = shape({
  ...AgencyDraft.properties,
  creditCode: Type.String(),
  contactTel: Type.String(),
  contactMail: Type.String(),
  agencyId: Id,
  version: Type.Integer(),
  people: List(shape({ id: Id, name: Type.String() }), maxAgents),
  projects: Count,
  status: Availability,
  createdAt: Instant,
  can: List(AgencyAction),
})
export type Agency = Static<typeof Agency>

export const agencyLabels = {
  name: ['机构名称', 'Agency'],
  creditCode: ['统一社会信用代码', 'Credit code'],
  contactName: ['联系人', 'Contact'],
  contactTel: ['联系电话', 'Phone'],
  contactMail: ['联系邮箱', 'Email'],
  people: ['项目人员', 'People'],
  projects: ['在办项目', 'Running projects'],
  status: ['状态', 'Status'],
  createdAt: ['登记时间', 'Registered'],
} as const satisfies Labels<typeof Agency>

export const listAgencies = listRoute({
  path: '/inquiry/api/agency/list',
  access: 'agency.read',
  entrances: ['purchaser', 'operator'],
  summary: 'List the agencies of the tenant with their people',
  filters: { keyword: Optional(Note(100)), status: Optional(Availability) },
  sort: ['name', 'createdAt'],
  record: Agency,
})
export const exportAgencies = exportRoute(listAgencies, {
  path: '/inquiry/api/agency/export',
  columns: [
    'name',
    'creditCode',
    'contactName',
    'contactTel',
    'contactMail',
    'people',
    'projects',
    'status',
    'createdAt',
  ],
})
export const getAgency = route({
  method: 'GET',
  path: '/inquiry/api/agency/detail',
  access: 'agency.read',
  entrances: ['purchaser', 'operator'],
  summary: 'Get an agency',
  input: shape({ agencyId: Id }),
  reply: Agency,
})
export const listAgencyChanges = changesRoute({
  path: '/inquiry/api/agency/changes',
  access: 'agency.read',
  entrances: ['purchaser', 'operator'],
  summary: 'List the recent changes of an agency',
  key: 'agencyId',
})

const managed = { method: 'POST', access: 'agency.manage', entrances: ['operator'] } as const
export const createAgency = route({
  ...managed,
  path: '/inquiry/api/agency/create',
  summary: 'Register an agency with its people',
  input: AgencyDraft,
  reply: Agency,
})
export const editAgency = route({
  ...managed,
  path: '/inquiry/api/agency/edit',
  summary: 'Update an agency; people who are left out lose access to its projects at once',
  input: shape({ agencyId: Id, version: Type.Integer(), ...AgencyDraft.properties }),
  reply: Agency,
})
export const setAgencyStatus = route({
  ...managed,
  path: '/inquiry/api/agency/setStatus',
  summary: 'Disable an agency, whose people lose access to its projects at once, or enable it',
  input: shape({ agencyId: Id, status: Availability }),
  reply: Agency,
})

export const maxAgentCandidates = 50
export const listAgentCandidates = route({
  method: 'GET',
  path: '/inquiry/api/agency/candidates',
  access: 'agency.manage',
  entrances: ['operator'],
  summary: 'Search accounts of the entrance for agencies, by name or account',
  input: shape({ keyword: Optional(Note(100)), ids: Optional(Ids) }),
  reply: List(
    shape({
      id: Id,
      code: Type.String(),
      name: Type.String(),
      agencyName: Type.String({ description: 'agency that the account acts for; empty: none' }),
    }),
    maxAgentCandidates,
  ),
})

import { Availability } from '#contract/kit/availability.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Count, Id, Ids, Instant, List, Note, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Expert pool 专家库 of a tenant: accounts that are drawn for evaluations. */

const Named = shape({ id: Id, name: Type.String() })

export const maxExpertFields = 10
const written = {
  categoryIds: List(Id, maxExpertFields),
  title: Note(40),
  employer: Note(100),
  conflictSupplierIds: List(Id, 100),
}

/** What the form of an expert writes; the account is chosen once. */
export const ExpertDraft = shape({ userId: Id, ...written })
export type ExpertDraft = Static<typeof ExpertDraft>

const ExpertAction = OneOf(['edit', 'disable', 'enable'])

/** Expert of the pool. */
export const Expert = shape({
  ...ExpertDraft.properties,
  expertId: Id,
  version: Type.Integer(),
  name: Type.String(),
  code: Type.String(),
  deptName: Type.String(),
  categories: List(shape({ id: Id, name: Type.String(), enName: Type.String() }), maxExpertFields),
  conflicts: List(Named, 100),
  isUsable: Type.Boolean({ description: 'the account is open and may score' }),
  evaluations: Count,
  status: Availability,
  createdAt: Instant,
  can: List(ExpertAction),
})
export type Expert = Static<typeof Expert>

export const expertLabels = {
  name: ['姓名', 'Name'],
  code: ['账号', 'Account'],
  deptName: ['所在部门', 'Department'],
  employer: ['工作单位', 'Employer'],
  title: ['职称', 'Title'],
  categories: ['专业领域', 'Fields'],
  conflicts: ['回避供应商', 'Conflicts of interest'],
  evaluations: ['评审次数', 'Evaluations'],
  status: ['状态', 'Status'],
  createdAt: ['入库时间', 'Added'],
} as const satisfies Labels<typeof Expert>

const managed = { access: 'expert.manage', entrances: ['operator'] } as const
export const listExperts = listRoute({
  ...managed,
  path: '/inquiry/api/expert/list',
  summary: 'List the experts of the pool',
  filters: { keyword: Optional(Note(100)), categoryId: Optional(Id), status: Optional(Availability) },
  sort: ['name', 'createdAt'],
  record: Expert,
})
export const exportExperts = exportRoute(listExperts, {
  path: '/inquiry/api/expert/export',
  columns: [
    'name',
    'code',
    'deptName',
    'employer',
    'title',
    'categories',
    'conflicts',
    'evaluations',
    'status',
    'createdAt',
  ],
})
export const getExpert = route({
  ...managed,
  method: 'GET',
  path: '/inquiry/api/expert/detail',
  summary: 'Get an expert of the pool',
  input: shape({ expertId: Id }),
  reply: Expert,
})
export const listExpertChanges = changesRoute({
  ...managed,
  path: '/inquiry/api/expert/changes',
  summary: 'List the recent changes of an expert',
  key: 'expertId',
})
export const createExpert = route({
  ...managed,
  method: 'POST',
  path: '/inquiry/api/expert/create',
  summary: 'Add an account to the expert pool',
  input: ExpertDraft,
  reply: Expert,
})
export const editExpert = route({
  ...managed,
  method: 'POST',
  path: '/inquiry/api/expert/edit',
  summary: 'Update fields, employer and conflicts of interest of an expert',
  input: shape({ expertId: Id, version: Type.Integer(), ...written }),
  reply: Expert,
})
export const setExpertStatus = route({
  ...managed,
  method: 'POST',
  path: '/inquiry/api/expert/setStatus',
  summary: 'Take an expert out of further draws, or back into them',
  input: shape({ expertId: Id, status: Availability }),
  reply: Expert,
})
export const listExpertCandidates = route({
  ...managed,
  method: 'GET',
  path: '/inquiry/api/expert/candidates',
  summary: 'Search accounts that may score and are not in the pool yet, by name or account',
  input: shape({ keyword: Optional(Note(100)), ids: Optional(Ids) }),
  reply: List(shape({ id: Id, code: Type.String(), name: Type.String(), deptName: Type.String() }), 50),
})

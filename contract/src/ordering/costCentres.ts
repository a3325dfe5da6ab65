import { Availability } from '#contract/kit/availability.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Id,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'

/** Cost centres 成本中心 that lines of orders name, beside a project number 项目编号. */
export const maxCostCentres = 500

/** Whether orders ask for something on each line. */
export const AllocationMode = OneOf(['off', 'optional', 'required'])
export type AllocationMode = Static<typeof AllocationMode>

export const ProjectNo = Note(40)

/** What a line is ordered for. */
export const allocationFields = {
  costCentreId: Optional(Id),
  projectNo: Optional(ProjectNo),
}

export const CostCentreDraft = shape({
  code: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$' }),
  name: Text(60),
  deptId: Maybe({ ...Id, description: 'department that orders for it, with those below; null: all' }),
})
export type CostCentreDraft = Static<typeof CostCentreDraft>

export const CostCentreAction = OneOf(['edit', 'disable', 'enable'])

export const CostCentre = shape({
  ...CostCentreDraft.properties,
  costCentreId: Id,
  version: Type.Integer(),
  deptName: Type.String({ description: 'empty: all departments' }),
  status: Availability,
  can: List(CostCentreAction),
})
export type CostCentre = Static<typeof CostCentre>

export const listCostCentres = listRoute({
  path: '/orderrest/api/costCentres/list',
  access: 'costCentre.manage',
  summary: 'List the cost centres, by code',
  filters: { keyword: Optional(Note(60)), status: Optional(Availability) },
  sort: ['code', 'name'],
  record: CostCentre,
})
export const exportCostCentres = exportRoute(listCostCentres, {
  path: '/orderrest/api/costCentres/export',
  columns: ['code', 'name', 'deptName', 'status'],
})
export const getCostCentre = route({
  method: 'GET',
  path: '/orderrest/api/costCentres/detail',
  access: 'costCentre.manage',
  summary: 'Get a cost centre',
  input: shape({ costCentreId: Id }),
  reply: CostCentre,
})
export const listCostCentreChanges = changesRoute({
  path: '/orderrest/api/costCentres/changes',
  access: 'costCentre.manage',
  summary: 'List the recent changes of a cost centre',
  key: 'costCentreId',
})
const managed = { method: 'POST', access: 'costCentre.manage', entrances: ['operator'] } as const
export const createCostCentre = route({
  ...managed,
  path: '/orderrest/api/costCentres/create',
  summary: 'Create a cost centre',
  input: CostCentreDraft,
  reply: CostCentre,
})
export const editCostCentre = route({
  ...managed,
  path: '/orderrest/api/costCentres/edit',
  summary: 'Update a cost centre; lines of orders keep the name that they were written with',
  input: shape({ costCentreId: Id, version: Type.Integer(), ...CostCentreDraft.properties }),
  reply: CostCentre,
})
export const setCostCentreStatus = route({
  ...managed,
  path: '/orderrest/api/costCentres/setStatus',
  summary: 'Disable a cost centre, so that no further order names it, or enable it',
  input: shape({ costCentreId: Id, status: Availability }),
  reply: CostCentre,
})

/** What orders of the caller's department ask for on each line, and the cost centres to choose from. */
export const Allocation = shape({
  costCentre: AllocationMode,
  projectNo: AllocationMode,
  costCentres: List(shape({ costCentreId: Id, code: Type.String(), name: Type.String() }), maxCostCentres),
})
export type Allocation = Static<typeof Allocation>

export const getAllocation = route({
  method: 'GET',
  path: '/orderrest/api/costCentres/choices',
  access: 'order.submit',
  summary: "Get what order lines are asked for, and the cost centres of the caller's department",
  input: Nothing,
  reply: Allocation,
})

export const costCentreRefusals = {
  'costCentre.codeTaken': [40701, '该成本中心编码已存在', 'This cost center code is already in use.'],
  'costCentre.limit': [40702, '最多可建 {max} 个成本中心', 'You can have up to {max} cost centers.'],
  'costCentre.noDept': [40703, '部门不存在，请重新选择', "This department doesn't exist. Choose another one."],
  'order.costCentreGone': [
    40704,
    '成本中心不存在、已停用或不属于您的部门，请重新选择',
    "This cost center doesn't exist, is disabled, or isn't available to your department. Choose another one.",
  ],
  'order.costCentreMissing': [40705, '请为每种商品选择成本中心', 'Choose a cost center for every item.'],
  'order.projectNoMissing': [40706, '请为每种商品填写项目编号', 'Enter a project number for every item.'],
} as const satisfies Refusals

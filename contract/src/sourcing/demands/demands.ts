import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Day,
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
import { FormattedNote } from '#contract/kit/validators.ts'
import { itemLengths, Measure, NoteOfPrice } from '../projectDraft.ts'
import { Project } from '../projects.ts'
import { ProjectKind, ProjectStatus } from '../projectStates.ts'

/** Open 待汇总; collected into a project 寻源中; awarded 已定标; withdrawn by its requester 已撤回. */
export const DemandStatus = OneOf(['open', 'collected', 'awarded', 'withdrawn'])
export type DemandStatus = Static<typeof DemandStatus>
export const demandStatusNames = {
  open: ['待汇总', 'Open'],
  collected: ['寻源中', 'Sourcing'],
  awarded: ['已定标', 'Awarded'],
  withdrawn: ['已撤回', 'Withdrawn'],
} as const satisfies StateNames<DemandStatus>
export const DemandAction = OneOf(['withdraw', 'collect'])
export type DemandAction = Static<typeof DemandAction>

export const maxCollected = 200

/** Draft of a demand line. */
export const DemandDraft = shape({
  name: Text(itemLengths.name),
  spec: Note(itemLengths.spec),
  unit: Text(itemLengths.unit),
  quantity: Measure,
  budgetPrice: NoteOfPrice,
  needDate: Maybe(Day),
  address: Note(200),
  contactName: Note(40),
  contactTel: FormattedNote('telephone'),
  remark: Note(itemLengths.remark),
})
export type DemandDraft = Static<typeof DemandDraft>

/** Demand line with its status and project. */
export const Demand = shape({
  id: Id,
  version: Type.Integer(),
  ...DemandDraft.properties,
  contactTel: Type.String(),
  skuId: Maybe(Id),
  status: DemandStatus,
  deptName: Type.String(),
  requesterName: Type.String(),
  projectId: Maybe(Id),
  projectNo: Maybe(Type.String()),
  projectTitle: Maybe(Type.String()),
  projectKind: Maybe(ProjectKind),
  projectStatus: Maybe(ProjectStatus),
  isProjectVisible: Type.Boolean({ description: 'its public page is visible to the caller' }),
  createdAt: Instant,
  can: List(DemandAction),
})
export type Demand = Static<typeof Demand>

const filters = { status: Optional(DemandStatus), keyword: Optional(Note(100)) }
const sort = ['createdAt', 'needDate', 'name', 'quantity'] as const
const columns = [
  'name',
  'spec',
  'quantity',
  'unit',
  'budgetPrice',
  'needDate',
  'address',
  'deptName',
  'requesterName',
  'status',
  'projectNo',
  'remark',
  'createdAt',
] as const

export const listMyDemands = listRoute({
  path: '/inquiry/api/demand/list',
  access: 'demand.submit',
  entrances: ['purchaser'],
  summary: "List the caller's demand lines, newest first",
  filters,
  sort,
  record: Demand,
})
export const exportMyDemands = exportRoute(listMyDemands, { path: '/inquiry/api/demand/export', columns })
export const createDemand = route({
  method: 'POST',
  path: '/inquiry/api/demand/create',
  access: 'demand.submit',
  entrances: ['purchaser'],
  summary: "Create a demand line of the caller's department",
  input: DemandDraft,
  reply: Demand,
})
export const withdrawDemand = route({
  method: 'POST',
  path: '/inquiry/api/demand/withdraw',
  access: 'demand.submit',
  entrances: ['purchaser'],
  summary: 'Withdraw a demand line that is in no project',
  input: shape({ id: Id, version: Type.Integer() }),
  reply: Demand,
})

export const listCollectable = listRoute({
  path: '/inquiry/api/demand/pool',
  access: 'demand.collect',
  entrances: ['purchaser'],
  summary: 'List the demand lines of all departments',
  filters: { ...filters, deptId: Optional(Id) },
  sort,
  record: Demand,
})
export const exportCollectable = exportRoute(listCollectable, { path: '/inquiry/api/demand/poolExport', columns })
export const collectDemands = route({
  method: 'POST',
  path: '/inquiry/api/demand/collect',
  access: 'demand.collect',
  entrances: ['purchaser'],
  summary: 'Create a project from open demand lines; equal lines are merged to one item that keeps them',
  input: shape({ ids: Type.Array(Id, { minItems: 1, maxItems: maxCollected }), kind: ProjectKind, title: Text(120) }),
  reply: Project,
})

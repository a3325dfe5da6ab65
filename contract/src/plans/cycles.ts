import { changesRoute } from '#contract/kit/changes.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Count,
  Id,
  Instant,
  List,
  Maybe,
  Month,
  Note,
  OneOf,
  Optional,
  PlannedInstant,
  Price,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import { PlanCycleStatus, PlanStatus, PlanSummary, PlanMethod } from './plan.ts'

export const planCycleActions = ['edit', 'close', 'consolidate', 'release', 'end'] as const
export const PlanCycleAction = OneOf([...planCycleActions, 'closeDue'])
export type PlanCycleAction = Static<typeof PlanCycleAction>

export const PlanCycle = shape({
  id: Id,
  version: Type.Integer(),
  cycleNo: Type.String(),
  month: Month,
  supplement: Count,
  status: PlanCycleStatus,
  note: Type.String(),
  closesAt: Instant,
  openedByName: Type.String(),
  openedAt: Instant,
  releasedAt: Maybe(Instant),
  plans: Type.Integer({ description: 'departments that have begun a plan' }),
  approving: Type.Integer({ description: 'plans under approval' }),
  approved: Type.Integer({ description: 'plans that were approved' }),
  amount: Type.String({ ...Amount, description: 'amount of the approved plans' }),
  can: List(PlanCycleAction),
})
export type PlanCycle = Static<typeof PlanCycle>

/** Equal goods of all departments of a cycle, beside the stock. */
export const ConsolidatedGoods = shape({
  id: Id,
  skuId: Maybe(Id),
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  supplierName: Type.String(),
  quantity: Count,
  amount: Amount,
  price: Maybe(Type.String({ ...Price, description: 'highest planned price' })),
  available: Maybe(Type.Integer({ description: 'stock; null: goods in words' })),
  minQty: Maybe(Type.Integer({ description: 'minimum quantity of an order' })),
  departments: List(shape({ deptName: Type.String(), quantity: Count })),
  method: PlanMethod,
})
export type ConsolidatedGoods = Static<typeof ConsolidatedGoods>
export const Shortage = OneOf(['short', 'enough'])
export const shortageNames = {
  short: ['库存不足', 'Short of stock'],
  enough: ['库存充足', 'In stock'],
} as const satisfies StateNames<Static<typeof Shortage>>

const officer = { access: 'plan.consolidate', entrances: ['purchaser', 'operator'] } as const
const releaser = { access: 'plan.release', entrances: ['purchaser', 'operator'] } as const
const ofCycle = { id: Id, version: Type.Integer() }

export const listPlanCycles = listRoute({
  path: '/orderrest/api/planCycles/list',
  ...officer,
  summary: 'List the cycles of the tenant, newest first',
  filters: { status: Optional(PlanCycleStatus) },
  record: PlanCycle,
})
export const exportPlanCycles = exportRoute(listPlanCycles, {
  path: '/orderrest/api/planCycles/export',
  columns: ['cycleNo', 'month', 'status', 'closesAt', 'plans', 'approving', 'approved', 'amount', 'releasedAt'],
})
export const findPlanCycle = route({
  method: 'GET',
  path: '/orderrest/api/planCycles/find',
  ...officer,
  summary: 'Get a cycle',
  input: shape({ id: Id }),
  reply: PlanCycle,
})
export const listPlanCycleChanges = changesRoute({
  path: '/orderrest/api/planCycles/changes',
  ...officer,
  summary: 'List the history of a cycle',
  key: 'id',
})
export const openPlanCycle = route({
  method: 'POST',
  path: '/orderrest/api/planCycles/open',
  ...officer,
  summary: 'Open a cycle; a further one of the same month is a numbered supplement',
  input: shape({ month: Month, closesAt: PlannedInstant, note: Note(200) }),
  reply: PlanCycle,
})
export const editPlanCycle = route({
  method: 'POST',
  path: '/orderrest/api/planCycles/edit',
  ...officer,
  summary: 'Change the end of an open cycle, and its note',
  input: shape({ ...ofCycle, closesAt: PlannedInstant, note: Note(200) }),
  reply: PlanCycle,
})
export const movePlanCycle = route({
  method: 'POST',
  path: '/orderrest/api/planCycles/move',
  ...officer,
  summary: 'Close a cycle before its time, begin its consolidation, or end it: nothing more is called off then',
  input: shape({ ...ofCycle, action: OneOf(['close', 'consolidate', 'end']) }),
  reply: PlanCycle,
})
export const releasePlanCycle = route({
  method: 'POST',
  path: '/orderrest/api/planCycles/release',
  ...releaser,
  summary: 'Release the plans of a cycle: departments call goods off, or sourcing gets them as demands',
  input: shape(ofCycle),
  reply: shape({ id: Id }),
})
export const listPlansOfCycle = listRoute({
  path: '/orderrest/api/planCycles/plans',
  ...officer,
  summary: 'List the plans of a cycle',
  filters: { cycleId: Id, status: Optional(PlanStatus), keyword: Optional(Note(100)) },
  record: PlanSummary,
})
export const exportPlansOfCycle = exportRoute(listPlansOfCycle, {
  path: '/orderrest/api/planCycles/exportPlans',
  columns: ['planNo', 'deptName', 'authorName', 'status', 'kinds', 'amount', 'submittedAt'],
})
export const listConsolidated = listRoute({
  path: '/orderrest/api/planCycles/goods',
  ...officer,
  summary: 'List the goods of the approved plans of a cycle: equal ones of all departments together',
  filters: { cycleId: Id, method: Optional(PlanMethod), stock: Optional(Shortage), keyword: Optional(Note(100)) },
  record: ConsolidatedGoods,
})
export const exportConsolidated = exportRoute(listConsolidated, {
  path: '/orderrest/api/planCycles/exportGoods',
  columns: ['name', 'spec', 'unit', 'supplierName', 'quantity', 'available', 'price', 'amount', 'method'],
})
export const choosePlanMethod = route({
  method: 'POST',
  path: '/orderrest/api/planCycles/chooseMethod',
  ...officer,
  summary: 'Choose the method by which goods of a cycle are bought; goods in words are always sourced',
  input: shape({ cycleId: Id, ids: Type.Array(Id, { minItems: 1, maxItems: 500 }), method: PlanMethod }),
  reply: shape({ changed: Type.Integer() }),
})

import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Amount, Day, Id, List, Note, Optional, shape, Type } from '#contract/kit/schema.ts'
import { allocationFields } from '../ordering/costCentres.ts'
import { PaymentMethod } from '../ordering/orderSummary.ts'
import { SubmittedOrder } from '../ordering/submit.ts'
import { LineToCallOff, maxPlanLines, ofPlan, Plan, PlanCycleStatus, PlanLineDraft, PlanOfCycle } from './plan.ts'

const buyer = { access: 'plan.use', entrances: ['purchaser'] } as const

export const listPlans = listRoute({
  path: '/orderrest/api/plans/list',
  ...buyer,
  summary: "List the cycles with the plan of the caller's department, newest first",
  filters: { status: Optional(PlanCycleStatus) },
  record: PlanOfCycle,
})
export const exportPlans = exportRoute(listPlans, {
  path: '/orderrest/api/plans/export',
  columns: [
    'cycleNo',
    'month',
    'cycleStatus',
    'closesAt',
    'planNo',
    'status',
    'authorName',
    'kinds',
    'amount',
    'submittedAt',
  ],
})
export const findPlan = route({
  method: 'GET',
  path: '/orderrest/api/plans/find',
  access: 'session',
  entrances: ['purchaser', 'operator'],
  summary: 'Get a plan, for its department, its approvers, and those who consolidate',
  input: shape({ id: Id }),
  reply: Plan,
})
export const listPlanChanges = changesRoute({
  path: '/orderrest/api/plans/changes',
  access: 'session',
  entrances: ['purchaser', 'operator'],
  summary: 'List the history of a plan, for its department, its approvers, and those who consolidate',
  key: 'id',
})
export const startPlan = route({
  method: 'POST',
  path: '/orderrest/api/plans/start',
  ...buyer,
  summary: "Begin the plan of the caller's department in a cycle; a plan that exists already is answered",
  input: shape({ cycleId: Id }),
  reply: Plan,
})
export const savePlan = route({
  method: 'POST',
  path: '/orderrest/api/plans/save',
  ...buyer,
  summary: 'Save the lines of a draft; names and prices of goods come from the catalogue',
  input: shape({ ...ofPlan, lines: List(PlanLineDraft, maxPlanLines) }),
  reply: Plan,
})
export const copyPlan = route({
  method: 'POST',
  path: '/orderrest/api/plans/copy',
  ...buyer,
  summary: 'Add the goods of the former plan of the department that this draft lacks, at current prices',
  input: shape(ofPlan),
  reply: Plan,
})
export const submitPlan = route({
  method: 'POST',
  path: '/orderrest/api/plans/submit',
  ...buyer,
  summary: 'Submit a plan: its approval begins',
  input: shape(ofPlan),
  reply: Plan,
})
export const withdrawPlan = route({
  method: 'POST',
  path: '/orderrest/api/plans/withdraw',
  ...buyer,
  summary: 'Withdraw a plan from its approval while the cycle is open',
  input: shape(ofPlan),
  reply: Plan,
})
export const callOff = route({
  method: 'POST',
  path: '/orderrest/api/plans/callOff',
  ...buyer,
  summary:
    'Order approved quantities of a released plan, one order per supplier; a price that is too far above the plan needs the normal approval',
  input: shape({
    id: Id,
    lines: Type.Array(LineToCallOff, { minItems: 1, maxItems: maxPlanLines }),
    addressId: Id,
    invoiceTitleId: Id,
    paymentMethod: PaymentMethod,
    expectedDate: Optional(Day),
    purpose: Optional(Note(200)),
    ...allocationFields,
  }),
  reply: shape({ orders: List(SubmittedOrder), total: Amount }),
})
export const joinPlanGroup = route({
  method: 'POST',
  path: '/orderrest/api/plans/joinGroup',
  ...buyer,
  summary:
    'Join a group purchase with approved quantity of a released plan, which is given back if the group does not come about. Also requires `group.join`, and an `Idempotency-Key` header.',
  input: shape({
    id: Id,
    groupId: Id,
    ...LineToCallOff.properties,
    addressId: Id,
    invoiceTitleId: Id,
    paymentMethod: PaymentMethod,
    ...allocationFields,
  }),
  reply: SubmittedOrder,
})

import { eventsOf } from '#contract/kit/event.ts'
import { Amount, Id, Instant, Optional, Type } from '#contract/kit/schema.ts'
import { PlanCycleStatus, PlanStatus } from './plan.ts'

const ofCycle = { cycleNo: Type.String(), closesAt: Optional(Instant) }
const ofPlan = {
  planNo: Type.String(),
  cycleId: Id,
  deptId: Id,
  deptName: Type.String(),
  authorId: Id,
  amount: Optional(Amount),
}

export const plansEvents = {
  ...eventsOf('planCycle', PlanCycleStatus, {
    opened: ofCycle,
    edited: ofCycle,
    closed: ofCycle,
    consolidated: ofCycle,
    released: ofCycle,
    ended: ofCycle,
    methodChosen: { ...ofCycle, goods: Type.Integer(), method: Type.String() },
  }),
  ...eventsOf('plan', PlanStatus, {
    started: ofPlan,
    saved: { ...ofPlan, kinds: Type.Integer() },
    submitted: ofPlan,
    withdrawn: ofPlan,
    approved: ofPlan,
    rejected: ofPlan,
    approvalExpired: ofPlan,
    consolidated: ofPlan,
    released: ofPlan,
    calledOff: { ...ofPlan, orderNos: Type.String() },
    groupJoined: { ...ofPlan, name: Type.String(), orderNos: Type.String() },
    demandReturned: { ...ofPlan, name: Type.String() },
    ended: ofPlan,
  }),
}
